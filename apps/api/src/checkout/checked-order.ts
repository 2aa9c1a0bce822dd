import type { OrderBody } from '@shop/contracts';
import { isCountryCode, partnerOfItems } from '@shop/domain';
import { sql } from 'kysely';
import { checkedName } from '../accounts/authentication/index.ts';
import { invalidField } from '../platform/http/index.ts';
import type { Database } from '../platform/database/index.ts';
import { refusedItem } from './product/refused-item.ts';
import type { SoldProduct } from '../orders/index.ts';

const CRITERIA = 'items.shortStayItem.reservationCriteria';

export interface KnownPartners {
  readonly db: Database;
  /** Numbers of the partners in whose name the shop sells (docs/partners.md), with a page of content or without. */
  readonly brands?: Pick<ReadonlyMap<number, unknown>, 'has'> | undefined;
}

/** Who buys lives somewhere and is called by letters; a partner that is named is one of the shop's. Answers the order with plain names. */
export async function checkBuyerAndPartner(known: KnownPartners, body: OrderBody): Promise<OrderBody> {
  const { buyer, items } = body;
  const [firstName, lastName] = (['firstName', 'lastName'] as const).map((field) => checkedName(`buyer.${field}`, buyer[field]));
  if (!isCountryCode(buyer.country)) throw invalidField('buyer.country', 'buyer.country is a country of ISO 3166-1, e.g. FR.');
  const partner = partnerOfItems(items);
  if (partner && !(await isPartner(known, partner.minisiteId)))
    throw refusedItem(partner.field, 'There is no partner site of that number.');
  return { ...body, buyer: { ...buyer, firstName: firstName!, lastName: lastName! } };
}

/** A price may be asked without the days of the activities; nothing is bought before each has its day (spec 1, section 5). */
export function checkActivityDays(product: SoldProduct): void {
  const [first] = product.kind === 'stay' ? product.activitiesWithoutDay : [];
  if (first !== undefined) throw refusedItem(`${CRITERIA}.activityDaySelections`, `The activity ${first} of the stay has no day.`);
}

/** The customer may buy in one language what a partner's site showed in another one. */
async function isPartner({ db, brands }: KnownPartners, minisiteId: number): Promise<boolean> {
  if (brands?.has(minisiteId)) return true;
  const site = await db
    .selectFrom('content_entry')
    .select('key')
    .where('kind', '=', 'minisite')
    .where(sql<string>`body ->> 'minisiteId'`, '=', String(minisiteId))
    .executeTakeFirst();
  return site !== undefined;
}
