import type { ItemChoice } from '@shop/domain';
import { randomOf } from '../random.ts';
import { joined, type Text } from '../text.ts';
import { BOX_FACTS, type BoxFacts } from './box-facts.ts';
import { BOX_DESCRIPTIONS, BOX_TITLES } from './box-texts.ts';
import { picturesOf } from './pictures.ts';

/** A row of the table `box`. */
export interface Box {
  readonly code: string;
  readonly collection: string;
  readonly format: 'digital' | 'physical';
  readonly title: Text;
  readonly description: Text;
  readonly includedContent: Text;
  readonly valueCents: number;
  readonly nights: number;
  readonly themes: readonly string[];
  readonly requiredItems: readonly ItemChoice[];
  readonly images: readonly string[];
  readonly rating: number;
  readonly affiliateId: string;
  readonly position: number;
}

/** Thirty boxes, each as a digital and as a physical gift of the same price. */
export const makeBoxes = (): Box[] =>
  BOX_FACTS.flatMap((facts, place) => [boxOf(facts, place, 'digital'), boxOf(facts, place, 'physical')]);

function boxOf(facts: BoxFacts, place: number, format: Box['format']): Box {
  const { collection } = facts;
  return {
    code: `${collection}${format === 'digital' ? 'EBOX' : 'BOX'}`,
    collection,
    format,
    title: BOX_TITLES.get(collection)!,
    description: BOX_DESCRIPTIONS.get(collection)!,
    includedContent: joined(
      facts.contents.map(({ text }) => text),
      '\n',
    ),
    requiredItems: facts.contents.map(({ items }) => items).filter((items) => items.length > 0),
    valueCents: facts.euros * 100,
    nights: facts.nights,
    themes: facts.themes,
    images: picturesOf({ of: 'box', number: place }, facts.pictures),
    rating: randomOf(place, 53).whole(42, 49) / 10,
    affiliateId: `box-${collection.toLowerCase()}`,
    position: place + 1,
  };
}
