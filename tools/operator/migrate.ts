/**
 * `npm run migrate` brings the database of DATABASE_URL up to date and marks it as SHOP_ENV says, apart from any start:
 * processes of the version before go on working meanwhile and afterwards. Where DATABASE_OWNER_URL names another role of that
 * database, the schema is that role's, and the one of DATABASE_URL gets its rows alone.
 */
import { grantRows } from '@shop/api/grant-rows';
import { installDatabase } from '@shop/api/ready-database';
import { writeVocabulary } from './write-vocabulary.ts';
import { Settings } from '@shop/contracts/settings';

const settings = new Settings(process.env);
const url = settings.needed('DATABASE_URL', {
  what: 'the PostgreSQL database',
  example: 'postgres://shop:secret@db.shop.example:5432/shop',
});
const ownerUrl = settings.optional('DATABASE_OWNER_URL', {
  example: 'postgres://shop_owner:secret@db.shop.example:5432/shop',
  fault: (value) => (roleOf(value) ? undefined : 'is no address of a PostgreSQL database that names a role'),
});
try {
  settings.complete('The migration', url);
  const onRetry = (name: string, reason: string) => console.log(`${name} waits: ${reason}; customers go first.`);
  const grant = async () => void (ownerUrl && (await grantRows(ownerUrl, roleOf(url))));
  const ran = await installDatabase(ownerUrl ?? url, settings.shopEnv, { onRetry }).catch(async (error: unknown) => {
    // Those before the one that failed stay, and processes that sell meanwhile write to what they have made.
    await grant().catch(() => undefined);
    throw error;
  });
  await writeVocabulary(ownerUrl ?? url);
  await grant();
  for (const name of ran) console.log(`${name} done`);
  console.log(`The database is up to date, for ${settings.isDemo ? 'a demonstration' : 'production'}.`);
} catch (error) {
  console.error((error as Error).message || String(error));
  process.exitCode = 1;
}

function roleOf(url: string): string {
  return URL.canParse(url) ? decodeURIComponent(new URL(url).username) : '';
}
