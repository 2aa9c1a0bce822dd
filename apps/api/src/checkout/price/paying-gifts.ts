import type { OrderItems } from '@shop/contracts';
import { giftState, spentAs, type LocalDate, type PayingGift } from '@shop/domain';
import { paysStay } from '../../gifts/index.ts';
import type { Transaction } from 'kysely';
import { isScheduled } from '../../gifts/delivery/index.ts';
import { findVouchers, refillVoucher, spendVoucher, type Voucher } from '../../gifts/vouchers/index.ts';
import { recordGiftsUsed, type TakenGift } from '../../ledger/index.ts';
import { HttpProblem } from '../../platform/http/index.ts';
import type { Tables, VoucherKind } from '../../platform/database/index.ts';
import { openingCode, type GiftFailure, type Purchase, type SoldProduct } from '../../orders/index.ts';
import type { PriceContext } from '../product/product-to-sell.ts';
import { findPromotion } from './find-promotion.ts';

export interface KnownGift extends PayingGift {
  readonly kind: VoucherKind;
  /** The code that its holder has; `code` is the one that the books know it by. */
  readonly openingCode: string;
}

/** The gifts that an order names, as they were typed. */
export function serialNumbersOf({ giftPaymentItems = [] }: Pick<OrderItems, 'giftPaymentItems'>): string[] {
  return giftPaymentItems.map(({ serialNumber }) => serialNumber);
}

/** Reads the gifts that are to pay, in the order they were named; refused by code and place where one cannot. */
export async function readPayingGifts(
  context: PriceContext,
  { product, serialNumbers }: { product: SoldProduct; serialNumbers: readonly string[] },
): Promise<KnownGift[]> {
  if (serialNumbers.length === 0) return [];
  const gifts: KnownGift[] = [];
  for (const [place, row] of (await findVouchers(context.db, serialNumbers)).entries()) {
    if (!row) throw refusal(await whyUnknown(context, serialNumbers[place]!), place);
    const isNamedTwice = gifts.some(({ code }) => code === row.code);
    const reason = isNamedTwice ? 'GIFT_NAMED_TWICE' : await unusable(context, row, product);
    if (reason) throw refusal(reason, place);
    gifts.push({ code: row.code, openingCode: openingCode(row), kind: row.kind, remaining: row.remaining_cents });
  }
  return gifts;
}

/**
 * Holds the gifts that are to pay until the order that names them is written, so that none is given to somebody else or exchanged
 * in the same moment; one that cannot pay by now is refused as when it was read.
 */
export async function lockPayingGifts(
  trx: Transaction<Tables>,
  context: PriceContext,
  paying: { readonly product: SoldProduct; readonly serialNumbers: readonly string[] },
): Promise<void> {
  if (paying.serialNumbers.length === 0) return;
  const codes = (await findVouchers(trx, paying.serialNumbers)).flatMap((voucher) => voucher?.code ?? []);
  if (codes.length > 0) await trx.selectFrom('gift_voucher').select('code').where('code', 'in', codes).orderBy('code').forShare().execute();
  await readPayingGifts({ ...context, db: trx }, paying);
}

async function whyUnknown({ db }: PriceContext, typed: string): Promise<string> {
  return (await findPromotion(db, typed)) ? 'CODE_OF_OTHER_KIND' : 'GIFT_NOT_FOUND';
}

async function unusable(context: PriceContext, row: Voucher, product: SoldProduct): Promise<string | undefined> {
  const state = giftState({ status: row.status, expiresOn: row.expires_on }, context.today);
  if (state === 'expired') return 'GIFT_EXPIRED';
  if (state === 'cancelled') return 'GIFT_CANCELLED';
  if (state === 'used' || row.remaining_cents === 0) return 'GIFT_USED';
  if (await isScheduled(context.db, row)) return 'GIFT_SCHEDULED';
  return (await pays(context, { gift: row, worth: row.remaining_cents }, product)) ? undefined : 'GIFT_NOT_USABLE';
}

/** `worth`: cents that no other order has spent. */
interface Spending {
  readonly gift: Voucher;
  readonly worth: number;
}

/** A gift card pays anything but gift cards; a box stays of its themes; a single voucher any stay; an activity no stay. */
async function pays({ db }: Pick<PriceContext, 'db'>, { gift, worth }: Spending, product: SoldProduct): Promise<boolean> {
  const kind = spentAs({ kind: gift.kind, value: gift.value_cents, remaining: worth });
  if (kind === 'GIFTCARD') return product.kind === 'stay' || product.gift.kind !== 'GIFTCARD';
  if (product.kind !== 'stay' || kind === 'DIGITAL_ACTIVITY_ONLY') return false;
  return kind === 'SINGLEVOUCHER' || paysStay(db, gift, product.stay.stayId);
}

/** Refuses a change to a stay that a gift of the order, as long as it pays for it, could not have bought. */
export async function checkGiftsPay(
  context: Pick<PriceContext, 'db'>,
  { uuid, product }: { uuid: string; product: SoldProduct },
): Promise<void> {
  const gifts = await context.db
    .selectFrom('gift_voucher')
    .innerJoin('purchase_gift', 'purchase_gift.code', 'gift_voucher.code')
    .selectAll('gift_voucher')
    .select(['purchase_gift.amount_cents', 'purchase_gift.refunded_cents'])
    .where('purchase_gift.purchase_uuid', '=', uuid)
    .whereRef('purchase_gift.amount_cents', '>', 'purchase_gift.refunded_cents')
    .execute();
  for (const gift of gifts)
    if (!(await pays(context, { gift, worth: gift.remaining_cents + gift.amount_cents - gift.refunded_cents }, product)))
      throw new HttpProblem(409, {
        code: 'GIFT_NOT_USABLE',
        message: 'A gift that has paid for this booking cannot pay for that stay.',
        field: 'offerId',
      });
}

/**
 * Takes what the gifts pay; answers why not when one holds too little by now, or has ended. Rows are taken in the order of their codes by
 * everybody. What is left stays with the holder of the code.
 */
export async function takeGifts(
  trx: Transaction<Tables>,
  order: Pick<Purchase, 'uuid' | 'locale'>,
  { today, now }: { today: string; now: Date },
): Promise<GiftFailure | undefined> {
  const uses = await trx.selectFrom('purchase_gift').selectAll().where('purchase_uuid', '=', order.uuid).orderBy('code').execute();
  const gifts: TakenGift[] = [];
  for (const { code, amount_cents } of uses) {
    const taken = await spendVoucher(trx, { code, amount: amount_cents, today });
    if (!taken) return whyNotTaken(trx, code, today);
    gifts.push({ code, amount: amount_cents, ...taken });
  }
  await recordGiftsUsed(trx, { order, gifts, at: now });
  return undefined;
}

async function whyNotTaken(trx: Transaction<Tables>, code: string, today: LocalDate): Promise<GiftFailure> {
  const gift = await trx.selectFrom('gift_voucher').select(['status', 'expires_on']).where('code', '=', code).executeTakeFirstOrThrow();
  const state = giftState({ status: gift.status, expiresOn: gift.expires_on }, today);
  if (state === 'expired') return 'GIFT_EXPIRED';
  return state === 'cancelled' ? 'GIFT_CANCELLED' : 'GIFT_USED';
}

interface RefundedUse {
  readonly uuid: string;
  readonly code: string;
  readonly amount: number;
  readonly today: LocalDate;
}

/** Gives cents back to a gift, which is good again: long enough to be spent, though it may have expired meanwhile. */
export async function refundGift(trx: Transaction<Tables>, use: RefundedUse): Promise<void> {
  await refillVoucher(trx, use);
  await trx
    .updateTable('purchase_gift')
    .set((gift) => ({ refunded_cents: gift('refunded_cents', '+', use.amount) }))
    .where('purchase_uuid', '=', use.uuid)
    .where('code', '=', use.code)
    .execute();
}

const MESSAGES: Record<string, string> = {
  CODE_OF_OTHER_KIND: 'This is a promotion code, no number of a gift.',
  GIFT_NOT_FOUND: 'There is no gift with this number.',
  GIFT_SCHEDULED: 'This gift is still to be sent.',
  GIFT_EXPIRED: 'This gift has expired.',
  GIFT_CANCELLED: 'This gift was cancelled.',
  GIFT_USED: 'This gift has been used up.',
  GIFT_NOT_USABLE: 'This gift cannot pay for this order.',
  GIFT_NAMED_TWICE: 'This gift is named twice.',
};

function refusal(code: string, place: number): HttpProblem {
  return new HttpProblem(409, { code, message: MESSAGES[code]!, field: `items.giftPaymentItems.${place}.serialNumber` });
}
