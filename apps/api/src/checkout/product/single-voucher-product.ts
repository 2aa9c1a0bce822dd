import { DEFAULT_TOGGLES } from '@shop/contracts';
import { conflict, notFound } from '../../platform/http/index.ts';
import { givenGift, type Given } from './given-gift.ts';
import { noLongerSold } from './gift-product.ts';
import { refusedItem } from './refused-item.ts';
import type { PriceContext } from './product-to-sell.ts';
import type { SoldProduct } from '../../orders/index.ts';

/** A stay without dates, for two (spec 1, section 9); its price depends on the nights alone. */
export async function singleVoucherProduct(
  context: PriceContext,
  item: Given & { offerId: string; nights: number },
  path: string,
): Promise<SoldProduct> {
  if (!/^\d{1,9}$/.test(item.offerId)) throw refusedItem(`${path}.offerId`, 'offerId is the number of a stay.');
  if (item.format === 'physical' && !(context.toggles ?? DEFAULT_TOGGLES).physicalSingleVoucher)
    throw refusedItem(`${path}.format`, 'A stay is given in digital form only.');
  const stay = await context.db
    .selectFrom('stay')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .leftJoin('single_voucher', 'single_voucher.stay_id', 'stay.id')
    .select(['stay.id', 'stay.label', 'stay.images', 'stay.themes', 'stay.published', 'hotel.active'])
    .select(['single_voucher.affiliate_id', 'single_voucher.nights', 'single_voucher.regular_cents', 'single_voucher.sell_cents'])
    .where('stay.id', '=', Number(item.offerId))
    .executeTakeFirst();
  if (!stay) throw notFound(`There is no stay ${item.offerId}.`);
  if (!stay.published || !stay.active) throw noLongerSold();
  if (!stay.nights || !stay.regular_cents || !stay.sell_cents) throw conflict('NOT_GIFTABLE', 'This stay cannot be given.');
  const place = stay.nights.indexOf(item.nights);
  const [price, value] = [stay.sell_cents[place], stay.regular_cents[place]];
  if (price === undefined || value === undefined) throw refusedItem(`${path}.nights`, `This gift is of ${stay.nights.join(', ')} nights.`);
  return givenGift(context, item, {
    path,
    price,
    themes: stay.themes,
    gift: {
      kind: 'SINGLEVOUCHER',
      productCode: String(stay.id),
      affiliateId: stay.affiliate_id,
      value,
      nights: item.nights,
      adults: 2,
      label: stay.label,
      image: stay.images[0],
    },
  });
}
