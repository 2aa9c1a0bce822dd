import { addDays } from '@shop/domain';
import type { Hotel } from '../hotels/hotels.ts';
import type { CountryCode } from '../geography/regions.ts';
import { randomOf, type Random } from '../random.ts';
import type { Language } from '../text.ts';
import { complaintsOf, GUESTS, PRAISE_KINDS, praisesOf, type Phrase, type ReviewLocale } from './phrases.ts';

/** A row of the table `review`. */
export interface Review {
  readonly id: number;
  readonly hotelId: number;
  readonly locale: ReviewLocale;
  readonly customer: string;
  /** `couple`, `family`, `friends`, `solo`; worded by the content key `labels`. */
  readonly type: string;
  readonly date: string;
  readonly average: number;
  readonly positive: string;
  readonly negative: string | null;
  readonly details: Readonly<Record<Criterion, number>>;
}

export const CRITERIA = ['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Who travels where: the country's own language first. */
const GUEST_LOCALES: Readonly<Record<CountryCode, readonly ReviewLocale[]>> = {
  FR: ['fr_FR', 'fr_FR', 'fr_FR', 'fr_FR', 'nl_NL', 'es_ES', 'it_IT'],
  ES: ['es_ES', 'es_ES', 'es_ES', 'es_ES', 'fr_FR', 'nl_NL', 'it_IT'],
  IT: ['it_IT', 'it_IT', 'it_IT', 'it_IT', 'fr_FR', 'nl_NL', 'es_ES'],
  BE: ['nl_NL', 'nl_NL', 'fr_FR', 'fr_FR', 'nl_NL', 'fr_FR', 'es_ES'],
  NL: ['nl_NL', 'nl_NL', 'nl_NL', 'nl_NL', 'fr_FR', 'nl_NL', 'it_IT'],
};
const TYPES = ['couple', 'couple', 'couple', 'family', 'friends', 'solo'] as const;
const TWO_YEARS = 730;
const NO_REVIEW_YET = 0.04;
/** Houses of which everybody writes: their window of reviews has a third page. */
const MUCH_REVIEWED = 0.02;

/** About eight reviews a hotel, the newest first; a few houses are too new to have any. */
export function reviewsOf(hotel: Hotel, firstId: number, today: string): Review[] {
  const random = randomOf(hotel.id, 53);
  if (random.chance(NO_REVIEW_YET)) return [];
  const usual = random.whole(2, 8) + random.whole(0, 7);
  const count = randomOf(hotel.id, 89).chance(MUCH_REVIEWED) ? usual + 20 : usual;
  const reported = new Set<string>();
  const ages = Array.from({ length: count }, () => random.whole(3, TWO_YEARS)).sort((a, b) => a - b);
  return ages.map((age, place) => {
    const locale = random.pick(GUEST_LOCALES[hotel.town.country]);
    const details = detailsOf(random, hotel);
    const type = hotel.style === 'family' && random.chance(0.5) ? 'family' : random.pick(TYPES);
    const average = Math.round((Object.values(details).reduce((sum, score) => sum + score, 0) / CRITERIA.length) * 10) / 10;
    return {
      id: firstId + place,
      hotelId: hotel.id,
      locale,
      details,
      average,
      customer: `${random.pick(GUESTS[locale])} ${random.pick([...'ABCDEFGHJKLMNPRSTV'])}.`,
      type,
      date: addDays(today, -age),
      positive: praise(random, { hotel, locale, type, reported }),
      negative: random.chance(average < 7.5 ? 0.8 : 0.3) ? random.pick(complaintsOf(locale)).text : null,
    };
  });
}

interface Praised {
  readonly hotel: Hotel;
  readonly locale: ReviewLocale;
  readonly type: Review['type'];
  readonly reported: Set<string>;
}

/** Who travels alone does not write "we", and only families write of their children. */
const couldWrite = (writers: Phrase['writers'], type: string): boolean =>
  writers === 'any' || (writers === 'many' ? type !== 'solo' : type === 'family');

/** Two or three sentences on different things; no two reviews of a house say the same. */
function praise(random: Random, { hotel, locale, type, reported }: Praised): string {
  for (let attempt = 0; ; attempt++) {
    const kinds = random
      .some(PRAISE_KINDS.slice(0, -1), random.whole(1, 2))
      .filter((kind) => kind !== 'house' || hotel.facilities.includes('spa') || hotel.facilities.includes('garden'));
    const sentences = [...(kinds.length > 0 ? kinds : (['room'] as const)), ...(random.chance(0.7) ? (['end'] as const) : [])].map(
      (kind) => random.pick(praisesOf(locale, kind).filter(({ text, writers }) => couldWrite(writers, type) && isTrueOf(text, hotel))).text,
    );
    const text = sentences.join(' ').replaceAll('{town}', hotel.town.label[locale.slice(0, 2) as Language]);
    if (reported.has(text) && attempt < 20) continue;
    reported.add(text);
    return text;
  }
}

/** Nobody praises a spa, a garden, a car park or a dinner that the house does not have. */
function isTrueOf(sentence: string, hotel: Hotel): boolean {
  const has = (facility: string): boolean => hotel.facilities.includes(facility);
  if (/\bspa\b|wellness/i.test(sentence)) return has('spa');
  if (/jardin|jardín|giardino|tuin\b/i.test(sentence)) return has('garden');
  if (/voiture|coche|parcheggio|geparkeerd/i.test(sentence)) return has('parking');
  if (/dîné|cenamos|cenato|vins|vinos|vini|wijnkaart|De kok|er gegeten/i.test(sentence)) return has('restaurant');
  return true;
}

function detailsOf(random: Random, hotel: Hotel): Record<Criterion, number> {
  const mood = (random.next() + random.next() - 1) * 1.2;
  const score = (lean: number): number =>
    Math.max(3, Math.min(10, Math.round((hotel.quality + mood + lean + (random.next() - 0.5) * 1.4) * 2) / 2));
  return {
    welcoming: score(0.4),
    comfort: score(0),
    cleanliness: score(0.3),
    food: score(-0.2),
    localization: score(0.2),
    priceQualityRatio: score(-0.4),
  };
}
