import { randomUUID } from 'node:crypto';
import { keyHash, newKey } from '../../partners/index.ts';
import type { Database } from '../../platform/database/index.ts';

/** An activity centre, as its key names it. */
export interface Centre {
  readonly id: number;
  readonly name: string;
  /** Of its key: a session that the key has opened names it. */
  readonly keyId: string;
}

/** Makes a key for a centre, in the place of the one that it had. Told once: the shop keeps its hash. Undefined where there is no such centre. */
export async function makeCentreKey(db: Database, centreId: number, now: Date): Promise<string | undefined> {
  const centre = await db.selectFrom('activity_center').select('id').where('id', '=', centreId).executeTakeFirst();
  if (!centre) return undefined;
  const { key, hash } = newKey('centre');
  await saveCentreKey(db, { centreId, hash, now });
  return key;
}

/** Sessions that were opened by the former key end, since its id is gone. */
export async function saveCentreKey(
  db: Database,
  { centreId, hash, now }: { readonly centreId: number; readonly hash: string; readonly now: Date },
): Promise<void> {
  const key = { id: randomUUID(), key_hash: hash, made_at: now };
  await db
    .insertInto('centre_key')
    .values({ centre_id: centreId, ...key })
    .onConflict((same) => same.column('centre_id').doUpdateSet(key))
    .execute();
}

/** The key of a centre, and every page that it has opened, open nothing any more; false where it had none. */
export async function revokeCentreKey(db: Database, centreId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('centre_key').where('centre_id', '=', centreId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Every centre that has activities, and since when it has a key. */
export function listCentreKeys(db: Database): Promise<{ id: number; label: string; city: string; made_at: Date | null }[]> {
  return db
    .selectFrom('activity_center')
    .leftJoin('centre_key', 'centre_key.centre_id', 'activity_center.id')
    .select(['activity_center.id', 'label', 'city', 'made_at'])
    .orderBy('activity_center.id')
    .execute();
}

export function centreOfKey(db: Database, key: string): Promise<Centre | undefined> {
  return centres(db).where('key_hash', '=', keyHash(key)).executeTakeFirst();
}

export function centreOfKeyId(db: Database, keyId: string): Promise<Centre | undefined> {
  return centres(db).where('centre_key.id', '=', keyId).executeTakeFirst();
}

function centres(db: Database) {
  return db
    .selectFrom('centre_key')
    .innerJoin('activity_center', 'activity_center.id', 'centre_key.centre_id')
    .select(['activity_center.id', 'label as name', 'centre_key.id as keyId']);
}
