import type { SeasonDays } from '@shop/domain';
import { randomOf, type Random } from '../random.ts';
import { slugOf, type Text } from '../text.ts';
import { withoutArticle } from '../grammar/noun.ts';
import type { Hotel } from '../hotels/hotels.ts';
import { nightIn, type Room } from '../hotels/rooms.ts';
import { settingOf } from '../pictures/settings.ts';
import { skipStayDraws } from '../pictures/skipped-draws.ts';
import { stayPictures, type StayPictures } from '../pictures/stay-pictures.ts';
import { ACTIVITIES, type Activity } from './activities.ts';
import { BREAKFASTS, DINNERS, EXTRAS, SHORT } from './meals.ts';
import { nameOf, type UsedNames } from './stay-name.ts';
import { themesIn, themesOf } from './stay-themes.ts';
import { stayToAddTo, type StayToAddTo } from './stay-to-add-to.ts';
import { IMPORTANT_INFOS, MARKETING_LABELS } from './stay-texts.ts';

/** One line of a stay's programme; `image` is a picture's id. */
export interface ProgrammeLine {
  readonly id: string;
  readonly kind: 'room' | 'breakfast' | 'dinner' | 'activity' | 'extra';
  readonly icon: string;
  readonly title: Text;
  readonly description?: Text;
  readonly image?: string;
  readonly imageUrl?: string;
  /** Minutes. */
  readonly duration?: number;
  /** `HH:mm` until which the line lets guests stay on their last day. */
  readonly departure?: string;
  /** Of an activity that is not run all year. */
  readonly season?: SeasonDays;
  /** Number of the activity centre that runs it; the hotel does without. */
  readonly center?: number;
}

/** A row of the table `stay`. */
export interface Stay {
  readonly id: number;
  readonly hotelId: number;
  readonly roomId: number;
  readonly label: Text;
  readonly slug: string;
  readonly description: Text;
  readonly nights: number;
  readonly images: readonly string[];
  readonly programme: readonly ProgrammeLine[];
  readonly headwords: readonly Text[];
  readonly themes: readonly string[];
  /** Per night, for two adults. */
  readonly supplementCents: number;
  readonly cancellationType: string;
  readonly cancellable: boolean;
  readonly importantInfos: readonly Text[];
  readonly marketingLabel: Text | null;
  /** The stay that this one sells under other terms. */
  readonly variantOf?: number;
}

/** Descriptions are written when all stays are known, see `describe-stays.ts`. */
export type UndescribedStay = Omit<Stay, 'description'>;

export const FIRST_STAY = 10_001;

/** Days before check-in until which changes are free; `NCNR` is neither changed nor refunded (spec 2, section 5). */
const CANCELLATIONS = ['FLEX_2', 'FLEX_2', 'FLEX_2', 'FLEX_7', 'FLEX_7', 'NCNR'] as const;

/** Two to four stays, each named after an activity of its own; some of them hold all of another one and that activity more. */
export function staysOf(hotel: Hotel, rooms: readonly Room[], firstId: number, used: UsedNames): UndescribedStay[] {
  const random = randomOf(hotel.id, 23);
  const count = random.chance(0.2) ? 2 : random.chance(0.75) ? 3 : 4;
  const possible = ACTIVITIES.filter(
    (activity) =>
      activity.where.some(
        (where) => where === hotel.environment || where === hotel.type || where === 'any' || (where === 'snow' && hotel.snowy),
      ) && fits(activity, hotel),
  );
  const activities = random.some(possible, count);
  const stays: UndescribedStay[] = [];
  for (const [place, activity] of activities.entries()) {
    const id = firstId + place;
    const base = stayToAddTo(id, activity, stays);
    const room = rooms.find((one) => one.id === base?.stay.roomId) ?? rooms[place % rooms.length]!;
    stays.push(makeStay({ hotel, room, id, activity, base, used }));
  }
  return stays;
}

/** A house without a spa sells no hours in it. */
function fits(activity: Activity, hotel: Hotel): boolean {
  return activity.id !== 'spa-access' && activity.id !== 'hammam'
    ? true
    : hotel.facilities.includes('spa') || hotel.facilities.includes('sauna');
}

interface Making {
  readonly hotel: Hotel;
  readonly room: Room;
  readonly id: number;
  /** Gives the stay its theme and its name. */
  readonly activity: Activity;
  /** All of it is in the stay, too. */
  readonly base: StayToAddTo | undefined;
  readonly used: UsedNames;
}

function makeStay({ hotel, room, id, activity, base, used }: Making): UndescribedStay {
  const random = randomOf(id, 31);
  const activities: [Activity, ...Activity[]] = base ? [activity, base.activity] : [activity];
  const wording = randomOf(id, 37);
  const drawnNights = random.chance(0.58) ? 1 : random.chance(0.78) ? 2 : 3;
  const nights = base?.stay.nights ?? drawnNights;
  const theme = random.pick(themesIn(activity, hotel));
  const drawnDinner = random.chance(theme === 'gastronomy' ? 0.85 : 0.34) ? random.pick(DINNERS) : undefined;
  const drawnBreakfast = random.chance(0.92) ? random.pick(BREAKFASTS) : undefined;
  const dinner = base ? mealIn(base.stay, DINNERS) : drawnDinner;
  const breakfast = base ? mealIn(base.stay, BREAKFASTS) : drawnBreakfast;
  const { label, shows } = nameOf(wording, { hotel, theme, activities, nights, hasDinner: !!dinner, hasBreakfast: !!breakfast, used });
  skipStayDraws(random, { id, theme, done: activities.length + (dinner ? 1 : 0) });
  const pictures = stayPictures({
    id,
    number: id - FIRST_STAY,
    setting: settingOf(hotel.environment, hotel.town),
    type: hotel.type,
    nameShows: shows,
    activities: [activity.id, ...(base ? [base.activity.id] : [])],
    hasDinner: dinner !== undefined,
  });
  const once = activities.reduce((sum, { cents }) => sum + cents, 0) + (dinner?.cents ?? 0);
  return {
    id,
    hotelId: hotel.id,
    roomId: room.id,
    label,
    slug: slugOf(label.fr),
    nights,
    images: pictures.images,
    programme: programmeOf(random, {
      room,
      nights,
      activities,
      pictures,
      breakfast: breakfast?.title,
      dinner,
      base: base?.stay,
    }),
    headwords: [
      ...(breakfast ? [breakfast.title.en.startsWith('Brunch') ? SHORT.brunch : SHORT.breakfast] : []),
      ...(dinner ? [SHORT.dinner] : []),
      ...activities.map(({ mention }) => withoutArticle(mention)),
    ],
    themes: themesOf(hotel, activities, room, dinner !== undefined),
    supplementCents: Math.round(((breakfast?.cents ?? 0) + once / nights) / 100) * 100,
    ...cancellationOf(random),
    importantInfos: [
      IMPORTANT_INFOS[0]!,
      ...random.some(
        IMPORTANT_INFOS.slice(1).filter((info) => isTrueOf(info, hotel)),
        random.whole(1, 3),
      ),
    ],
    marketingLabel: random.chance(0.22) ? random.pick(MARKETING_LABELS) : null,
  };
}

function programmeOf(
  random: Random,
  {
    room,
    nights,
    activities,
    pictures,
    breakfast,
    dinner,
    base,
  }: {
    room: Room;
    nights: number;
    activities: readonly Activity[];
    pictures: StayPictures;
    breakfast: Text | undefined;
    dinner: (typeof DINNERS)[number] | undefined;
    base: UndescribedStay | undefined;
  },
): ProgrammeLine[] {
  const drawn = random.chance(0.55) ? random.pick(EXTRAS) : undefined;
  const extra = base?.programme.some(({ kind }) => kind === 'extra') ? EXTRAS.find(({ title }) => isIn(base, title)) : drawn;
  return [
    { id: 'room', kind: 'room', icon: 'bed-double', title: nightIn(room, nights), image: room.images[0] },
    ...(breakfast ? [{ id: 'breakfast', kind: 'breakfast', icon: 'coffee', title: breakfast } as const] : []),
    ...(dinner
      ? [
          {
            id: dinner.id,
            kind: 'dinner',
            icon: 'utensils',
            title: dinner.title,
            image: pictures.imageOf('dinner'),
          } as const,
        ]
      : []),
    ...activities.map(({ id, icon, title, description, minutes, season }) => {
      const image = pictures.imageOf(id);
      return { id, kind: 'activity', icon, title, description, duration: minutes, image, ...(season && { season }) } as const;
    }),
    ...(extra ? [{ id: `extra-${extra.icon}`, kind: 'extra', ...extra } as const] : []),
  ];
}

function mealIn<M extends { readonly title: Text }>(stay: UndescribedStay, meals: readonly M[]): M | undefined {
  return meals.find(({ title }) => isIn(stay, title));
}

const isIn = ({ programme }: UndescribedStay, title: Text): boolean => programme.some((line) => line.title === title);

export function cancellationOf(random: Random): Pick<Stay, 'cancellationType' | 'cancellable'> {
  const cancellationType = random.pick(CANCELLATIONS);
  return { cancellationType, cancellable: cancellationType !== 'NCNR' };
}

/** Facts that the house's own facilities decide. */
function isTrueOf(info: Text, hotel: Hotel): boolean {
  if (/pets/i.test(info.en)) return hotel.facilities.includes('pets');
  if (/spa/i.test(info.en)) return hotel.facilities.includes('spa');
  if (/parking/i.test(info.en)) return hotel.facilities.includes('parking');
  if (/restaurant/i.test(info.en)) return hotel.facilities.includes('restaurant');
  return true;
}
