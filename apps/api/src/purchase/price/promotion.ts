import type { LocalDate, PromotionCode, Reduction } from '@shop/domain';
import type { Selectable, Transaction } from 'kysely';
import { Refusal } from '../../problem.ts';
import type { Tables } from '../../store/schema.ts';
import type { Asking } from '../product/sold-product.ts';

const FIELD = 'items.promotionCodeItem.code';

/** What an order keeps of its code: its terms, and the day on which they counted. A change is priced by them. */
export interface PromotionAsSold {
  readonly code: PromotionCode;
  readonly day: LocalDate;
}

/** A code that may be used, with its terms; refused by code where it is unknown or used up. */
export async function readPromotion(
  { db, today }: Asking,
  wish: { code: string; email: string | undefined },
): Promise<PromotionAsSold & { readonly name: string }> {
  const name = promotionCodeOf(wish.code);
  const row = await db.selectFrom('promotion_code').selectAll().where('code', '=', name).executeTakeFirst();
  if (!row) throw refusal('PROMOTION_NOT_FOUND', 'There is no such promotion code.');
  if (row.uses_left === 0) throw refusal('PROMOTION_USED_UP', 'This promotion code has been used up.');
  if (row.once_per_customer && wish.email && (await isUsed(db, name, wish.email))) throw alreadyUsed();
  return { name, code: termsOf(row), day: today };
}

/** The terms by which an order was sold: those that it keeps, for an older order those that its code has now. */
export async function promotionAsSold(db: Asking['db'], order: SoldWithCode): Promise<PromotionAsSold | undefined> {
  if (!order.promotion_code) return undefined;
  if (order.promotion) return order.promotion as PromotionAsSold;
  const row = await db.selectFrom('promotion_code').selectAll().where('code', '=', order.promotion_code).executeTakeFirst();
  return row && { code: { ...termsOf(row), validFrom: null, validUntil: null }, day: order.checkin ?? '' };
}

type SoldWithCode = Pick<Selectable<Tables['purchase']>, 'promotion_code' | 'promotion' | 'checkin'>;

function termsOf(row: Selectable<Tables['promotion_code']>): PromotionCode {
  return { percent: row.percent, cents: row.cents, validFrom: row.valid_from, validUntil: row.valid_until, minimum: row.minimum_cents };
}

/** Refuses an order whose code takes nothing off, with the reason. */
export function checkReduction(reduction: Reduction | undefined): void {
  switch (reduction?.kind) {
    case 'notYetValid':
      throw refusal('PROMOTION_NOT_YET_VALID', `This promotion code counts from ${reduction.from}.`);
    case 'expired':
      throw refusal('PROMOTION_EXPIRED', 'This promotion code has expired.');
    case 'belowMinimum':
      throw refusal('PROMOTION_BELOW_MINIMUM', 'The order is too small for this promotion code.', reduction.minimum);
  }
}

/** As typed: blanks around it and small letters do not matter. */
export function promotionCodeOf(text: string): string {
  return text.trim().toUpperCase();
}

/**
 * Uses a code up for a paid order; false when another order was faster. The table's key lets one order of a customer
 * through where the code counts once.
 */
export async function takePromotion(trx: Transaction<Tables>, order: { uuid: string; email: string; code: string }): Promise<boolean> {
  const row = await trx.selectFrom('promotion_code').selectAll().where('code', '=', order.code).executeTakeFirst();
  if (!row) return false;
  const used = await trx
    .insertInto('promotion_use')
    .values({ code: row.code, customer: row.once_per_customer ? customerOf(order.email) : order.uuid, purchase_uuid: order.uuid })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  if (used.numInsertedOrUpdatedRows !== 1n) return false;
  if (row.uses_left === null) return true;
  const left = await trx
    .updateTable('promotion_code')
    .set((use) => ({ uses_left: use('uses_left', '-', 1) }))
    .where('code', '=', row.code)
    .where('uses_left', '>', 0)
    .executeTakeFirst();
  return left.numUpdatedRows === 1n;
}

async function isUsed(db: Asking['db'], code: string, email: string): Promise<boolean> {
  const use = await db
    .selectFrom('promotion_use')
    .select('code')
    .where('code', '=', code)
    .where('customer', '=', customerOf(email))
    .executeTakeFirst();
  return use !== undefined;
}

function customerOf(email: string): string {
  return email.trim().toLowerCase();
}

function alreadyUsed(): Refusal {
  return refusal('PROMOTION_ALREADY_USED', 'This promotion code counts once per customer.');
}

function refusal(code: string, message: string, amount?: number): Refusal {
  return new Refusal(409, { code, message, field: FIELD, ...(amount !== undefined && { amount }) });
}
