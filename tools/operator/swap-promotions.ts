import type { Client } from 'pg';

/**
 * A file says how often a code may be used in all; the shop keeps what is left. Nobody uses a code up between the count and the
 * end of the transaction: a process that has written a use already, and not yet counted it, is blocked on the row and takes one off then.
 */
export async function countUses(client: Client): Promise<void> {
  await client.query('select code from promotion_code order by code for update');
  await client.query(`
    update incoming_promotion_code taken set uses_left = greatest(0, taken.uses_left - used.uses)
    from (select code, count(*)::integer as uses from promotion_use group by code) used
    where used.code = taken.code and taken.uses_left is not null`);
}

/** Codes that the file does not name any more: those that orders have used stay with their uses, and count no longer. */
export async function endCodes(client: Client): Promise<void> {
  await client.query(`
    update promotion_code set valid_until = current_date - 1, automatic = false,
      valid_from = case when valid_from < current_date then valid_from end
    where not exists (select 1 from incoming_promotion_code next where next.code = promotion_code.code)
      and (valid_until is null or valid_until >= current_date)`);
  await client.query(`
    update promotion_code set once_per_customer = false
    where once_per_customer and exists (select 1 from incoming_promotion_code next where next.code = promotion_code.code)`);
}
