import { sql } from 'kysely';
import type { IntentStatus } from '../platform/database/index.ts';

const TAKEN: readonly IntentStatus[] = ['succeeded', 'refunded'];

/**
 * A condition on a row of `payment_intent`: a payment that was taken stays taken. Two processes ask the provider at once; what
 * was answered before the customer paid may arrive after it.
 */
export function mayBecome(status: IntentStatus) {
  return sql<boolean>`(${TAKEN.includes(status)} or status not in (${sql.join(TAKEN)}))`;
}
