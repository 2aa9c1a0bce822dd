import { reductionOf } from '@shop/domain';
import type { Transaction } from 'kysely';
import { Refusal } from '../../problem.ts';
import type { Tables } from '../../store/schema.ts';
import type { Asking } from '../product/sold-product.ts';

const FIELD = 'items.promotionCodeItem.code';

/** What a promotion code takes off the product's price, cents; refused by code when it does not count. */
export async function promotionOf(
  { db, today }: Asking,
  wish: { code: string; amount: number; email: string | undefined },
): Promise<{ code: string; amount: number }> {
  const code = promotionCodeOf(wish.code);
  const row = await db.selectFrom('promotion_code').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) throw refusal('PROMOTION_NOT_FOUND', 'There is no such promotion code.');
  if (row.uses_left === 0) throw refusal('PROMOTION_USED_UP', 'This promotion code has been used up.');
  if (row.once_per_customer && wish.email && (await isUsed(db, code, wish.email))) throw alreadyUsed();
  const terms = {
    percent: row.percent,
    cents: row.cents,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    minimum: row.minimum_cents,
  };
  const reduction = reductionOf(terms, wish.amount, today);
  switch (reduction.kind) {
    case 'reduced':
      return { code, amount: reduction.amount };
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
