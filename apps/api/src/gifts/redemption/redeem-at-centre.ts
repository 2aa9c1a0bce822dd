import type { CentreVoucher, Locale } from '@shop/contracts';
import { voucherAtCentre, type CentreVoucherState } from '@shop/domain';
import type { Selectable, Transaction } from 'kysely';
import { bookingDay } from '../../availability/index.ts';
import { text } from '../../availability/cards/index.ts';
import { recordVoucherRedeemed } from '../../ledger/index.ts';
import { openingCode } from '../../orders/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { HttpProblem } from '../../platform/http/index.ts';
import { recordGiftEvent } from '../delivery/gift-events.ts';
import { isScheduled } from '../delivery/is-scheduled.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';
import { spendVoucher } from '../vouchers/voucher-balance.ts';
import { voucherOfCentre, type RunActivity } from './voucher-of-centre.ts';

/** A code, as it was typed, at a centre. */
export interface AtCentre {
  readonly code: string;
  readonly centreId: number;
  /** Of the names in the answer. */
  readonly locale: Locale;
  readonly now: Date;
}

type Reader = Pick<Database, 'selectFrom'>;
type Redemption = Selectable<Tables['gift_redemption']>;

/** What a voucher opens at a centre, and whether it can be redeemed there now. */
export async function checkAtCentre(db: Database, at: AtCentre): Promise<CentreVoucher> {
  const { voucher, activity } = await voucherOfCentre(db, at);
  return viewOf(db, voucher, { ...at, activity });
}

/**
 * Redeems a voucher, once. Its row is locked, as it is where it is given back or expires: one after the other. The same
 * request again is told what it was told before; another one is told when it was redeemed
 * (docs/decisions/2026-11-28-vouchers-at-the-centre.md).
 */
export async function redeemAtCentre(
  db: Database,
  { requestKey, ...at }: AtCentre & { readonly requestKey: string },
): Promise<CentreVoucher> {
  return db.transaction().execute(async (trx) => {
    const { voucher, activity } = await voucherOfCentre(trx, at);
    const locked = await trx.selectFrom('gift_voucher').selectAll().where('code', '=', voucher.code).forUpdate().executeTakeFirstOrThrow();
    const former = await redemptionOf(trx, locked.code);
    if (former?.request_key === requestKey && former.centre_id === at.centreId) return viewOf(trx, locked, { ...at, activity });
    const state = await stateOf(trx, locked, at.now);
    if (state !== 'redeemable') throw refusedAs(state, former);
    await useUp(trx, locked, { ...at, requestKey });
    return viewOf(trx, { ...locked, status: 'used' }, { ...at, activity });
  });
}

async function useUp(
  trx: Transaction<Tables>,
  { code, remaining_cents: amount, order_uuid: orderUUID, locale }: Voucher,
  { centreId, requestKey, now }: AtCentre & { readonly requestKey: string },
): Promise<void> {
  await spendVoucher(trx, { code, amount, today: bookingDay(locale as Locale, now).today });
  await trx
    .insertInto('gift_redemption')
    .values({ code, centre_id: centreId, request_key: requestKey, amount_cents: amount, redeemed_at: now })
    .execute();
  await recordVoucherRedeemed(trx, { code, amount, centreId, at: now });
  await recordGiftEvent(trx, { kind: 'redeemed', at: now, orderUUID, code, detail: { amount, centre: centreId } });
}

async function stateOf(db: Database, voucher: Voucher, now: Date): Promise<CentreVoucherState> {
  const order = voucher.order_uuid
    ? await db.selectFrom('purchase').select('status').where('uuid', '=', voucher.order_uuid).executeTakeFirst()
    : undefined;
  const facts = { status: voucher.status, expiresOn: voucher.expires_on, order: order?.status };
  const { today } = bookingDay(voucher.locale as Locale, now);
  return voucherAtCentre({ ...facts, isScheduled: await isScheduled(db, voucher) }, today);
}

async function viewOf(
  db: Database,
  voucher: Voucher,
  { activity, locale, now }: AtCentre & { readonly activity: RunActivity },
): Promise<CentreVoucher> {
  const order = voucher.order_uuid
    ? await db.selectFrom('purchase').select('booking_number').where('uuid', '=', voucher.order_uuid).executeTakeFirst()
    : undefined;
  const redemption = await redemptionOf(db, voucher.code);
  return {
    code: openingCode(voucher),
    state: await stateOf(db, voucher, now),
    label: text(activity.label, locale),
    activities: activity.parts.map(({ title }) => text(title, locale)),
    adults: voucher.adults,
    expiresOn: voucher.expires_on,
    ...(order && { bookingNumber: order.booking_number }),
    ...(redemption && { usedAt: redemption.redeemed_at.toISOString(), ...(await centreName(db, redemption.centre_id)) }),
  };
}

function redemptionOf(db: Reader, code: string): Promise<Redemption | undefined> {
  return db.selectFrom('gift_redemption').selectAll().where('code', '=', code).executeTakeFirst();
}

async function centreName(db: Reader, id: number): Promise<{ usedBy?: string }> {
  const centre = await db.selectFrom('activity_center').select('label').where('id', '=', id).executeTakeFirst();
  return centre ? { usedBy: centre.label } : {};
}

type Refused = Exclude<CentreVoucherState, 'redeemable'>;

const REFUSED: Record<Refused, { readonly code: string; readonly message: string }> = {
  used: { code: 'VOUCHER_USED', message: 'This voucher has been used.' },
  expired: { code: 'VOUCHER_EXPIRED', message: 'This voucher has expired.' },
  cancelled: { code: 'VOUCHER_CANCELLED', message: 'This voucher was cancelled.' },
  givenBack: { code: 'VOUCHER_GIVEN_BACK', message: 'The buyer of this voucher has given it back.' },
  scheduled: { code: 'VOUCHER_SCHEDULED', message: 'This voucher is still to be sent to its recipient.' },
  notPaid: { code: 'VOUCHER_NOT_PAID', message: 'The order of this voucher is not paid.' },
};

function refusedAs(state: Refused, former: Redemption | undefined): HttpProblem {
  return new HttpProblem(409, { ...REFUSED[state], field: 'code', ...(former && { usedAt: former.redeemed_at.toISOString() }) });
}
