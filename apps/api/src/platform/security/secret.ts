import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

const known = new WeakMap<Database, Map<string, Promise<string>>>();

/** A secret of the shop's own, made when first asked for and the same in every process. */
export function secretOf(db: Database, name: string, make: () => string | Promise<string> = random): Promise<string> {
  const secrets = known.get(db) ?? new Map<string, Promise<string>>();
  known.set(db, secrets);
  const secret = secrets.get(name) ?? stored(db, name, make);
  secrets.set(name, secret);
  secret.catch(() => secrets.delete(name));
  return secret;
}

async function stored(db: Database, name: string, make: () => string | Promise<string>): Promise<string> {
  const read = () => db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  const found = await read();
  if (found) return found.value;
  await db
    .insertInto('secret')
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())!.value;
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
