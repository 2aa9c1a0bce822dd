import { sql, type ExpressionBuilder, type SqlBool, type Expression } from 'kysely';
import type { Tables } from '../platform/database/index.ts';

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

/** The same of one order that is at hand. */
export function isOrderOf({ id, email }: Owner, order: { readonly account_id: string | null; readonly email: string }): boolean {
  return order.account_id === null ? order.email.toLowerCase() === email : order.account_id === id;
}
