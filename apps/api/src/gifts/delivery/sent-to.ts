import { sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Owner } from '../../orders/index.ts';
import type { Tables } from '../../platform/database/index.ts';

/** Gifts that were sent to an account, as a condition on `gift_voucher`: to its address, or to one that it had when they were sent. */
export function sentTo({ id, email }: Owner) {
  return (eb: ExpressionBuilder<Tables, 'gift_voucher'>): Expression<SqlBool> =>
    eb.or([
      eb('gift_voucher.recipient_account_id', '=', id),
      eb.and([eb('gift_voucher.recipient_account_id', 'is', null), sql<SqlBool>`lower(gift_voucher.recipient_email) = ${email}`]),
    ]);
}
