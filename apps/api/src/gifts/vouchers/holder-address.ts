import type { Database } from '../../platform/database/index.ts';
import type { Voucher } from './find-voucher.ts';

/** Where the holder of a gift is written to: an address that an account has left is its new one (decision `reminders-of-gifts`). */
export async function holderAddress(
  db: Pick<Database, 'selectFrom'>,
  { recipient_account_id: id, recipient_email }: Pick<Voucher, 'recipient_account_id' | 'recipient_email'>,
): Promise<string | null> {
  const account = id === null ? undefined : await db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirst();
  return account?.email ?? recipient_email;
}
