import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/index.ts';
import { hashPassword } from './password-hash.ts';

/** Who may look around in a demonstration; `npm start` prints it. */
export const DEMO_ACCOUNT = { email: 'demo@shop.example', password: 'demo-by-the-lake' } as const;

/** Opens the account of demonstrations, once. Never called in production. */
export async function openDemoAccount(db: Database, now: Date): Promise<void> {
  const known = await db.selectFrom('account').select('id').where('email', '=', DEMO_ACCOUNT.email).executeTakeFirst();
  if (known) return;
  await db
    .insertInto('account')
    .values({
      id: randomUUID(),
      email: DEMO_ACCOUNT.email,
      email_verified_at: now,
      password_hash: await hashPassword(DEMO_ACCOUNT.password),
      civility: 'MRS',
      first_name: 'Camille',
      last_name: 'Martin',
      phone_number: '+33612345678',
      address_line: '12 rue du Lac',
      postal_code: '74000',
      city: 'Annecy',
      country: 'FR',
      locale: 'fr_FR',
      created_at: now,
      blocked_at: null,
      passkey_after_password: false,
      passkey_step_ends_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
