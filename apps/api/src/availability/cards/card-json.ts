import type { FoundStay } from '../stays/search-stays.ts';
import type { StayIndex } from '../stay-index.ts';
import { staticCard, type StaticCard } from './static-card.ts';
import { pricedCard, type CardView } from './offer-card.ts';
import { varyPictures } from './vary-pictures.ts';

/** Cached beginnings of cards, 1 kB each; the least recently used is dropped. */
const MAX_ENTRIES = 4_000;
const cache = new WeakMap<StayIndex, Map<string, string>>();

/**
 * The cards of a page of results as the JSON of their list. Most of a card is the same for every visitor at any time: that part is
 * written once and cached, and only prices, days and terms are written for each question.
 */
export function cardsJson(index: StayIndex, found: readonly FoundStay[], viewOf: (one: FoundStay) => CardView): string {
  const views = found.map(viewOf);
  const staticParts = varyPictures(found.map(({ stay }, place) => staticCard(index, stay, views[place]!.locale)));
  let list = '';
  // Added up piece by piece the engine copies the text once; joined, twice.
  for (const [place, one] of found.entries()) {
    const priced = JSON.stringify(pricedCard(index, one, views[place]!)).slice(1);
    list += `${place === 0 ? '' : ','}${beginningOf(index, staticParts[place]!, views[place]!.locale)},${priced}`;
  }
  return `[${list}]`;
}

/** `{"id":...` up to the priced part. The address of a card is that of its stay in its language, whose words differ by country. */
function beginningOf(index: StayIndex, card: StaticCard, locale: CardView['locale']): string {
  const beginnings = cache.get(index) ?? new Map<string, string>();
  cache.set(index, beginnings);
  const key = `${locale} ${card.uri} ${card.imageUrl}`;
  const beginning = beginnings.get(key) ?? JSON.stringify(card).slice(0, -1);
  beginnings.delete(key);
  beginnings.set(key, beginning);
  if (beginnings.size > MAX_ENTRIES) beginnings.delete(beginnings.keys().next().value!);
  return beginning;
}
