/**
 * `npm run centres -- key make CENTRE` makes the key by which an activity centre redeems vouchers, `key rotate CENTRE` makes
 * another in its place, `key revoke CENTRE` takes it away; `list` shows the centres and since when they have one.
 */
import { listCentreKeys, makeCentreKey, revokeCentreKey } from '@shop/api/centres';
import { openDatabase } from '@shop/api/database';
import { reachDatabase } from '../start/reach-database.ts';

const [noun, verb, subject, ...more] = process.argv.slice(2);
const isKey = noun === 'key' && ['make', 'rotate', 'revoke'].includes(verb ?? '') && /^\d{1,9}$/.test(subject ?? '') && more.length === 0;
if (!isKey && !(noun === 'list' && !verb))
  refuse('Say what to do: npm run centres -- key make CENTRE, key rotate CENTRE, key revoke CENTRE, or list. CENTRE is its number.');
const centre = Number(subject);

const database = await reachDatabase().catch((error: Error) => refuse(error.message));
const db = openDatabase(database.url, 1);
try {
  if (noun === 'list') await list();
  else if (verb === 'revoke') await revoke();
  else await make();
} finally {
  await db.destroy();
  await database.close();
}

async function list(): Promise<void> {
  for (const { id, label, city, made_at } of await listCentreKeys(db))
    console.log(`${id}  ${label}, ${city}  ${made_at ? `key since ${made_at.toISOString()}` : 'no key'}`);
}

async function make(): Promise<void> {
  const hasKey = (await listCentreKeys(db)).some(({ id, made_at }) => id === centre && made_at);
  if (verb === 'make' && hasKey) return fail(`Centre ${centre} has a key: rotate makes another in its place.`);
  if (verb === 'rotate' && !hasKey) return fail(`Centre ${centre} has no key that another could replace: make one.`);
  const key = await makeCentreKey(db, centre, new Date());
  if (!key) return fail(`There is no activity centre ${centre}.`);
  console.log('Told this once; give it to the centre by a way that nobody else reads. It opens /partner/redeem:');
  console.log(key);
}

async function revoke(): Promise<void> {
  if (!(await revokeCentreKey(db, centre))) return fail(`Centre ${centre} has no key.`);
  console.log(`Centre ${centre} has no key any more, and the pages that it has opened are closed`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
