import type { CareOrder, CareSearchAnswer } from '@shop/contracts';
import { CARE_SEARCH, careSearchTerms, foldedName, type CareSearchTerms } from '@shop/domain';
import { sql, type ExpressionWrapper, type Selectable, type SqlBool, type Transaction } from 'kysely';
import { findVoucher, type Voucher } from '../gifts/vouchers/index.ts';
import { openingCode } from '../orders/index.ts';
import { invalidField } from '../platform/http/index.ts';
import type { Database, Tables } from '../platform/database/index.ts';
import { accountSubject, endOfCode, orderSubject, recordCare, voucherSubject, type CareRequest } from './audit-log.ts';

type Trx = Transaction<Tables>;

/** Orders, vouchers and customers that fit what was typed; whose they are is written down with the search. */
export async function searchForCare(db: Database, requested: CareRequest, typed: string): Promise<CareSearchAnswer> {
  const terms = careSearchTerms(typed);
  if (!terms) throw invalidField('query', `Type at least ${CARE_SEARCH.shortest} letters or digits.`);
  return db.transaction().execute(async (trx) => {
    const found = await foundBy(trx, terms);
    await recordCare(trx, requested, { action: 'search', subjects: subjectsOf(found), detail: { by: Object.keys(terms).join(' ') } });
    return found.answer;
  });
}

interface Found {
  readonly answer: CareSearchAnswer;
  readonly voucher: Voucher | undefined;
}

async function foundBy(trx: Trx, terms: CareSearchTerms): Promise<Found> {
  const voucher = terms.code ? await findVoucher(trx, terms.code) : undefined;
  const vouchers = voucher ? [voucherView(voucher)] : [];
  const customers = await customersBy(trx, terms, CARE_SEARCH.rows - vouchers.length);
  const orders = await ordersBy(trx, { ...terms, soldBy: voucher?.order_uuid }, CARE_SEARCH.rows - vouchers.length - customers.length);
  return { answer: { vouchers, customers, orders }, voucher };
}

function subjectsOf({ answer: { orders, customers }, voucher }: Found): string[] {
  return [
    ...(voucher ? [voucherSubject(voucher.code)] : []),
    ...customers.map(({ accountId }) => accountSubject(accountId)),
    ...orders.map(({ orderUUID }) => orderSubject(orderUUID)),
  ];
}

async function ordersBy(trx: Trx, terms: CareSearchTerms & { soldBy: string | null | undefined }, rows: number): Promise<CareOrder[]> {
  const { bookingNumber, mail, name, phone, soldBy } = terms;
  const fits = [
    ...(bookingNumber ? [sql<SqlBool>`purchase.booking_number = ${bookingNumber}`] : []),
    ...(soldBy ? [sql<SqlBool>`purchase.uuid = ${soldBy}`] : []),
    ...(mail ? [sql<SqlBool>`lower(purchase.email) like ${beginning(mail)}`] : []),
    ...(name ? [sql<SqlBool>`folded_name(purchase.buyer->>'lastName') like ${folded(name)}`, fullName(name)] : []),
    ...(phone ? [sql<SqlBool>`reverse(purchase.buyer->>'phoneNumber') like ${beginning(reversed(phone))}`] : []),
  ];
  if (fits.length === 0 || rows < 1) return [];
  const found = await careOrders(trx)
    .where((eb) => eb.or(fits as unknown as ExpressionWrapper<Tables, 'purchase', SqlBool>[]))
    .orderBy('purchase.created_at', 'desc')
    .limit(rows)
    .execute();
  return found.map(orderView);
}

const fullName = (name: string) =>
  sql<SqlBool>`folded_name((purchase.buyer->>'firstName') || ' ' || (purchase.buyer->>'lastName')) like ${folded(name)}`;

async function customersBy(trx: Trx, { mail, name, phone }: CareSearchTerms, rows: number): Promise<CareSearchAnswer['customers']> {
  const fits = [
    ...(mail ? [sql<SqlBool>`email like ${beginning(mail)}`] : []),
    ...(name ? [sql<SqlBool>`folded_name(last_name) like ${folded(name)}`] : []),
    ...(name ? [sql<SqlBool>`folded_name(first_name || ' ' || last_name) like ${folded(name)}`] : []),
    ...(phone ? [sql<SqlBool>`reverse(phone_number) like ${beginning(reversed(phone))}`] : []),
  ];
  if (fits.length === 0) return [];
  const found = await trx
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name', 'email', 'phone_number', 'blocked_at'])
    .where((eb) => eb.or(fits as unknown as ExpressionWrapper<Tables, 'account', SqlBool>[]))
    .orderBy('email')
    // Orders are what most searches are for: half of the rows stay for them.
    .limit(Math.min(rows, CARE_SEARCH.rows / 2))
    .execute();
  return found.map(({ id, first_name, last_name, email, phone_number, blocked_at }) => ({
    accountId: id,
    name: `${first_name} ${last_name}`,
    email,
    phone: phone_number ?? '',
    blocked: blocked_at !== null,
  }));
}

/** What was typed is text, not a pattern. */
const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
const folded = (name: string): string => beginning(foldedName(name));
const reversed = (text: string): string => [...text].reverse().join('');

/** Orders as customer care sees them in a list. */
export function careOrders(trx: Trx) {
  return trx
    .selectFrom('purchase')
    .leftJoin('hotel', 'hotel.id', 'purchase.hotel_id')
    .select(['purchase.uuid', 'purchase.booking_number', 'purchase.status', 'purchase.kind', 'purchase.created_at', 'purchase.buyer'])
    .select(['purchase.email', 'purchase.amount_cents', 'purchase.checkin', 'purchase.checkout', 'hotel.label as hotel']);
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof careOrders>['executeTakeFirstOrThrow']>>;

export function orderView(row: OrderRow): CareOrder {
  const buyer = row.buyer as { firstName?: string; lastName?: string; phoneNumber?: string };
  return {
    orderUUID: row.uuid,
    bookingNumber: row.booking_number,
    status: row.status,
    kind: row.kind,
    createdAt: row.created_at.toISOString(),
    name: [buyer.firstName, buyer.lastName].filter(Boolean).join(' '),
    email: row.email,
    phone: buyer.phoneNumber ?? '',
    amount: row.amount_cents,
    ...(row.checkin && { checkin: row.checkin }),
    ...(row.checkout && { checkout: row.checkout }),
    ...(row.hotel && { hotel: row.hotel }),
  };
}

function voucherView(voucher: Selectable<Tables['gift_voucher']>): CareSearchAnswer['vouchers'][number] {
  return {
    code: endOfCode(openingCode(voucher)),
    state: voucher.status,
    remaining: voucher.remaining_cents,
    expiresOn: voucher.expires_on,
    ...(voucher.order_uuid && { orderUUID: voucher.order_uuid }),
  };
}
