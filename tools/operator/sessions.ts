/**
 * `npm run sessions -- end ADDRESS` ends what an address is signed in to, as a customer and as a colleague of customer care;
 * `npm run sessions -- end-all` ends every session of everybody.
 */
import { openDatabase } from '@shop/api/database';
import { endEverySession, endSessionsOfAddress } from '@shop/api/end-sessions';
import { reachDatabase } from '../start/reach-database.ts';

const [verb, address, ...more] = process.argv.slice(2);
const isKnown = (verb === 'end' && address && more.length === 0) || (verb === 'end-all' && !address);
if (!isKnown) refuse('Say whose: npm run sessions -- end ADDRESS, or npm run sessions -- end-all.');

const database = await reachDatabase().catch((error: Error) => refuse(error.message));
const db = openDatabase(database.url, 1);
try {
  const ended = address ? await endSessionsOfAddress(db, address) : await endEverySession(db);
  console.log(`${ended} sessions were ended`);
} catch (error) {
  refuse((error as Error).message);
} finally {
  await db.destroy();
  await database.close();
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
