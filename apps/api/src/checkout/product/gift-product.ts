import { DEFAULT_TOGGLES, type ActivityItem, type BoxItem, type GiftCardItem } from '@shop/contracts';
import { formatOfCode, FREE_AMOUNT, GIFT_CARD_AMOUNTS, isGiftCardAmount } from '@shop/domain';
import { conflict, notFound, HttpProblem } from '../../platform/http/index.ts';
import { opensAnyStay } from '../../availability/gift-ranges/index.ts';
import { hasBoxes } from '../../gifts/stock/index.ts';
import { givenGift } from './given-gift.ts';
import { refusedItem } from './refused-item.ts';
import type { PriceContext } from './product-to-sell.ts';
import { GIFT_CARD_LABEL, type SoldProduct } from '../../orders/index.ts';

/** A box in the format of its code. */
export async function boxProduct(context: PriceContext, item: BoxItem): Promise<SoldProduct> {
  const box = await context.db.selectFrom('box').selectAll().where('code', '=', item.code).executeTakeFirst();
  if (!box) throw notFound(`There is no box ${item.code.slice(0, 40)}.`);
  if (!box.published) throw noLongerSold();
  if (context.index && !opensAnyStay(context.index, box)) throw opensNoStay(box.code);
  const format = formatOfCode(box.code) ?? box.format;
  if (item.format && item.format !== format) throw refusedItem('items.boxItem.format', 'The format of a box is that of its code.');
  if (format === 'physical' && !(await hasBoxes(context.db, { code: box.code, quantity: item.quantity ?? 1 }))) throw printedBoxSoldOut();
  return givenGift(
    context,
    { ...item, format },
    {
      path: 'items.boxItem',
      price: box.sell_cents,
      themes: box.themes,
      gift: {
        kind: 'BOX',
        productCode: box.code,
        affiliateId: box.affiliate_id,
        value: box.value_cents,
        nights: box.nights,
        adults: box.adults,
        label: box.title,
        image: box.images[0],
      },
    },
  );
}

/** A gift card of a fixed amount, or a free one where the operator allows it (GIFT-003). */
export async function giftCardProduct(context: PriceContext, item: GiftCardItem): Promise<SoldProduct> {
  const { freeGiftCardAmount: isFree } = context.toggles ?? DEFAULT_TOGGLES;
  if (!isGiftCardAmount(item.amount, isFree))
    throw refusedItem(
      'items.giftCardItem.amount',
      isFree
        ? `A gift card is of ${FREE_AMOUNT.least / 100} to ${FREE_AMOUNT.most / 100} whole euros.`
        : `A gift card is of ${GIFT_CARD_AMOUNTS.map((cents) => cents / 100).join(', ')} euros.`,
    );
  const gift = { kind: 'GIFTCARD', productCode: null, affiliateId: null, value: item.amount, nights: null, adults: 2 } as const;
  return givenGift(context, item, {
    path: 'items.giftCardItem',
    price: item.amount,
    themes: [],
    gift: { ...gift, label: GIFT_CARD_LABEL, image: undefined },
  });
}

/** An activity for a number of adults: always digital, also for oneself. */
export async function activityProduct(context: PriceContext, item: ActivityItem): Promise<SoldProduct> {
  const activity = await context.db.selectFrom('activity_product').selectAll().where('id', '=', Number(item.activityId)).executeTakeFirst();
  if (!activity) throw notFound(`There is no activity ${item.activityId}.`);
  if (!activity.published) throw noLongerSold();
  if (item.format === 'physical') throw refusedItem('items.activityItem.format', 'An activity voucher is digital.');
  const price = activity.sell_cents[item.adults - activity.first_adults];
  const value = activity.regular_cents[item.adults - activity.first_adults];
  if (price === undefined || value === undefined)
    throw refusedItem('items.activityItem.adults', 'The activity is not sold for that many adults.');
  return givenGift(context, item, {
    path: 'items.activityItem',
    price,
    themes: activity.themes,
    gift: {
      kind: 'DIGITAL_ACTIVITY_ONLY',
      productCode: String(activity.id),
      affiliateId: null,
      value,
      nights: null,
      adults: item.adults,
      label: activity.label,
      image: activity.images[0],
    },
  });
}

function opensNoStay(code: string) {
  const message = `The box ${code} cannot be given at the moment: no stay can be chosen with it.`;
  return new HttpProblem(409, { code: 'NOT_GIFTABLE', message, field: 'items.boxItem.code' });
}

function printedBoxSoldOut() {
  const message = 'So many printed boxes are not left: its digital format can be bought.';
  return new HttpProblem(409, { code: 'PHYSICAL_NOT_AVAILABLE', message, field: 'items.boxItem.format' });
}

export function noLongerSold() {
  return conflict('NO_LONGER_SOLD', 'This gift is no longer sold.');
}
