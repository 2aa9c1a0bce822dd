import { randomOf, type Random } from '../random.ts';
import { joined, lowered, sameText, slugOf, textOf, type Text } from '../text.ts';
import { compose } from '../grammar/compose.ts';
import { townAt } from '../grammar/towns.ts';
import type { CountryCode } from '../geography/regions.ts';
import type { Town } from '../geography/towns.ts';
import { picturesOf } from '../gifts/pictures.ts';
import { scenesOfActivity } from '../pictures/activity-scenes.ts';
import { nearScenes, type Scene } from '../pictures/scenes.ts';
import { settingOf, type Setting } from '../pictures/settings.ts';
import { makeCenter, type ActivityCenter } from './centers.ts';
import { hubsAmong } from './hubs.ts';
import { TAG_LABELS } from './kind-texts.ts';
import { ACTIVITY_KINDS, UNIVERS, type ActivityKind } from './kinds.ts';
import { CLOSINGS, COMPOSITIONS, EVENING_SCHEDULE, IMPORTANT, NICE_TO_KNOW, SCHEDULES } from './practical-texts.ts';

/** One of the things that a product holds. */
export interface ActivityPart {
  readonly title: Text;
  readonly description: Text;
  readonly univers: Text;
  readonly composition: Text;
  readonly schedules: Text;
  readonly importantInformation: Text;
  readonly centerId: number;
}

/** A row of the table `activity_product`. */
export interface ActivityProduct {
  readonly id: number;
  readonly centerId: number;
  readonly label: Text;
  readonly slug: string;
  readonly description: Text;
  readonly activities: readonly ActivityPart[];
  readonly schedules: Text;
  readonly niceToKnow: Text;
  readonly importantInfos: readonly Text[];
  readonly tagIds: readonly string[];
  readonly themes: readonly string[];
  readonly firstAdults: number;
  /** Without a promotion. */
  readonly regularCents: readonly number[];
  readonly images: readonly string[];
  readonly popularity: number;
  readonly published: boolean;
}

export interface Activities {
  readonly centers: readonly ActivityCenter[];
  readonly products: readonly ActivityProduct[];
}

export const FIRST_ACTIVITY = 70_001;
const FIRST_CENTER = 8_001;
/** Where each kind of activity is sold, as far as a country has the setting for it. */
const ROUND: readonly CountryCode[] = ['FR', 'FR', 'ES', 'IT', 'BE', 'NL'];
const EVENINGS = new Set(['night-walk', 'stargazing']);
/** One product in six holds a second activity in the same town; every nineteenth is no longer sold. */
const PAIRED = 1 / 6;
const RETIRED = 19;

/** About 120 activities in towns that people travel to; the same on every day. */
export function makeActivities(towns: readonly Town[]): Activities {
  const stage = hubsAmong(towns);
  const taken = new Map<string, readonly string[]>();
  const used = new Set<string>();
  const centers: ActivityCenter[] = [];
  const products: ActivityProduct[] = [];
  const openCenter = (random: Random, town: Town, kind: ActivityKind): ActivityCenter => {
    const center = makeCenter(random, { id: FIRST_CENTER + centers.length, town, univers: kind.univers }, used);
    centers.push(center);
    return center;
  };
  for (const [number, kind] of ACTIVITY_KINDS.entries()) {
    for (const [place, country] of ROUND.entries()) {
      const random = randomOf(number, place, 71);
      const town = townFor(random, { kind, country, stage, taken });
      if (!town) continue;
      const id = FIRST_ACTIVITY + products.length;
      const second = random.chance(PAIRED) ? companionOf(random, kind, town) : undefined;
      const center = openCenter(random, town, kind);
      const secondCenter = second && openCenter(random, town, second);
      const things: [Thing, ...Thing[]] = [{ kind, center }, ...(second && secondCenter ? [{ kind: second, center: secondCenter }] : [])];
      products.push(productOf(random, { id, town, things }));
    }
  }
  return { centers, products };
}

interface Choice {
  readonly kind: ActivityKind;
  readonly country: CountryCode;
  readonly stage: readonly Town[];
  /** Kinds that a town sells, by its id. */
  readonly taken: Map<string, readonly string[]>;
}

/** A town of the country with the right setting that does not yet sell this kind; those that sell least come first. */
function townFor(random: Random, { kind, country, stage, taken }: Choice): Town | undefined {
  const fitting = stage.filter((town) => town.country === country && suits(kind, town) && !(taken.get(town.id) ?? []).includes(kind.id));
  const sold = (town: Town): number => taken.get(town.id)?.length ?? 0;
  const fewest = Math.min(...fitting.map(sold));
  const free = fitting.filter((town) => sold(town) === fewest);
  if (free.length === 0) return undefined;
  const town = random.pick(free);
  taken.set(town.id, [...(taken.get(town.id) ?? []), kind.id]);
  return town;
}

const suits = (kind: ActivityKind, town: Town): boolean => kind.where.includes('any') || kind.where.includes(town.environment);

function companionOf(random: Random, kind: ActivityKind, town: Town): ActivityKind | undefined {
  const others = ACTIVITY_KINDS.filter((one) => one.univers !== kind.univers && suits(one, town) && one.euros < 70);
  return others.length > 0 ? random.pick(others) : undefined;
}

interface Thing {
  readonly kind: ActivityKind;
  readonly center: ActivityCenter;
}

function productOf(
  random: Random,
  { id, town, things }: { id: number; town: Town; things: readonly [Thing, ...Thing[]] },
): ActivityProduct {
  const [{ kind, center }] = things;
  const at = townAt(town);
  const label = labelOf(things, at);
  const parts = things.map(({ kind: of, center: by }) => partOf(random, of, by));
  const kinds = things.map((thing) => thing.kind);
  const setting = settingOf(town.environment, town);
  return {
    id,
    centerId: center.id,
    label,
    slug: slugOf(label.fr),
    description: joined([...kinds.map((one) => one.description), compose(random.pick(CLOSINGS), { at })]),
    activities: parts,
    schedules: parts[0]!.schedules,
    niceToKnow: NICE_TO_KNOW[kind.univers],
    importantInfos: [IMPORTANT[0]!, ...random.some(IMPORTANT.slice(1), random.whole(1, 2))],
    tagIds: kinds.map((one) => one.id),
    themes: [...new Set(kinds.flatMap((one) => one.themes))],
    ...pricesOf(random, kinds),
    images: picturesOf({ of: 'activity', number: id - FIRST_ACTIVITY, setting }, picturedScenes(kinds, setting)),
    popularity: random.whole(10, 400) + (town.resort ? 80 : 0),
    published: (id - FIRST_ACTIVITY) % RETIRED !== RETIRED - 1,
  };
}

/** Each thing that is done, then what belongs to it and what is around: four pictures, or five of two activities. */
function picturedScenes(kinds: readonly ActivityKind[], setting: Setting): Scene[] {
  const shown = kinds.map(({ id }) => scenesOfActivity(id, setting));
  const all = [
    ...shown.map(({ thing }) => thing[0]!),
    ...shown.flatMap(({ thing, beside }) => [...thing.slice(1, 2), ...beside.slice(0, 2)]),
    ...nearScenes(setting),
  ];
  const different = [...new Set(all)];
  return Array.from({ length: kinds.length + 3 }, (_, place) => different[place % different.length]!);
}

/** `Sortie en kayak à Annecy`; two of them: `Sortie en kayak, puis massage à Annecy`. */
function labelOf([{ kind }, second]: readonly [Thing, ...Thing[]], at: Text): Text {
  if (!second) return compose(sameText('{title} {at}'), { title: kind.title, at });
  const then = textOf((language) => lowered(TAG_LABELS.get(second.kind.id)![language]));
  return compose(THEN, { title: kind.title, then, at });
}

const THEN: Text = {
  fr: '{title}, puis {then} {at}',
  es: '{title}, después {then} {at}',
  nl: '{title}, daarna {then} {at}',
  it: '{title}, poi {then} {at}',
  en: '{title}, then {then} {at}',
};

function partOf(random: Random, kind: ActivityKind, center: ActivityCenter): ActivityPart {
  return {
    title: kind.title,
    description: kind.description,
    univers: UNIVERS[kind.univers],
    composition: COMPOSITIONS[kind.univers],
    schedules: EVENINGS.has(kind.id) ? EVENING_SCHEDULE : random.pick(SCHEDULES),
    importantInformation: NICE_TO_KNOW[kind.univers],
    centerId: center.id,
  };
}

/** Larger parties pay a little less a head; prices are whole euros. */
function pricesOf(random: Random, kinds: readonly ActivityKind[]): Pick<ActivityProduct, 'firstAdults' | 'regularCents'> {
  const firstAdults = Math.max(...kinds.map((kind) => kind.firstAdults));
  const mostAdults = Math.max(firstAdults, Math.min(...kinds.map((kind) => kind.mostAdults)));
  const euros = kinds.reduce((sum, kind) => sum + kind.euros, 0) * (0.9 + random.next() * 0.25);
  const parties = Array.from({ length: mostAdults - firstAdults + 1 }, (_, more) => firstAdults + more);
  const regularCents = parties.map((adults) => Math.round(euros * adults * (adults >= 4 ? 0.93 : adults === 3 ? 0.97 : 1)) * 100);
  return { firstAdults, regularCents };
}
