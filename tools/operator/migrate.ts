/**
 * `npm run migrate` brings the database of DATABASE_URL up to date and marks it as SHOP_ENV says, apart from any start:
 * processes of the version before go on working meanwhile and afterwards.
 */
import { installDatabase } from '@shop/api/ready-database';
import { Settings } from '@shop/contracts/settings';

const settings = new Settings(process.env);
const url = settings.needed('DATABASE_URL', {
  what: 'the PostgreSQL database',
  example: 'postgres://shop:secret@db.shop.example:5432/shop',
});
try {
  settings.complete('The migration', url);
  const onRetry = (name: string, reason: string) => console.log(`${name} waits: ${reason}; customers go first.`);
  const ran = await installDatabase(url, settings.shopEnv, { onRetry });
  for (const name of ran) console.log(`${name} done`);
  console.log(`The database is up to date, for ${settings.isDemo ? 'a demonstration' : 'production'}.`);
} catch (error) {
  console.error((error as Error).message || String(error));
  process.exitCode = 1;
}
