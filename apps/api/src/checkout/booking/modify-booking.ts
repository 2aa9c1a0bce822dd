import type {
  Locale,
  LostPromotion,
  ModificationPrice as ModificationPriceView,
  ModificationRequest,
  ModifyAnswer,
  ModifyBody,
} from '@shop/contracts';
import {
  chargedModification,
  modifiable,
  modificationPrice,
  orderTotal,
  partDifferences,
  type ActivitySelection,
  type ModificationPrice,
  type OrderParts,
  type Reduction,
} from '@shop/domain';
import { randomUUID } from 'node:crypto';
import { ownCards } from '../../payments/cards/index.ts';
import { checkTaxed } from '../../ledger/index.ts';
import { bearsSupplement, changedSchedule } from '../../payments/schedule/index.ts';
import { conflict, notFound } from '../../platform/http/index.ts';
import { bookingDay } from '../../availability/index.ts';
import type { Database } from '../../platform/database/index.ts';
import {
  type Asker,
  changeFailed,
  isOrderId,
  ownedBooking,
  partsOf,
  payerOf,
  policyOf,
  type Purchase,
  type SoldProduct,
  type SoldStay,
  stockOf,
} from '../../orders/index.ts';
import type { Answer } from '../../platform/jobs/index.ts';
import { givenOfMoney, isContested } from './held-money.ts';
import { insertIntent, paymentOf, type PaymentProvider } from '../../payments/index.ts';
import { checkGiftsPay } from '../price/paying-gifts.ts';
import { priceContext, priceChangedOrder } from '../price/price-order.ts';
import { readSoldStay } from '../product/stay-product.ts';
import { HOLD_MINUTES } from '../start-order.ts';
import { keptActivityDays } from './kept-activity-days.ts';
import { changesDone, completeChange, deferredUntil, failChange, type ChangedStay } from './complete-change.ts';

export interface ChangePlace {
  readonly db: Database;
  readonly psp: PaymentProvider;
  readonly now: Date;
}

/** What the stay becomes, and what that costs. */
interface PricedChange {
  readonly booking: Purchase;
  readonly stay: SoldStay;
  /** Chosen again, or those of the booking that the new stay still has. */
  readonly activityDays: readonly ActivitySelection[];
  /** Of the whole booking then; what its gifts will have paid is known once the change is carried out. */
  readonly parts: OrderParts;
  /** What becomes of its promotion code; undefined without one. */
  readonly reduction: Reduction | undefined;
  readonly newTotal: number;
  /** A refund is what goes back today: what was given back beside the price before is none of it. */
  readonly difference: ModificationPrice;
  /** Cents that the new stay is cheaper by and that were given back before. */
  readonly givenBefore: number;
  /** Instalments that are to come bear it. */
  readonly isBorne: boolean;
  /** Changes that were done when this one was priced. */
  readonly basedOn: number;
}

/** What a change would cost today; refused when the booking can no longer be changed or the new stay cannot be had. */
export async function priceChange(
  { db, psp, now }: ChangePlace,
  { uuid, asker, modification }: { uuid: string; asker: Asker; modification: ModificationRequest },
): Promise<PricedChange> {
  const basedOn = isOrderId(uuid) ? await changesDone(db, uuid) : 0;
  const booking = await ownedBooking(db, uuid, asker);
  await checkModifiable(db, booking, now);
  const context = { ...priceContext({ db }, booking.locale as Locale, now), givenBack: stockOf(booking) };
  const criteria = { ...modification, offerId: modification.offerId ?? String(booking.stay_id) };
  const { stay, price, themes, choices } = await readSoldStay(context, criteria, '');
  const product: SoldProduct = { kind: 'stay', stay, price, themes, activitiesWithoutDay: [], extras: 0, shipping: 0 };
  await checkGiftsPay(context, { uuid, product });
  const { parts: gross, reduction } = await priceChangedOrder(db, {
    order: booking,
    price,
    themes,
    cancellationType: stay.cancellation.type,
  });
  const whole = modificationPrice(orderTotal(partsOf(booking)), orderTotal(gross));
  const isBorne = await bearsSupplement(db, uuid);
  const { charged, waived } = isBorne ? { charged: whole, waived: 0 } : chargedModification(whole, psp.leastCharge);
  const given = charged.kind === 'refund' ? await givenOfMoney(db, { uuid, reduction: charged.amount }) : charged.amount;
  const difference = { ...charged, amount: given };
  const givenBefore = charged.amount - given;
  const parts = waived > 0 ? { ...gross, waived } : gross;
  await checkTaxed(db, product, parts);
  const activityDays = modification.activityDaySelections ?? keptActivityDays(booking, stay, choices);
  const newTotal = orderTotal(parts);
  return { booking, stay, activityDays, parts, reduction, newTotal, difference, givenBefore, isBorne, basedOn };
}

/** What the customer is told before they change: the difference, and how much of it open instalments bear. */
export async function changePriceView(
  { db, psp, now }: ChangePlace,
  { booking, stay, parts, difference, givenBefore, newTotal, reduction }: PricedChange,
): Promise<ModificationPriceView> {
  const lostPromotion = booking.promotion_code && reduction ? lostPromotionOf(booking.promotion_code, reduction) : undefined;
  const changed = await changedSchedule(db, {
    uuid: booking.uuid,
    difference: signed(difference),
    deferredUntil: deferredUntil(booking, stay, now),
    leastCharge: psp.leastCharge,
  });
  const left = changed?.waived ?? 0;
  const waived = (parts.waived ?? 0) + left;
  const differences = partDifferences(partsOf(booking), parts);
  return {
    ...{ ...difference, newTotal: newTotal - left },
    ...(differences.length > 1 && { differences }),
    ...(waived > 0 && { waived }),
    ...(givenBefore > 0 && { givenBefore }),
    ...(lostPromotion && { lostPromotion }),
    ...(changed && { instalments: changed.instalments }),
  };
}

/** Cents: above 0 a supplement, below a refund. */
function signed({ kind, amount }: ModificationPrice): number {
  return kind === 'supplement' ? amount : -amount;
}

function lostPromotionOf(code: string, reduction: Reduction): LostPromotion | undefined {
  if (reduction.kind === 'belowMinimum') return { code, reason: 'belowMinimum', minimum: reduction.minimum };
  return reduction.kind === 'notApplicable' ? { code, reason: 'notApplicable' } : undefined;
}

/**
 * Changes a booking. A cheaper or equal stay is changed at once and the difference given back; a dearer one waits for
 * its supplement: the answer names the payment (spec 1, section 8: free modification). Where instalments are still to come,
 * they bear the difference, and nothing is paid now.
 */
export async function modifyBooking(
  place: ChangePlace,
  { uuid, asker, body }: { uuid: string; asker: Asker; body: ModifyBody },
): Promise<ModifyAnswer> {
  const change = await priceChange(place, { uuid, asker, modification: body });
  const difference = signed(change.difference);
  if (difference !== body.expectedDifference) throw conflict('PRICE_CHANGED', 'The price has changed since it was shown.', difference);
  const changeId = randomUUID();
  const country = change.booking.locale.slice(-2);
  const payer = payerOf(change.booking, asker);
  const isPaidNow = difference > 0 && !change.isBorne;
  const paymentIntentId = isPaidNow
    ? await place.psp.create({ amount: difference, reference: changeId, country, ...(await ownCards(place, payer)) })
    : undefined;
  await writeChange(place, { change, changeId, difference, paymentIntentId });
  if (paymentIntentId) return { changeId, status: 'pending', amount: difference, paymentIntentId, provider: place.psp.name };
  await carryOut(place, changeId);
  return { changeId, status: 'done', amount: 0 };
}

/** The supplement is paid: verified with the provider, then the change is carried out. */
export async function completeModification(
  place: ChangePlace,
  { uuid, asker, paymentIntentId }: { uuid: string; asker: Asker; paymentIntentId: string },
): Promise<Answer> {
  const { db, psp } = place;
  await ownedBooking(db, uuid, asker);
  const intent = await db
    .selectFrom('payment_intent')
    .select(['change_id', 'amount_cents'])
    .where('id', '=', paymentIntentId)
    .where('purchase_uuid', '=', uuid)
    .where('change_id', 'is not', null)
    .executeTakeFirst();
  if (!intent?.change_id) throw notFound('There is no such payment.');
  const changeId = intent.change_id;
  const payment = await paymentOf(psp, paymentIntentId, intent.amount_cents);
  if (payment === 'processing') return { status: 202, body: { changeId, status: 'pending', amount: intent.amount_cents } };
  if (payment === 'refunded') await failChange(db, changeId);
  await carryOut(place, changeId);
  return { status: 200, body: { changeId, status: 'done', amount: 0 } };
}

async function carryOut({ db, psp, now }: ChangePlace, changeId: string): Promise<void> {
  const end = await completeChange(db, { changeId, now, leastCharge: psp.leastCharge });
  if (end !== 'done') throw changeFailed(end);
}

async function writeChange(
  { db, now }: ChangePlace,
  {
    change,
    changeId,
    difference,
    paymentIntentId,
  }: { change: PricedChange; changeId: string; difference: number; paymentIntentId?: string | undefined },
): Promise<void> {
  const { uuid } = change.booking;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('purchase_change')
      .values({
        id: changeId,
        purchase_uuid: uuid,
        status: 'pending',
        stay: JSON.stringify({ ...change.stay, price: change.parts.product, activityDays: change.activityDays } satisfies ChangedStay),
        parts: JSON.stringify(change.parts),
        based_on: change.basedOn,
        difference_cents: difference,
        expires_at: new Date(now.getTime() + HOLD_MINUTES * 60_000),
      })
      .execute();
    if (!paymentIntentId) return;
    await insertIntent(trx, {
      id: paymentIntentId,
      purchase_uuid: uuid,
      change_id: changeId,
      amount_cents: difference,
      status: 'created',
      method: null,
    });
  });
}

/** Refuses, with the reason, what can no longer be changed. */
export async function checkModifiable(db: Database, booking: Purchase, now: Date): Promise<void> {
  if (booking.status === 'cancelled') throw changeFailed('ALREADY_CANCELLED');
  if (booking.status !== 'paid' || booking.kind !== 'stay') throw conflict('NOT_MODIFIABLE', 'Only a paid stay can be changed.');
  const { today } = bookingDay(booking.locale as Locale, now);
  const change = modifiable({ policy: policyOf(booking), checkin: booking.checkin! }, today);
  if (change.kind === 'nonExchangeable') throw conflict('NOT_MODIFIABLE', 'This stay is non-exchangeable and non-refundable.');
  if (change.kind === 'afterDeadline') throw conflict('NOT_MODIFIABLE', 'The last day to change this stay has passed.');
  if (await isContested(db, booking.uuid))
    throw conflict('NOT_MODIFIABLE', 'The payment of this stay was taken or given back: it cannot be changed.');
}
