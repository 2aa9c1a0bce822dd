import { type LocalDate, mailboxOf, type PromotionCode, type Reduction } from '@shop/domain';
import type { Selectable, Transaction } from 'kysely';
import { findVoucher } from '../../gifts/vouchers/index.ts';
import { HttpProblem } from '../../platform/http/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { findPromotion, type PromotionRow } from './find-promotion.ts';
import type { PriceContext } from '../product/product-to-sell.ts';

const FIELD = 'items.promotionCodeItem.code';

/** What an order keeps of its code: its terms, and the day on which they counted. A change is priced by them. */
export interface PromotionAsSold {
  readonly code: PromotionCode;
  readonly day: LocalDate;
}

/** A code that may be used, with its terms; refused by code where it is unknown or used up. */
export async function readPromotion(
  { db, today }: PriceContext,
  use: { code: string; email: string | undefined },
): Promise<PromotionAsSold & { readonly name: string }> {
  const row = await findPromotion(db, use.code);
  if (!row && (await findVoucher(db, use.code))) throw refusal('CODE_OF_OTHER_KIND', 'This is the number of a gift, no promotion code.');
  if (!row) throw refusal('PROMOTION_NOT_FOUND', 'There is no such promotion code.');
  if (row.uses_left === 0) throw refusal('PROMOTION_USED_UP', 'This promotion code has been used up.');
  if (use.email && (await isUsedUpBy(db, row, use.email))) throw alreadyUsed(usesPerCustomer(row)!);
  return { name: row.code, code: termsOf(row), day: today };
}

/** The terms by which an order was sold: those that it keeps, for an older order those that its code has now. */
export async function promotionAsSold(db: PriceContext['db'], order: SoldWithCode): Promise<PromotionAsSold | undefined> {
  if (!order.promotion_code) return undefined;
  if (order.promotion) return order.promotion as PromotionAsSold;
  const row = await db.selectFrom('promotion_code').selectAll().where('code', '=', order.promotion_code).executeTakeFirst();
  return row && { code: { ...termsOf(row), validFrom: null, validUntil: null }, day: order.checkin ?? '' };
}

type SoldWithCode = Pick<Selectable<Tables['purchase']>, 'promotion_code' | 'promotion' | 'checkin'>;

function termsOf(row: PromotionRow): PromotionCode {
  const scope = { products: row.products, themes: row.themes, minisites: row.minisites };
  return {
    percent: row.percent,
    cents: row.cents,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    minimum: row.minimum_cents,
    scope,
  };
}

/** Refuses an order whose code takes nothing off, with the reason. */
export function checkReduction(reduction: Reduction | undefined): void {
  switch (reduction?.kind) {
    case 'notYetValid':
      throw refusal('PROMOTION_NOT_YET_VALID', `This promotion code counts from ${reduction.from}.`);
    case 'expired':
      throw refusal('PROMOTION_EXPIRED', 'This promotion code has expired.');
    case 'notApplicable':
      throw refusal('PROMOTION_NOT_APPLICABLE', NOT_APPLICABLE[reduction.because]);
    case 'belowMinimum':
      throw refusal('PROMOTION_BELOW_MINIMUM', 'The order is too small for this promotion code.', reduction.minimum);
  }
}

const NOT_APPLICABLE = {
  products: 'This promotion code does not count for this product.',
  themes: 'This promotion code does not count for products of this theme.',
  minisites: 'This promotion code counts on the site of a partner only.',
};

/**
 * Uses a code up for a paid order; false when another order was faster. The table's key lets no customer through more often
 * than the code counts for each.
 */
export async function takePromotion(trx: Transaction<Tables>, order: { uuid: string; email: string; code: string }): Promise<boolean> {
  const row = await trx.selectFrom('promotion_code').selectAll().where('code', '=', order.code).executeTakeFirst();
  if (!row || !(await takeUse(trx, row, order))) return false;
  // Read again: an import that has just limited a code has not counted this use.
  const left = await trx
    .updateTable('promotion_code')
    .set((use) => ({ uses_left: use('uses_left', '-', 1) }))
    .where('code', '=', row.code)
    .where('uses_left', '>', 0)
    .executeTakeFirst();
  if (left.numUpdatedRows === 1n) return true;
  const code = await trx.selectFrom('promotion_code').select('uses_left').where('code', '=', row.code).executeTakeFirst();
  return code?.uses_left === null;
}

/** The first of the customer's uses that is free; another transaction that writes the same one ends first. */
async function takeUse(trx: Transaction<Tables>, row: PromotionRow, { uuid, email }: { uuid: string; email: string }): Promise<boolean> {
  const limit = usesPerCustomer(row);
  if (await isUsedUpBy(trx, row, email)) return false;
  for (const customer of limit === null ? [uuid] : usesOf(mailboxOf(email), limit)) {
    const used = await trx
      .insertInto('promotion_use')
      .values({ code: row.code, customer, purchase_uuid: uuid })
      .onConflict((same) => same.doNothing())
      .executeTakeFirst();
    if (used.numInsertedOrUpdatedRows === 1n) return true;
  }
  return false;
}

async function isUsedUpBy(db: PriceContext['db'], row: PromotionRow, email: string): Promise<boolean> {
  const limit = usesPerCustomer(row);
  if (limit === null) return false;
  const used = await db
    .selectFrom('promotion_use')
    .select('customer')
    .where('code', '=', row.code)
    // Uses of before 2026-11-29 are written down by the address as it was typed.
    .where(
      'customer',
      'in',
      [mailboxOf(email), email.trim().toLowerCase()].flatMap((customer) => usesOf(customer, limit)),
    )
    .execute();
  return used.length >= limit;
}

/** Null: as often as there are uses. */
function usesPerCustomer({ uses_per_customer, once_per_customer }: PromotionRow): number | null {
  return uses_per_customer ?? (once_per_customer ? 1 : null);
}

/** How the uses of a customer are written down: `anne@example.com`, `anne@example.com#2` and so on. */
function usesOf(customer: string, limit: number): string[] {
  return Array.from({ length: limit }, (_, use) => (use === 0 ? customer : `${customer}#${use + 1}`));
}

function alreadyUsed(limit: number): HttpProblem {
  const times = limit === 1 ? 'once' : `${limit} times`;
  return refusal('PROMOTION_ALREADY_USED', `This promotion code counts ${times} per customer.`);
}

function refusal(code: string, message: string, amount?: number): HttpProblem {
  return new HttpProblem(409, { code, message, field: FIELD, ...(amount !== undefined && { amount }) });
}
