/**
 * `npm run boxes -- stock` lists the printed boxes and how many of each are left, `stock CODE PIECES` says how many there are
 * from now on, `stock CODE uncounted` that they are printed as they are sold.
 */
import { listBoxStock, setBoxStock } from '@shop/api/box-stock';
import { openDatabase } from '@shop/api/database';
import { reachDatabase } from '../start/reach-database.ts';

const [noun, typed, amount, ...more] = process.argv.slice(2);
const isCount = amount === 'uncounted' || /^\d{1,6}$/.test(amount ?? '');
if (noun !== 'stock' || more.length > 0 || (typed !== undefined && !isCount))
  refuse('Say what to do: npm run boxes -- stock, stock CODE PIECES, or stock CODE uncounted. PIECES is a whole number.');

const database = await reachDatabase().catch((error: Error) => refuse(error.message));
const db = openDatabase(database.url, 1);
try {
  if (typed === undefined) await list();
  else await set(typed.toUpperCase(), amount === 'uncounted' ? null : Number(amount));
} finally {
  await db.destroy();
  await database.close();
}

async function list(): Promise<void> {
  for (const { code, pieces } of await listBoxStock(db)) console.log(`${code}  ${pieces === null ? 'not counted' : `${pieces} left`}`);
}

async function set(code: string, pieces: number | null): Promise<void> {
  if (await setBoxStock(db, code, pieces)) return console.log(`${code}  ${pieces === null ? 'not counted' : `${pieces} left`}`);
  console.error(`There is no printed box ${code}: npm run boxes -- stock lists them.`);
  process.exitCode = 1;
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
