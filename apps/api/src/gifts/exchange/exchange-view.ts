import type { ExchangeOffer, LocalDate, Locale } from '@shop/contracts';
import { giftExchange, isHadFor } from '@shop/domain';
import { pictureUrl, text } from '../../availability/cards/index.ts';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { soldBoxes, type Box } from '../boxes.ts';
import { wholeGift } from '../holder/whole-gifts.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';

/** Whether this box can be had for a voucher, whose code and worth stay. */
export function isOffered(box: Box, { product_code: productCode, value_cents: value }: Voucher): boolean {
  return isHadFor({ code: box.code, format: box.format, price: box.value_cents }, { productCode, value });
}

/** The boxes that the holder of a voucher can have for it today, those of the most worth first; undefined where it cannot be exchanged. */
export async function exchangeOffers(
  shop: Pick<CatalogueShop, 'db' | 'clock'>,
  voucher: Voucher,
  { locale, today }: { readonly locale: Locale; readonly today: LocalDate },
): Promise<ExchangeOffer[] | undefined> {
  if (giftExchange(await wholeGift(shop.db, voucher), today).kind === 'none') return undefined;
  const boxes = [...(await soldBoxes(shop)).values()]
    .filter((box) => isOffered(box, voucher))
    .toSorted((one, other) => other.value_cents - one.value_cents);
  return boxes.map((box) => {
    const imageUrl = pictureUrl(box.images[0]);
    return { code: box.code, title: text(box.title, locale), ...(imageUrl && { imageUrl }), nights: box.nights, adults: box.adults };
  });
}
