/**
 * `npm run boxes -- stock` lists the printed boxes and how many of each are left, `stock CODE PIECES` says how many there are
 * from now on, `stock CODE uncounted` that they are printed as they are sold.
 */
import { listBoxStock, setBoxStock } from '@shop/api/box-stock';
import { type CommandCall, type Database, refuse, startCommand, withDatabase } from './command.ts';

export async function run(call: CommandCall): Promise<number> {
  const [noun, typed, amount, ...more] = call.args;
  const isCount = amount === 'uncounted' || /^\d{1,6}$/.test(amount ?? '');
  if (noun !== 'stock' || more.length > 0 || (typed !== undefined && !isCount))
    refuse('Say what to do: npm run boxes -- stock, stock CODE PIECES, or stock CODE uncounted. PIECES is a whole number.');
  const pieces = amount === 'uncounted' ? null : Number(amount);
  return withDatabase(call, (db) => (typed === undefined ? list(db, call) : set(db, call, { code: typed.toUpperCase(), pieces })));
}

interface BoxStock {
  readonly code: string;
  /** Null where they are not counted. */
  readonly pieces: number | null;
}

async function list(db: Database, { print }: CommandCall): Promise<number> {
  for (const stock of await listBoxStock(db)) print(stockLine(stock));
  return 0;
}

async function set(db: Database, { print, printError }: CommandCall, stock: BoxStock): Promise<number> {
  if (await setBoxStock(db, stock.code, stock.pieces)) {
    print(stockLine(stock));
    return 0;
  }
  printError(`There is no printed box ${stock.code}: npm run boxes -- stock lists them.`);
  return 1;
}

function stockLine({ code, pieces }: BoxStock): string {
  return `${code}  ${pieces === null ? 'not counted' : `${pieces} left`}`;
}

if (import.meta.main) await startCommand(run);
