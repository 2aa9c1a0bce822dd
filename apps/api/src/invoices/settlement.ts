import { sql, type Transaction } from 'kysely';
import { type InvoiceContent, type OrderDetails, storyOf, type WrittenLine } from '../documents/index.ts';
import { orderMoney, type Purchase } from '../orders/index.ts';
import type { Tables } from '../platform/database/index.ts';
import { balanceOf } from '../ledger/index.ts';

type Trx = Transaction<Tables>;
type Settlement = Pick<InvoiceContent, 'paidByGifts' | 'due' | 'dueDay' | 'payments' | 'refunded' | 'offset' | 'backSoFar'>;

interface Settled {
  readonly order: Purchase;
  readonly kind: InvoiceContent['kind'];
  readonly isFirst: boolean;
  /** Cents, on credit notes those that are credited. */
  readonly gross: number;
  /** Cents given back that other documents of the order tell of. */
  readonly backBefore: number;
  readonly printed: OrderDetails;
}

/** Cents of an order that went back to card and gifts so far, by the shop or by a dispute, or are on their way. */
export async function givenBack(trx: Trx, uuid: string): Promise<number> {
  const order = await trx
    .selectFrom('purchase')
    .select(['uuid', 'status', 'refunded_cents'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const { cardBack, disputedBack = 0, giftsBack } = await orderMoney(trx, order);
  return cardBack + disputedBack + giftsBack;
}

/**
 * How the gross of a document is settled: by gifts that bear no VAT of their own, by card, by instalments that are still to come,
 * and, where an order ends before all of it was paid, by the other document of the same order.
 */
export function settlementOf(trx: Trx, settled: Settled): Promise<Settlement> {
  if (settled.kind === 'creditNote') return ofCreditNote(trx, settled);
  return settled.order.status === 'cancelled' ? ofCancelled(trx, settled) : ofInvoice(trx, settled);
}

/** What was not paid yet does not come back: it is taken off the invoice. */
async function ofCreditNote(trx: Trx, { order, gross, backBefore }: Settled): Promise<Settlement> {
  const back = await givenBack(trx, order.uuid);
  const refunded = Math.min(gross, Math.max(0, back - backBefore));
  return { paidByGifts: 0, due: 0, refunded, offset: gross - refunded, backSoFar: backBefore + refunded };
}

/** Nothing is due of it any more: its credit note settles what was not paid. */
async function ofCancelled(trx: Trx, { order, gross, backBefore, printed }: Settled): Promise<Settlement> {
  const { lines } = storyOf(printed);
  const paid = lines.filter(({ kind }) => kind === 'card' || kind === 'paidOn');
  const paidByGifts = await paidByUntaxedGifts(trx, order.uuid, ['giftsUsed']);
  const byCard = paid.reduce((sum, { amount }) => sum + amount, 0);
  const offset = Math.max(0, gross - paidByGifts - byCard + backBefore);
  return { paidByGifts, due: 0, payments: paid.map(writtenLine), refunded: backBefore, offset, backSoFar: backBefore };
}

async function ofInvoice(trx: Trx, { order, isFirst, gross, printed }: Settled): Promise<Settlement> {
  // A supplement that open instalments bear is due with them.
  const due = Math.min(gross, Math.max(0, await balanceOf(trx, order.uuid, 'receivable')));
  const { lines } = storyOf(printed);
  const openDays = lines.flatMap((line) => (line.kind === 'dueOn' || line.kind === 'unpaidSince' ? [line.day] : []));
  const dueDay = due > 0 ? (openDays.toSorted().at(-1) ?? order.checkin ?? undefined) : undefined;
  const payments = lines.filter(({ kind }) => kind !== 'gifts' && kind !== 'giftsBack').map(writtenLine);
  return {
    paidByGifts: isFirst ? await paidByUntaxedGifts(trx, order.uuid, ['giftsUsed', 'giftRefunded']) : 0,
    due,
    ...(dueDay && { dueDay }),
    ...(isFirst && { payments }),
    backSoFar: await givenBack(trx, order.uuid),
  };
}

/** Cents that gifts have paid which bore no VAT when they were sold; a voucher that did is a line of the document. */
async function paidByUntaxedGifts(trx: Trx, uuid: string, kinds: readonly ('giftsUsed' | 'giftRefunded')[]): Promise<number> {
  const { cents } = await trx
    .selectFrom('journal_line')
    .innerJoin('journal_entry', 'journal_entry.id', 'journal_line.entry_id')
    .select(sql<number>`coalesce(-sum(amount_cents), 0)::int`.as('cents'))
    .where('purchase_uuid', '=', uuid)
    .where('account', '=', 'receivable')
    .where('kind', 'in', kinds)
    .where('supplies', 'is', null)
    .executeTakeFirstOrThrow();
  return cents;
}

function writtenLine(line: ReturnType<typeof storyOf>['lines'][number]): WrittenLine {
  return { kind: line.kind, amount: line.amount, ...('day' in line && { day: line.day }) };
}
