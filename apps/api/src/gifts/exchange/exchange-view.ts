import type { ExchangeOffer, LocalDate, Locale } from '@shop/contracts';
import { giftExchange, isHadFor } from '@shop/domain';
import type { ShopIndex } from '../../availability/index.ts';
import { pictureUrl, text } from '../../availability/cards/index.ts';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { opensAnyStay } from '../../availability/gift-ranges/index.ts';
import { soldBoxes, type Box } from '../boxes.ts';
import { wholeGift } from '../holder/whole-gifts.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';

/** Whether this box can be had for a voucher, whose code and worth stay; never one that no stay can be chosen with. */
export function isOffered(index: ShopIndex, box: Box, { product_code: productCode, value_cents: value }: Voucher): boolean {
  const isHad = isHadFor({ code: box.code, format: box.format, price: box.value_cents }, { productCode, value });
  return isHad && opensAnyStay(index, box);
}

/** The boxes that the holder of a voucher can have for it today, those of the most worth first; undefined where it cannot be exchanged. */
export async function exchangeOffers(
  shop: Pick<CatalogueShop, 'db' | 'clock' | 'index'>,
  voucher: Voucher,
  { locale, today }: { readonly locale: Locale; readonly today: LocalDate },
): Promise<ExchangeOffer[] | undefined> {
  if (giftExchange(await wholeGift(shop.db, voucher), today).kind === 'none') return undefined;
  const boxes = [...(await soldBoxes(shop)).values()]
    .filter((box) => isOffered(shop.index, box, voucher))
    .toSorted((one, other) => other.value_cents - one.value_cents);
  return boxes.map((box) => {
    const imageUrl = pictureUrl(box.images[0]);
    return { code: box.code, title: text(box.title, locale), ...(imageUrl && { imageUrl }), nights: box.nights, adults: box.adults };
  });
}
