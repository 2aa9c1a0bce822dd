import { compose } from '../grammar/compose.ts';
import type { Nouns } from '../grammar/noun.ts';
import { ENVIRONMENTS } from '../geography/settings.ts';
import { inRegion } from '../grammar/regions.ts';
import { townAt, townNoun } from '../grammar/towns.ts';
import type { Hotel } from '../hotels/hotels.ts';
import type { Random } from '../random.ts';
import { LANGUAGES, sameText, type Language, type Text } from '../text.ts';
import type { Activity } from './activities.ts';
import { nightsInWords } from './nights.ts';
import type { NameShows } from '../pictures/stay-pictures.ts';
import { FRAMES, openingsOf, type Frame, type Opening } from './openings.ts';

/** Names that are already used in a department: neighbours never bear the same. A name without town or activity is used once. */
export type UsedNames = Map<string, Set<string>>;

export interface Naming {
  readonly hotel: Hotel;
  readonly theme: string;
  /** What the stay is named after, then what it holds besides. */
  readonly activities: readonly [Activity, ...Activity[]];
  readonly nights: number;
  readonly hasDinner: boolean;
  readonly hasBreakfast: boolean;
  readonly used: UsedNames;
}

/** What two lines of a card hold. */
export const LONGEST_NAME = 72;
/** One name in five begins with the nights. */
const NIGHTS_FIRST = 0.2;
const NIGHTS_ALONE: Opening = { theme: 'any', follows: 'nights', promises: [], words: sameText('{Nights}') };

export interface StayName {
  readonly label: Text;
  readonly shows: NameShows;
}

/** A name that no neighbour bears, after the theme, the house or what is done there. */
export function nameOf(random: Random, naming: Naming): StayName {
  const { hotel, nights, used } = naming;
  const openings = openingsFor(naming);
  const slots = {
    nights: nightsInWords(nights),
    mention: naming.activities[0].mention,
    town: townAt(hotel.town),
    name: townNoun(hotel.town),
    region: inRegion(hotel.town.region),
  };
  const near = namesOf(used, (hotel.town.department ?? hotel.town.region).id);
  const everywhere = namesOf(used, 'everywhere');
  for (let attempt = 0; ; attempt++) {
    const opening = random.chance(NIGHTS_FIRST) ? NIGHTS_ALONE : random.pick(openings);
    const frame = random.pick(framesFor(opening, hotel, attempt));
    const name = compose(frame.words, { ...slots, opening: compose(opening.words, slots) });
    const full = attempt < 24 ? name : compose(sameText('{name} – {hotel}'), { name, hotel: sameText(hotel.label) });
    const taken = frame.kind === 'alone' || frame.kind === 'region' ? everywhere : near;
    if (attempt < 40 && ((attempt < 24 && !fitsCard(full)) || isTaken(taken, full) || repeats(frame, opening, slots.mention))) continue;
    for (const language of LANGUAGES) for (const names of [near, everywhere]) names.add(`${language} ${full[language]}`);
    return { label: full, shows: shownBy(opening, frame, naming) };
  }
}

const HOUSES: Readonly<Record<string, NameShows>> = { castle: 'castle', unusual: 'treehouse', nature: 'place' };

/** What a reader of the name expects to see: what it mentions or promises, the place or the house that it is about, or what is done there. */
function shownBy({ theme, promises }: Opening, { kind, follows }: Frame, { activities: [first, ...more] }: Naming): NameShows {
  const promised = promises.flatMap((promise) => promise.split('/'));
  if (kind === 'mention' || follows === 'nights') return { activity: first.id };
  const activity = [first, ...more].find(({ id }) => promised.includes(id));
  if (activity) return { activity: activity.id };
  if (promised.includes('dinner')) return 'dinner';
  return HOUSES[theme] ?? ((ENVIRONMENTS as readonly string[]).includes(theme) ? 'place' : { activity: first.id });
}

function openingsFor({ hotel, theme, activities, nights, hasDinner, hasBreakfast }: Naming): Opening[] {
  const { type, environment, facilities, snowy, label } = hotel;
  const promised = {
    nights,
    activities: activities.map(({ id }) => id),
    hasDinner,
    hasBreakfast,
    facilities,
    type,
    environment,
    hotelLabel: label,
  };
  const setting =
    type === 'treehouse' ? 'unusual' : type === 'castle' ? 'castle' : snowy && activities[0].themes.includes('snow') ? 'snow' : environment;
  // A boat trip is of the sea on the coast alone.
  const isElsewhere = (ENVIRONMENTS as readonly string[]).includes(theme) && theme !== environment;
  return [...(isElsewhere ? [] : [theme]), setting, environment].flatMap((one) => openingsOf(one, promised));
}

/** A city is named, not its region; a name that finds no free place soon bears its town. */
const framesFor = (opening: Opening, { environment }: Hotel, attempt: number): readonly Frame[] => {
  const frames = FRAMES.filter(
    ({ follows, kind }) =>
      (opening.follows === follows || (follows.length === 1 && opening.follows.includes(follows))) &&
      (kind !== 'region' || environment !== 'city'),
  );
  const placed = frames.filter(({ kind }) => kind === 'town');
  return attempt >= 12 && placed.length > 0 ? placed : frames;
};

const fitsCard = (name: Text): boolean => LANGUAGES.every((language) => name[language].length <= LONGEST_NAME);
const isTaken = (names: ReadonlySet<string>, name: Text): boolean =>
  LANGUAGES.some((language) => names.has(`${language} ${name[language]}`));

/** `Une nuit à deux avec un massage à deux`: what is mentioned repeats a word of the opening. */
function repeats({ kind }: Frame, { words }: Opening, mention: Nouns): boolean {
  return kind === 'mention' && LANGUAGES.some((language) => commonWords(language, words[language], mention[language].words));
}

const SHORTEST_WORD = 4;
const commonWords = (language: Language, opening: string, mention: string): boolean => {
  const wordsOf = (phrase: string): string[] =>
    phrase
      .toLocaleLowerCase(language)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= SHORTEST_WORD);
  const said = new Set(wordsOf(opening));
  return wordsOf(mention).some((word) => said.has(word));
};

function namesOf(used: UsedNames, where: string): Set<string> {
  const names = used.get(where) ?? new Set<string>();
  used.set(where, names);
  return names;
}
