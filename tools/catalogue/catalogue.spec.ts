import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysOfMonth, monthOf, addDays } from '@shop/domain';
import { LOCALES } from '@shop/contracts';
import { calendarOf, makeCatalogue, monthsFrom } from './catalogue.ts';
import { COUNTRIES } from './geography/regions.ts';
import { kilometres } from './hotels/hotels.ts';
import { PICTURE_KINDS } from '@shop/pictures';
import { LANGUAGES, type Text } from './text.ts';

const TODAY = '2026-11-21';
const catalogue = makeCatalogue({ today: TODAY, hotels: 2000 });
const stays = catalogue.houses.flatMap((house) => house.stays.map((stay) => ({ stay, hotel: house.hotel })));
/** Photographs of a house that has sent few. */
const FEW_PICTURES = 3;

/** Every text at any depth. */
function textsIn(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== 'object') return [];
  return 'fr' in value && 'en' in value ? [value as Text] : Object.values(value).flatMap(textsIn);
}

/** `[a, a, b]` -> `[a]`. */
function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}

describe('the demo catalogue', () => {
  test('is the same whenever it is made for the same day', () => {
    const again = makeCatalogue({ today: TODAY, hotels: 2000 });
    expect(JSON.stringify(again.houses)).toBe(JSON.stringify(catalogue.houses));
    expect(JSON.stringify(again.places)).toBe(JSON.stringify(catalogue.places));
  });

  test('has activities of stays run by a centre nearby, which can be called', () => {
    const centers = new Map(catalogue.activities.centers.map((center) => [center.id, center]));
    const run = stays.flatMap(({ stay, hotel }) => stay.programme.flatMap(({ center, kind }) => (center ? [{ center, kind, hotel }] : [])));
    expect(run.length).toBeGreaterThan(50);
    for (const { center, kind, hotel } of run) {
      expect(kind).toBe('activity');
      expect(kilometres(centers.get(center)!, hotel)).toBeLessThanOrEqual(15);
    }
    for (const { telephone } of centers.values()) expect(telephone).toMatch(/^\+\d{9,14}$/);
  });

  test('sells the same hotels and stays on another day; only the reviews have aged', () => {
    const later = makeCatalogue({ today: '2027-03-02', hotels: 2000 });
    const withoutReviews = (made: typeof catalogue) => made.houses.map(({ hotel, rooms, stays: sold }) => ({ hotel, rooms, sold }));
    expect(JSON.stringify(withoutReviews(later))).toBe(JSON.stringify(withoutReviews(catalogue)));
    expect(later.houses.flatMap((house) => house.reviews).every((review) => review.date < '2027-03-02')).toBe(true);
  });

  test('holds 2,000 hotels of five countries and about 6,000 stays', () => {
    expect(catalogue.houses).toHaveLength(2000);
    expect(new Set(catalogue.houses.map(({ hotel }) => hotel.town.country))).toEqual(new Set(COUNTRIES.map((country) => country.code)));
    expect(stays.length).toBeGreaterThan(5700);
    expect(stays.length).toBeLessThan(6300);
  });

  test('puts every hotel into a real town of its country, within two kilometres of its middle', () => {
    const cities = new Map(catalogue.places.filter((place) => place.category === 'city').map((place) => [place.id, place]));
    for (const { hotel } of catalogue.houses) {
      const city = cities.get(hotel.town.id);
      expect(city?.country).toBe(hotel.town.country);
      expect(hotel.town.region.country).toBe(hotel.town.country);
      expect(kilometres(city!, hotel)).toBeLessThan(2);
    }
  });

  test('gives every hotel a name of its own', () => {
    expect(repeated(catalogue.houses.map(({ hotel }) => hotel.label.toLowerCase()))).toEqual([]);
  });

  test('gives no hotel a number for a name', () => {
    expect(catalogue.houses.filter(({ hotel }) => /\d|[{}]/.test(hotel.label))).toEqual([]);
  });

  test.each(LANGUAGES)('names no two stays of a department alike in %s', (language) => {
    const labels = stays.map(({ stay, hotel }) => `${(hotel.town.department ?? hotel.town.region).id} ${stay.label[language]}`);
    expect(repeated(labels)).toEqual([]);
  });

  test('describes no two hotels and no two stays alike', () => {
    expect(repeated(catalogue.houses.map(({ hotel }) => hotel.description.fr))).toEqual([]);
    const described = stays.map(({ stay, hotel }) => `${hotel.id} ${stay.description.fr}`);
    expect(repeated(described)).toEqual([]);
  });

  test('fills every text in all languages and leaves no slot open', () => {
    const texts = textsIn([catalogue.places.map((place) => [place.label, place.context]), catalogue.houses]);
    expect(texts.length).toBeGreaterThan(100_000);
    const faulty = texts.filter((text) => LANGUAGES.some((language) => !text[language] || /[{}|]|undefined/.test(text[language])));
    expect(faulty).toEqual([]);
  });

  test.each([
    ['nl', /(?<!\d )\b(u|uw)\b/i],
    ['es', /\busted/i],
    ['it', /\b(vostr[oaei]|Lei)\b/],
  ] as const)('speaks to its guests in %s as the shop does, as to friends', (language, formal) => {
    const { houses, activities, gifts } = catalogue;
    const said = textsIn([houses.slice(0, 400), activities, gifts]).map((text) => text[language]);
    expect(said.filter((words) => formal.test(words))).toEqual([]);
  });

  test('words its labels for every locale', () => {
    expect(catalogue.contents.filter((content) => content.key === 'labels').map((content) => content.locale)).toEqual([...LOCALES]);
  });

  test('shows pictures of known kinds and none twice', () => {
    const images = catalogue.houses.flatMap(({ hotel, rooms, stays: sold }) => [
      ...hotel.images,
      ...rooms.flatMap((room) => room.images),
      ...sold.flatMap((stay) => stay.images),
    ]);
    const kinds = new Set<string>(PICTURE_KINDS);
    expect(images.filter((id) => !/^[a-z]+-\d{1,7}$/.test(id) || !kinds.has(id.split('-')[0]!))).toEqual([]);
    expect(repeated(images.map((id) => id.split('-')[1]!))).toEqual([]);
  });

  test('makes addresses of plain letters', () => {
    expect(stays.filter(({ stay }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stay.slug))).toEqual([]);
  });

  test('gives every hotel one to three rooms and every stay a room of its hotel', () => {
    for (const { hotel, rooms, stays: sold } of catalogue.houses) {
      expect(rooms.length).toBeGreaterThanOrEqual(1);
      expect(rooms.length).toBeLessThanOrEqual(3);
      expect(sold.every((stay) => stay.hotelId === hotel.id && rooms.some((room) => room.id === stay.roomId))).toBe(true);
    }
  });

  test('gives about one stay in four a second activity, of another kind and told on the page', () => {
    const activitiesOf = (lines: (typeof stays)[number]['stay']['programme']) => lines.filter(({ kind }) => kind === 'activity');
    const double = stays.map(({ stay }) => stay).filter((stay) => activitiesOf(stay.programme).length > 1);
    const both = double.map((stay) => activitiesOf(stay.programme));
    expect(both.length / stays.length).toBeGreaterThan(0.18);
    expect(both.length / stays.length).toBeLessThan(0.3);
    expect(both.filter(([first, second, third]) => first!.icon === second!.icon || first!.id === second!.id || third)).toEqual([]);
    // Some houses have sent a few photographs only: an activity is then told without one.
    const hasSentAll = ({ images }: (typeof double)[number]) => images.length > FEW_PICTURES;
    expect(double.filter((stay) => hasSentAll(stay) && activitiesOf(stay.programme).some(({ image }) => !image))).toEqual([]);
  });

  test('lets the guests of a stay add an activity to it: another stay of the house holds all of it, and costs that much more', () => {
    for (const { stays: sold } of catalogue.houses)
      for (const more of sold.filter(({ programme }) => programme.filter(({ kind }) => kind === 'activity').length > 1)) {
        const [, second] = more.programme.filter(({ kind }) => kind === 'activity');
        const base = sold.find((stay) => stay.id < more.id && stay.programme.some(({ id }) => id === second!.id))!;
        const lacks = base.programme.filter(({ title }) => !more.programme.some((line) => line.title.fr === title.fr));
        expect([lacks, more.roomId, more.nights]).toEqual([[], base.roomId, base.nights]);
        expect(more.supplementCents).toBeGreaterThan(base.supplementCents);
      }
  });

  test('no longer sells one hotel, one stay of another and some activities: the README says where they are @PROD-009 @HOTEL-004 @ACT-003', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const { hotelId, stayId } = catalogue.retired;
    const activity = catalogue.activities.products.find(({ published }) => !published);
    for (const path of [`/hotel/${hotelId}`, `/stay/${stayId}`, `/activity/${activity?.id}`])
      expect(readme).toContain(`<http://localhost:4200${path}>`);
    const house = catalogue.houses.find((one) => one.stays.some(({ id }) => id === stayId));
    expect(house?.stays.length).toBeGreaterThan(2);
    expect(house?.hotel.id).not.toBe(hotelId);
    expect(makeCatalogue({ today: TODAY, hotels: 12 }).retired).toEqual({});
  });

  test('has about eight reviews a hotel, in four languages, none of a house saying the same', () => {
    const reviews = catalogue.houses.flatMap((house) => house.reviews);
    expect(reviews.length / 2000).toBeGreaterThan(7);
    expect(reviews.length / 2000).toBeLessThan(9);
    expect(new Set(reviews.map((review) => review.locale)).size).toBe(4);
    expect(repeated(reviews.map((review) => `${review.hotelId} ${review.locale} ${review.positive}`))).toEqual([]);
  });
});

describe('the calendar', () => {
  const months = monthsFrom(TODAY);
  const some = catalogue.houses.filter((_, place) => place % 20 === 0);
  const calendar = [...calendarOf(some, months)];

  test('prices every room on every day of a year', () => {
    expect(months.at(-1)! >= monthOf(addDays(TODAY, 365))).toBe(true);
    expect(calendar).toHaveLength(some.flatMap((house) => house.rooms).length * months.length);
    for (const month of calendar) {
      const days = daysOfMonth(month.month.slice(0, 7)).length;
      expect([month.price.length, month.promo.length, month.minStay.length, month.stock.length]).toEqual([days, days, days, days]);
      expect(month.price.every((cents) => cents >= 3000 && cents % 100 === 0)).toBe(true);
      expect(month.promo.every((percent) => percent >= 0 && percent <= 30)).toBe(true);
      expect(month.minStay.every((nights) => nights >= 1 && nights <= 3)).toBe(true);
      expect(month.stock.every((rooms) => rooms >= 0 && rooms <= 12)).toBe(true);
    }
  });

  test('names a promoted day as the cheapest of one room in six, and has few rooms left on one day in ten', () => {
    const rooms = Map.groupBy(calendar, ({ roomId }) => roomId);
    const cheapest = [...rooms.values()].map((own) =>
      own
        .flatMap(({ price, promo, stock }) =>
          price.map((cents, day) => ({ sell: cents * (100 - promo[day]!), promo: promo[day]!, stock: stock[day]! })),
        )
        .filter(({ stock }) => stock > 0)
        .reduce((best, day) => (day.sell < best.sell ? day : best)),
    );
    const promoted = cheapest.filter(({ promo }) => promo > 5).length / cheapest.length;
    const open = calendar.flatMap(({ stock }) => stock).filter((left) => left > 0);
    const few = open.filter((left) => left <= 3).length / open.length;

    expect(promoted).toBeGreaterThan(0.1);
    expect(promoted).toBeLessThan(0.22);
    expect(few).toBeGreaterThan(0.06);
    expect(few).toBeLessThan(0.15);
  });

  test('sells a month the same way in whichever window it stands', () => {
    const alone = [...calendarOf(some, [months[5]!])];
    expect(alone).toEqual(calendar.filter((month) => month.month.startsWith(months[5]!)));
  });

  test('asks more for a Saturday than for a Tuesday', () => {
    const march = calendar.filter((month) => month.month === '2027-03-01');
    const mean = (day: number): number => march.reduce((sum, month) => sum + month.price[day - 1]!, 0) / march.length;
    expect(mean(13)).toBeGreaterThan(mean(9) * 1.1);
  });
});
