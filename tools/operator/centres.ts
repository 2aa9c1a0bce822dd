/**
 * `npm run centres -- key make CENTRE` makes the key by which an activity centre redeems vouchers, `key rotate CENTRE` makes
 * another in its place, `key revoke CENTRE` takes it away; `list` shows the centres and since when they have one.
 */
import { listCentreKeys, makeCentreKey, revokeCentreKey } from '@shop/api/centres';
import { type CommandCall, type Database, refuse, startCommand, withDatabase } from './command.ts';

export async function run(call: CommandCall): Promise<number> {
  const [noun, verb, subject, ...more] = call.args;
  const isKey = noun === 'key' && ['make', 'rotate', 'revoke'].includes(verb ?? '') && /^\d{1,9}$/.test(subject ?? '') && more.length === 0;
  if (!isKey && !(noun === 'list' && !verb))
    refuse('Say what to do: npm run centres -- key make CENTRE, key rotate CENTRE, key revoke CENTRE, or list. CENTRE is its number.');
  const centre = Number(subject);
  return withDatabase(call, async (db) => {
    if (noun === 'list') return list(db, call);
    const lines = await (verb === 'revoke' ? revoke(db, centre) : make(db, centre, verb === 'rotate'));
    if (typeof lines !== 'string') for (const line of lines) call.print(line);
    else call.printError(lines);
    return typeof lines === 'string' ? 1 : 0;
  });
}

async function list(db: Database, { print }: CommandCall): Promise<number> {
  for (const { id, label, city, made_at } of await listCentreKeys(db))
    print(`${id}  ${label}, ${city}  ${made_at ? `key since ${made_at.toISOString()}` : 'no key'}`);
  return 0;
}

/** The lines to print, or the sentence that says why there is no key. */
async function make(db: Database, centre: number, replaces: boolean): Promise<readonly string[] | string> {
  const hasKey = (await listCentreKeys(db)).some(({ id, made_at }) => id === centre && made_at);
  if (!replaces && hasKey) return `Centre ${centre} has a key: rotate makes another in its place.`;
  if (replaces && !hasKey) return `Centre ${centre} has no key that another could replace: make one.`;
  const key = await makeCentreKey(db, centre, new Date());
  if (!key) return `There is no activity centre ${centre}.`;
  return ['Told this once; give it to the centre by a way that nobody else reads. It opens /partner/redeem:', key];
}

async function revoke(db: Database, centre: number): Promise<readonly string[] | string> {
  if (!(await revokeCentreKey(db, centre))) return `Centre ${centre} has no key.`;
  return [`Centre ${centre} has no key any more, and the pages that it has opened are closed`];
}

if (import.meta.main) await startCommand(run);
