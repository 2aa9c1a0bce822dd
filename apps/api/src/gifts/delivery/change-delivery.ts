import type { GiftDeliveryChange, GiftSendTime, Locale } from '@shop/contracts';
import { giftExpiry } from '@shop/domain';
import { sql, type Selectable, type Transaction } from 'kysely';
import { conflict, notFound, type HttpProblem } from '../../platform/http/index.ts';
import { bookingDay } from '../../availability/index.ts';
import { reviveExpired } from '../../ledger/index.ts';
import { changeGift } from '../../orders/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { checkSendTime } from './check-send-time.ts';
import { recordGiftEvent } from './gift-events.ts';
import { reissueCodes } from './reissue-codes.ts';
import { enqueueNow, timeColumns } from './write-delivery.ts';

type Trx = Transaction<Tables>;
type Delivery = Selectable<Tables['gift_delivery']>;

/** One mail of an order; the caller has checked that the requester holds the order's proof. */
export interface OfDelivery {
  readonly order: { readonly uuid: string; readonly locale: string };
  readonly deliveryId: string;
}

interface DeliveryDeps {
  readonly db: Database;
  readonly now: Date;
}

/** Of each mail; beyond that its buyer would write to strangers in the shop's name. */
const MOST_SENDINGS = 5;

/** Another time or message, until the gift is sent; the same again changes nothing. */
export async function changeDelivery(
  { db, now }: DeliveryDeps,
  { order, deliveryId }: OfDelivery,
  change: GiftDeliveryChange,
): Promise<void> {
  checkSendTime(change.sendAt, { path: 'sendAt', now });
  await db.transaction().execute(async (trx) => {
    const delivery = await lock(trx, { order, deliveryId });
    if (delivery.state !== 'scheduled') throw notChangeable(delivery);
    const { message } = change;
    if (message !== undefined) await storeCustomization(trx, delivery, { message: message.trim() || null });
    if (change.sendAt) await moveTo(trx, delivery, { sendAt: change.sendAt, order, now });
    await recordGiftEvent(trx, { kind: 'changed', at: now, orderUUID: order.uuid, detail: { ...change.sendAt } });
  });
}

/** The gift leaves at once; one that has left, or is leaving, stays as it is. */
export async function sendNow({ db, now }: DeliveryDeps, { order, deliveryId }: OfDelivery): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const delivery = await lock(trx, { order, deliveryId });
    if (delivery.state === 'sent' || delivery.state === 'sending') return;
    if (delivery.state !== 'scheduled') throw notChangeable(delivery);
    if (delivery.send_day === null) return;
    await moveTo(trx, delivery, { sendAt: undefined, order, now });
    await recordGiftEvent(trx, { kind: 'sentNow', at: now, orderUUID: order.uuid });
  });
}

/**
 * The address was wrong. A gift that is still to be sent goes to the new one at its time. One that was sent is sent again, at
 * once, and under a new code: the recipient of the first mail holds nothing any more (decision "a gift is sent at its time").
 */
export async function correctAddress({ db, now }: DeliveryDeps, of: OfDelivery, address: string): Promise<void> {
  await db.transaction().execute((trx) => correctAddressWithin({ trx, now }, of, { address, by: 'buyer' }));
}

interface CorrectedAddress {
  readonly address: string;
  /** Customer care knows whom it writes to: no number of mails holds it up. */
  readonly by: 'buyer' | 'customerCare';
}

/** The same within the transaction of the code that records it. */
export async function correctAddressWithin(
  { trx, now }: { readonly trx: Trx; readonly now: Date },
  { order, deliveryId }: OfDelivery,
  { address, by }: CorrectedAddress,
): Promise<void> {
  const { delivery, vouchers, wasSent } = await correctableGift({ trx, now }, { order, deliveryId });
  const isSent = delivery.state === 'sent';
  const isSame = vouchers.every(({ recipient_email }) => recipient_email?.toLowerCase() === address.toLowerCase());
  await storeCustomization(trx, delivery, {
    recipient_email: address,
    ...(!isSame && { recipient_account_id: null, reminders_ended_at: null }),
  });
  if (!isSame || !isSent) await recordGiftEvent(trx, { kind: 'addressCorrected', at: now, orderUUID: order.uuid });
  if (!isSame) await enqueue(trx, 'giftAddressChangedMail', { uuid: order.uuid, deliveryId: delivery.id });
  if (delivery.state === 'scheduled') return;
  if (by === 'buyer' && (await countEvents(trx, delivery, ['sent', 'bounced'])) >= MOST_SENDINGS)
    throw conflict('GIFT_SENT_TOO_OFTEN', 'This gift was sent too often: customer care helps.');
  if (isSent && !isSame) await reissueCodes(trx, { vouchers, order, now });
  await trx
    .updateTable('gift_delivery')
    .set({ state: 'scheduled', sent_at: null, opened_at: null })
    .where('id', '=', delivery.id)
    .execute();
  await moveTo(trx, delivery, { sendAt: undefined, order, now, keepsLastDay: wasSent });
}

interface CorrectableGift {
  readonly delivery: Delivery;
  /** What the mail brings, by code; one at least. */
  readonly vouchers: readonly Selectable<Tables['gift_voucher']>[];
  /** It has been with somebody, though it may have come back since. */
  readonly wasSent: boolean;
}

/** The gift of a mail, locked, where its address may be corrected: not while it leaves, nor once something of it was redeemed or its time is over. */
export async function correctableGift(
  { trx, now }: { readonly trx: Trx; readonly now: Date },
  { order, deliveryId }: OfDelivery,
): Promise<CorrectableGift> {
  const delivery = await lock(trx, { order, deliveryId });
  if (delivery.state === 'sending' || delivery.state === 'cancelled') throw notChangeable(delivery);
  const vouchers = await trx
    .selectFrom('gift_voucher')
    .selectAll()
    .where('delivery_id', '=', delivery.id)
    .orderBy('code')
    .forUpdate()
    .execute();
  if (vouchers.length === 0) throw givenToSomebodyElse();
  const isWhole = vouchers.every((gift) => gift.status === 'active' && gift.remaining_cents === gift.value_cents);
  if (!isWhole) throw conflict('GIFT_REDEEMED', 'Something of this gift has been redeemed already: it has reached somebody.');
  // One that came back later, from another address, was with somebody: its time has begun.
  const wasSent = delivery.state === 'sent' || (await countEvents(trx, delivery, ['sent'])) > 0;
  const { today } = bookingDay(order.locale as Locale, now);
  if (wasSent && vouchers.some((gift) => gift.expires_on < today))
    throw conflict('GIFT_EXPIRED', 'This gift has expired: it is not sent again.');
  return { delivery, vouchers, wasSent };
}

/**
 * How often a mail server was given this mail, with what it made of it. An event that names no mail is of an order with one; mails
 * to new holders name their one voucher.
 */
async function countEvents(trx: Trx, { id, order_uuid: uuid }: Delivery, kinds: readonly ('sent' | 'bounced')[]): Promise<number> {
  const { count } = await trx
    .selectFrom('gift_event')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('order_uuid', '=', uuid)
    .where('code', 'is', null)
    .where('kind', 'in', kinds)
    .where(sql<boolean>`coalesce(detail->>'deliveryId', ${id}) = ${id}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The order first, as everybody locks it who cancels it or acts on it for customer care; then its mail, then its vouchers. */
async function lock(trx: Trx, { order, deliveryId }: OfDelivery): Promise<Delivery> {
  await trx.selectFrom('purchase').select('uuid').where('uuid', '=', order.uuid).forUpdate().execute();
  const delivery = await trx
    .selectFrom('gift_delivery')
    .selectAll()
    .where(sql<boolean>`id::text = ${deliveryId.toLowerCase()}`)
    .where('order_uuid', '=', order.uuid)
    .forUpdate()
    .executeTakeFirst();
  if (!delivery) throw notFound('There is no such mail of this order.');
  const gift = await trx.selectFrom('gift_voucher').select('code').where('delivery_id', '=', delivery.id).limit(1).executeTakeFirst();
  if (!gift) throw givenToSomebodyElse();
  return delivery;
}

/** Nothing that this mail brought is its buyer's to send any more (decision "a gift changes hands"). */
function givenToSomebodyElse(): HttpProblem {
  return conflict('GIFT_TRANSFERRED', 'Its holder has given this gift to somebody else: it is theirs.');
}

interface Move {
  /** At once without. */
  readonly sendAt: GiftSendTime | undefined;
  readonly order: OfDelivery['order'];
  readonly now: Date;
  /** It was sent before. */
  readonly keepsLastDay?: boolean;
}

/** A gift is as good for a later recipient as for one who had it at once: its time begins when it is sent for the first time. */
async function moveTo(trx: Trx, { id, revision }: Delivery, { sendAt, order, now, keepsLastDay = false }: Move): Promise<void> {
  const next = revision + 1;
  await trx
    .updateTable('gift_delivery')
    .set({ ...timeColumns(sendAt, now), revision: next })
    .where('id', '=', id)
    .execute();
  if (!sendAt) await enqueueNow(trx, { id, orderUUID: order.uuid, revision: next });
  if (keepsLastDay) return;
  const from = sendAt?.day ?? bookingDay(order.locale as Locale, now).today;
  const vouchers = await trx
    .selectFrom('gift_voucher')
    .select(['code', 'kind', 'expires_on', 'extended_at'])
    .where('delivery_id', '=', id)
    .orderBy('code')
    .execute();
  for (const { code, kind, expires_on: before, extended_at } of vouchers) {
    // One that has expired before it reached anybody is owed again.
    await reviveExpired(trx, { code, at: now });
    const expires = giftExpiry(kind, from);
    // What its holder was promised by an extension stays.
    const expires_on = extended_at && before > expires ? before : expires;
    await trx.updateTable('gift_voucher').set({ expires_on }).where('code', '=', code).execute();
  }
}

/** The vouchers say whom they reach and how; what an order of one mail prints says the same. */
async function storeCustomization(
  trx: Trx,
  { id, order_uuid }: Delivery,
  words: { message?: string | null; recipient_email?: string; recipient_account_id?: null; reminders_ended_at?: null },
): Promise<void> {
  await trx.updateTable('gift_voucher').set(words).where('delivery_id', '=', id).execute();
  const { mails } = await trx
    .selectFrom('gift_delivery')
    .select(({ fn }) => fn.countAll<string>().as('mails'))
    .where('order_uuid', '=', order_uuid)
    .executeTakeFirstOrThrow();
  if (Number(mails) > 1) return;
  const { message, recipient_email } = words;
  const said = { ...(message !== undefined && { message }), ...(recipient_email !== undefined && { recipientEmail: recipient_email }) };
  await changeGift(trx, order_uuid, said);
}

function notChangeable({ state }: Delivery): HttpProblem {
  if (state === 'cancelled') return conflict('GIFT_CANCELLED', 'This gift was given back.');
  if (state === 'bounced') return conflict('GIFT_BOUNCED', 'The address of the recipient does not exist: correct it first.');
  if (state === 'sending') return conflict('GIFT_BEING_SENT', 'This gift is being sent at this moment: try again in a minute.');
  return conflict('GIFT_ALREADY_SENT', 'This gift was sent already.');
}
