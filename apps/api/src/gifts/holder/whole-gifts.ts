import type { WholeGift } from '@shop/domain';
import type { Database } from '../../platform/database/index.ts';
import { extendable, sentDeliveries } from '../extension/extension-view.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';

type Db = Pick<Database, 'selectFrom'>;

/** What the rules of transfers and exchanges ask of vouchers, by their code in the books. */
export async function wholeGifts(db: Db, vouchers: readonly Voucher[]): Promise<Map<string, WholeGift>> {
  const sent = await sentDeliveries(db, vouchers);
  const inOrders = await namedByPendingOrders(db, vouchers);
  const toPack = await inParcelsToPack(db, vouchers);
  return new Map(
    vouchers.map((voucher) => {
      const { kind, status, expiresOn, isSent } = extendable(voucher, sent);
      return [
        voucher.code,
        {
          ...{ kind, status, expiresOn, value: voucher.value_cents, remaining: voucher.remaining_cents },
          isSent: isSent && !(voucher.order_uuid && voucher.format === 'physical' && toPack.has(voucher.order_uuid)),
          isInOrder: inOrders.has(voucher.code),
        },
      ];
    }),
  );
}

/** The same of one voucher. */
export async function wholeGift(db: Db, voucher: Voucher): Promise<WholeGift> {
  return (await wholeGifts(db, [voucher])).get(voucher.code)!;
}

/** Gifts are taken when their order is paid: until then it names them by their code in the books, which no transfer changes. */
async function namedByPendingOrders(db: Db, vouchers: readonly Voucher[]): Promise<Set<string>> {
  if (vouchers.length === 0) return new Set();
  const rows = await db
    .selectFrom('purchase_gift')
    .innerJoin('purchase', 'purchase.uuid', 'purchase_gift.purchase_uuid')
    .select('purchase_gift.code')
    .where(
      'purchase_gift.code',
      'in',
      vouchers.map(({ code }) => code),
    )
    .where('purchase.status', '=', 'pending')
    .execute();
  return new Set(rows.map(({ code }) => code));
}

/** The warehouse prints the code that a gift was sold with: until its parcel has left, that one counts. */
async function inParcelsToPack(db: Db, vouchers: readonly Voucher[]): Promise<Set<string>> {
  const orders = vouchers.flatMap(({ format, order_uuid }) => (format === 'physical' && order_uuid ? [order_uuid] : []));
  if (orders.length === 0) return new Set();
  const rows = await db
    .selectFrom('parcel')
    .select('purchase_uuid')
    .where('purchase_uuid', 'in', orders)
    .where('state', '=', 'toPack')
    .execute();
  return new Set(rows.map(({ purchase_uuid }) => purchase_uuid));
}
