import {
  CARE_REFUND_LIMIT,
  cancelForCare,
  type CareRequest,
  orderStory,
  refundForCare,
  resendConfirmation,
  searchForCare,
} from '@shop/api/care';
import type { openDatabase } from '@shop/api/database';
import type { CareEvent, CareOrder } from '@shop/contracts';
import { Settings } from '@shop/contracts/settings';
import { shopEnvironment } from '../start/shop-env.ts';

type Database = ReturnType<typeof openDatabase>;

/** What can be done about an order from the operator's own machine, as customer care does it in its pages. */
export const ORDER_ACTS = ['find', 'show', 'cancel', 'refund', 'resend'] as const;
export type OrderAct = (typeof ORDER_ACTS)[number];

export interface OrderActArguments {
  /** A booking number; for `find` what is known of the order. */
  readonly subject: string;
  /** Who does it, and why: both stand in the audit log. */
  readonly by: string;
  readonly reason: string;
  /** Euros with two decimals: what `refund` gives, or what `cancel` is to give back. */
  readonly amount: string;
}

interface ActContext extends OrderActArguments {
  readonly db: Database;
  readonly requested: CareRequest;
  readonly now: Date;
  readonly limit: number;
}

/**
 * Does it and answers the lines to print. A command that is repeated word for word does nothing more and is answered like the first.
 * @throws with the reason where it cannot be done.
 */
export async function actOnOrder(db: Database, act: OrderAct, given: OrderActArguments): Promise<string[]> {
  if (!given.by.trim() || !given.reason.trim()) throw new Error('Say who does it (--by) and why (--reason): both are written down.');
  const requested = { colleague: given.by.trim(), role: 'supervisor', reason: given.reason.trim() } as const;
  return ACTS[act]({ ...given, db, requested, now: new Date(), limit: refundLimit() });
}

const ACTS: Readonly<Record<OrderAct, (context: ActContext) => Promise<string[]>>> = {
  async find({ db, requested, subject }) {
    const { orders } = await searchForCare(db, requested, subject);
    return orders.length === 0 ? [`No order fits "${subject}".`] : orders.map(orderLine);
  },
  async show(context) {
    const { order, events, cancellation, refundable } = await orderStory(context, context.requested, await uuidOf(context));
    return [
      orderLine(order),
      ...events.map(eventLine),
      ...(cancellation?.cancellable ? [`Cancelled today, ${euros(cancellation.refund)} goes back.`, ...disputedLine(cancellation)] : []),
      ...(refundable > 0 ? [`Its card payments hold ${euros(refundable)}.`] : []),
    ];
  },
  async cancel(context) {
    const expectedRefund = centsOf(context.amount, 'what goes back, as "show" says it');
    const { refund, disputed } = await cancelForCare(context, context.requested, { ...(await actOf(context)), expectedRefund });
    return [`Booking ${context.subject} is cancelled, ${euros(refund)} goes back.`, ...disputedLine({ disputed })];
  },
  async refund(context) {
    const amount = centsOf(context.amount, 'what is given back');
    const { status } = await refundForCare(context, context.requested, { ...(await actOf(context)), amount });
    return [status === 'done' ? `${euros(amount)} goes back.` : `${euros(amount)} waits: another supervisor confirms it in customer care.`];
  },
  async resend(context) {
    await resendConfirmation(context.db, context.requested, await actOf(context));
    return [`The confirmation of booking ${context.subject} leaves with the next mails.`];
  },
};

/** What a bank has taken back of a refund, beside what the shop gives. */
function disputedLine({ disputed = 0 }: { readonly disputed?: number | undefined }): string[] {
  return disputed > 0
    ? [`The customer's bank has taken ${euros(disputed)} more of the refund by a dispute: the dispute decides who gives it.`]
    : [];
}

async function uuidOf({ db, subject }: ActContext): Promise<string> {
  const order = await db.selectFrom('purchase').select('uuid').where('booking_number', '=', subject).executeTakeFirst();
  if (!order) throw new Error(`There is no booking ${subject}: "find" looks by name, address or phone.`);
  return order.uuid;
}

/** The same command again is the same act. */
async function actOf(context: ActContext): Promise<{ uuid: string; key: string }> {
  return { uuid: await uuidOf(context), key: `operator ${context.amount} ${context.requested.reason}` };
}

function centsOf(amount: string, what: string): number {
  if (!/^\d{1,6}\.\d{2}$/.test(amount)) throw new Error(`--amount is "${amount}": give euros with two decimals, ${what}.`);
  return Number(amount.replace('.', ''));
}

function refundLimit(): number {
  const settings = new Settings(shopEnvironment(process.env));
  return 100 * settings.wholeNumber('CUSTOMER_CARE_REFUND_LIMIT', CARE_REFUND_LIMIT / 100);
}

function orderLine({ bookingNumber, status, createdAt, name, email, amount, hotel, checkin, checkout }: CareOrder): string {
  const stay = hotel ? `${hotel}, ${checkin} to ${checkout}` : 'gifts';
  return `${bookingNumber}: ${status}, ${euros(amount)}, ${stay}, bought ${createdAt.slice(0, 10)} by ${name || 'nobody any more'} ${email}`.trimEnd();
}

function eventLine({ at, kind, what, state, amount, code, note, colleague }: CareEvent): string {
  const facts = [kind, what, state, amount === undefined ? undefined : euros(amount), code, note, colleague && `by ${colleague}`];
  return `  ${at.slice(0, 16).replace('T', ' ')} ${facts.filter(Boolean).join(', ')}`;
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}
