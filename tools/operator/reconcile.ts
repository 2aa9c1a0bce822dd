/**
 * `npm run reconcile -- --from DAY --to DAY [--grace MINUTES] [--json]` compares the payment provider's list with the shop's
 * books, both days inclusive, in UTC, without the last minutes (15, whose money may be on its way). Ends with 0 only where nothing differs, with 1 where something does, with 2 where it could not compare.
 */
import { mollieSettings, stripeSettings } from '@shop/api/config';
import { GRACE, reconcileDays, reconciliationLines } from '@shop/api/reconciliation';
import { Settings } from '@shop/contracts/settings';
import { parseArgs } from 'node:util';
import { reachDatabase } from '../start/reach-database.ts';
import { shopEnvironment } from '../start/shop-env.ts';

const USAGE = 'Say which days: npm run reconcile -- --from 2030-06-01 --to 2030-06-30 [--grace 15] [--json].';
const { from, to, grace = String(GRACE), json = false } = readArguments();
if (!from || !to) refuse(USAGE);
if (!/^\d{1,4}$/.test(grace)) refuse(`--grace ${grace} is no number of minutes: give 0 to 9999.`);

try {
  const settings = new Settings(shopEnvironment(process.env));
  const providers = settings.complete('The reconciliation', { stripe: stripeSettings(settings), mollie: mollieSettings(settings) });
  const database = await reachDatabase();
  try {
    const reconciliation = await reconcileDays({ url: database.url, ...providers, now: new Date() }, { from, to, grace: Number(grace) });
    if (json) console.log(JSON.stringify({ from, to, ...reconciliation }));
    else for (const line of reconciliationLines(reconciliation)) console.log(line);
    process.exitCode = reconciliation.differences.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

function readArguments() {
  try {
    return parseArgs({
      options: { from: { type: 'string' }, to: { type: 'string' }, grace: { type: 'string' }, json: { type: 'boolean' } },
    }).values;
  } catch {
    return refuse(USAGE);
  }
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
