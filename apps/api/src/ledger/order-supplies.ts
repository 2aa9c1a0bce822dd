import { suppliesOf, sumSupplies, type EntryKind, type MissingRates, type OrderParts, type Supply, type TaxedProduct } from '@shop/domain';
import type { Kysely } from 'kysely';
import { conflict } from '../platform/http/index.ts';
import type { Purchase, SoldGift, SoldProduct } from '../orders/index.ts';
import type { Tables } from '../platform/database/index.ts';
import { readSeller } from './seller.ts';

type Order = Pick<Purchase, 'gift' | 'hotel_id' | 'parts' | 'amount_cents'>;

/** What an order supplies by its parts of now, taxed by the operator's settings of now. */
export async function suppliesOfOrder(db: Kysely<Tables>, order: Order): Promise<Supply[]> {
  const parts = (order.parts as OrderParts | null) ?? { ...NO_PARTS, product: order.amount_cents };
  const supplies = await taxed(db, order, parts);
  if (!('kind' in supplies)) return supplies;
  throw new Error(`The seller file names no VAT rates for ${supplies.country}: add them under tax.rates.${supplies.country}.`);
}

/** Ahead of a payment: nothing is sold where the operator's settings name no VAT rates. */
export async function checkTaxed(db: Kysely<Tables>, product: SoldProduct, parts: OrderParts): Promise<void> {
  const [gift, hotel_id] = product.kind === 'gift' ? [product.gift, null] : [null, product.stay.hotelId];
  const supplies = await taxed(db, { gift, hotel_id }, parts);
  if ('kind' in supplies) throw conflict('NOT_SOLD_HERE', `Nothing is sold in ${supplies.country} at the moment.`);
}

async function taxed(db: Kysely<Tables>, order: Pick<Order, 'gift' | 'hotel_id'>, parts: OrderParts): Promise<Supply[] | MissingRates> {
  const { tax } = await readSeller(db);
  return suppliesOf(parts, await taxedProduct(db, order), tax);
}

/** What the ledger holds as supplied by an order: everything sold less everything taken back; by all entries, by all but a kind, or by it alone. */
export async function suppliesInLedger(
  db: Kysely<Tables>,
  uuid: string,
  { only, without }: { only?: EntryKind; without?: EntryKind } = {},
): Promise<Supply[]> {
  const entries = await db
    .selectFrom('journal_entry')
    .select('supplies')
    .where('purchase_uuid', '=', uuid)
    .$if(only !== undefined, (entry) => entry.where('kind', '=', only!))
    .$if(without !== undefined, (entry) => entry.where('kind', '!=', without!))
    .where('supplies', 'is not', null)
    .orderBy('id')
    .execute();
  return sumSupplies(entries.flatMap(({ supplies }) => supplies as Supply[]));
}

const NO_PARTS: OrderParts = { product: 0, extras: 0, shipping: 0, insurance: 0, paymentFee: 0, promotion: 0, gifts: 0 };

async function taxedProduct(db: Kysely<Tables>, order: Pick<Order, 'gift' | 'hotel_id'>): Promise<TaxedProduct> {
  const gift = order.gift as SoldGift | null;
  if (!gift) return { kind: 'stay', country: await hotelCountry(db, order.hotel_id) };
  const goodsCountry = (gift.shippingAddress as { country?: string } | null)?.country;
  return { kind: 'voucher', voucher: gift.kind, country: await countryOfGift(db, gift), goodsCountry };
}

async function hotelCountry(db: Kysely<Tables>, hotelId: number | null): Promise<string> {
  const hotel = await db.selectFrom('hotel').select('country').where('id', '=', hotelId).executeTakeFirstOrThrow();
  return hotel.country;
}

/** Where the one stay or activity is that a voucher names; a gift that is good for many is nowhere. */
async function countryOfGift(db: Kysely<Tables>, { kind, productCode }: SoldGift): Promise<string | undefined> {
  if (kind === 'SINGLEVOUCHER')
    return (
      await db
        .selectFrom('stay')
        .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
        .select('hotel.country')
        .where('stay.id', '=', Number(productCode))
        .executeTakeFirst()
    )?.country;
  if (kind === 'DIGITAL_ACTIVITY_ONLY')
    return (
      await db
        .selectFrom('activity_product')
        .innerJoin('activity_center', 'activity_center.id', 'activity_product.center_id')
        .select('activity_center.country')
        .where('activity_product.id', '=', Number(productCode))
        .executeTakeFirst()
    )?.country;
  return undefined;
}
