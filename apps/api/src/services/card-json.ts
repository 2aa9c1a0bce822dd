import type { FoundStay } from '../search/search-stays.ts';
import type { StayIndex } from '../search/stay-index.ts';
import { lastingCard, type LastingCard } from './lasting-card.ts';
import { passingCard, type CardView } from './offer-card.ts';
import { varyPictures } from './vary-pictures.ts';

/** Beginnings of cards that are kept, 1 kB each; the one that was not shown for longest is dropped. */
const MOST_KEPT = 4_000;
const kept = new WeakMap<StayIndex, Map<string, string>>();

/**
 * The cards of a page of results as the JSON of their list. Most of a card says the same whoever asks and whenever: that part is
 * written once and kept, and only prices, days and terms are written for each question.
 */
export function cardsJson(index: StayIndex, found: readonly FoundStay[], viewOf: (one: FoundStay) => CardView): string {
  const views = found.map(viewOf);
  const lasting = varyPictures(found.map(({ stay }, place) => lastingCard(index, stay, views[place]!.locale)));
  let list = '';
  // Added up piece by piece the engine copies the text once; joined, twice.
  for (const [place, one] of found.entries()) {
    const passing = JSON.stringify(passingCard(index, one, views[place]!)).slice(1);
    list += `${place === 0 ? '' : ','}${beginningOf(index, lasting[place]!)},${passing}`;
  }
  return `[${list}]`;
}

/** `{"id":...` up to what passes. The address of a card is that of its stay in its language. */
function beginningOf(index: StayIndex, card: LastingCard): string {
  const beginnings = kept.get(index) ?? new Map<string, string>();
  kept.set(index, beginnings);
  const key = `${card.uri} ${card.imageUrl}`;
  const beginning = beginnings.get(key) ?? JSON.stringify(card).slice(0, -1);
  beginnings.delete(key);
  beginnings.set(key, beginning);
  if (beginnings.size > MOST_KEPT) beginnings.delete(beginnings.keys().next().value!);
  return beginning;
}
