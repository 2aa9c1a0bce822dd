import type { BoxesBlockAnswer, BoxesBlockItem, ContentBody, Locale } from '@shop/contracts';
import { boxPromo } from '@shop/domain';
import { text } from '../availability/cards/index.ts';
import { opensAnyStay } from '../availability/gift-ranges/index.ts';
import type { ShopIndex } from '../availability/index.ts';
import type { ContentBox } from './content-index.ts';

interface BoxesOnSale {
  /** In the order of the shop's list. */
  readonly boxes: readonly ContentBox[];
  readonly index: ShopIndex;
}

/**
 * The boxes that the content names, in its order, as they are sold now. For each that is no longer sold, or that no stay can be chosen
 * with, the next box of the shop's list follows them while there is one.
 */
export function boxesBlock({ boxes, index }: BoxesOnSale, stored: ContentBody<'boxes-block'>, locale: Locale): BoxesBlockAnswer {
  const { boxes: wanted, ...block } = stored;
  const sold = boxes.filter((box) => opensAnyStay(index, box));
  const named = wanted.flatMap((collection) => sold.find((box) => box.collection === collection) ?? []);
  const chosen = [...new Set([...named, ...sold])].slice(0, wanted.length);
  return { ...block, results: chosen.map((box, place) => itemOf(box, { locale, position: place + 1, campaign: block.campaign })) };
}

interface ItemContext {
  readonly locale: Locale;
  readonly position: number;
  readonly campaign: string;
}

function itemOf(box: ContentBox, { locale, position, campaign }: ItemContext): BoxesBlockItem {
  const discount = boxPromo(box.reference_cents, box.sell_cents);
  return {
    id: box.code,
    sku: box.code,
    handle: box.collection.toLowerCase(),
    title: text(box.title, locale),
    image: `/images/${box.images[0]}/640_360.webp`,
    includedContent: text(box.included_content, locale),
    rating: Number(box.rating),
    price: discount > 0 ? box.reference_cents : box.sell_cents,
    ...(discount > 0 && { promoPrice: box.sell_cents }),
    discount,
    position,
    campaign,
  };
}
