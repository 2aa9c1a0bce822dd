import { sql, type ExpressionBuilder, type SqlBool, type Expression } from 'kysely';
import type { Tables } from '../../store/schema.ts';

/** Whose orders: an account's, and those bought without one with its address, which the account has confirmed. */
export interface Owner {
  readonly id: string;
  readonly email: string;
}

/** Orders of an owner, as a condition on `purchase`. An order that names another account is that account's alone. */
export function ordersOf({ id, email }: Owner) {
  return (eb: ExpressionBuilder<Tables, 'purchase'>): Expression<SqlBool> =>
    eb.or([
      eb('purchase.account_id', '=', id),
      eb.and([eb('purchase.account_id', 'is', null), sql<SqlBool>`lower(purchase.email) = ${email}`]),
    ]);
}
