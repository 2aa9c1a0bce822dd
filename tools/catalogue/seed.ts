import { CATALOGUE_LOCK, markInstallation } from '@shop/api/installation';
import { readOrExit, Settings, startOfDemo } from '@shop/contracts/settings';
import pg from 'pg';
import { calendarOf, makeCatalogue, monthsFrom } from './catalogue.ts';
import { fillActivities } from './activities/fill-activities.ts';
import { fillGiftPrices, fillGiftPromotions } from './gifts/fill-gift-promotions.ts';
import { fillGifts } from './gifts/fill-gifts.ts';
import { giftPromotionsOf } from './gifts/gift-promotions.ts';
import { contentEntries } from './content/entries.ts';
import { fillContent } from './store/fill-content.ts';
import { fillCalendar } from './store/fill-calendar.ts';
import { fillCentreKey } from './store/fill-centre-key.ts';
import { fillCatalogue } from './store/fill.ts';
import { fillPartners } from './store/fill-partners.ts';
import { fillPictures } from './store/fill-pictures.ts';
import { fillPromotions } from './store/fill-promotions.ts';
import { takeSoldRooms } from './store/keep-purchases.ts';

export interface SeedOptions {
  /** `yyyy-MM-dd`: the catalogue sells from this day's month on. */
  readonly today: string;
  readonly hotels?: number;
  readonly log?: (line: string) => void;
}

/** What was done: nothing, months appended to the calendars, or everything written. */
export type Seeded =
  | { readonly kind: 'upToDate' }
  | { readonly kind: 'extended'; readonly months: number }
  | { readonly kind: 'written'; readonly rows: number };

/** Raised whenever the generator's answers change: the next start writes the catalogue anew. */
const VERSION = 22;
export const DEFAULT_HOTELS = 2000;
const SOLD =
  'place, picture, review, stay, room, hotel, room_month, room_stock, stock_change, room_promotion, applied_promotion, content, catalogue_seed';
/** Gifts and activities on offer; vouchers that people hold are not among them. */
const OFFERED =
  'box, single_voucher, gift_price_history, applied_gift_promotion, custom_sub_element, custom_sub_element_category, shipping_fee, activity_product, activity_center, activity_tag';
/** An operator who has imported another catalogue keeps it. */
const OPERATOR = 'operator';

/**
 * Brings the demo catalogue of a migrated database up to `today`, in one transaction. Purchases are never touched.
 * @throws {WrongInstallation} for the database of a shop in production; nothing is written then.
 */
export async function seed(
  connectionString: string,
  { today, hotels = DEFAULT_HOTELS, log = () => undefined }: SeedOptions,
): Promise<Seeded> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [CATALOGUE_LOCK]);
    await markInstallation(async (text, values) => (await client.query(text, [...(values ?? [])])).rows, 'demo');
    const done = await bringUpTo(client, { today, hotels, log });
    const texts = await fillContent(client, contentEntries());
    await fillPromotions(client);
    if (!(await isOperators(client))) {
      await fillPartners(client);
      await fillCentreKey(client);
    }
    if (texts > 0) log(`${texts} pieces of content written`);
    await client.query('commit');
    // Without fresh statistics the first plans read whole tables.
    if (done.kind !== 'upToDate') await client.query('analyze');
    return done;
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw cause;
  } finally {
    await client.end();
  }
}

async function isOperators(client: pg.Client): Promise<boolean> {
  return (await client.query('select 1 from catalogue_seed where fingerprint = $1', [OPERATOR])).rows.length > 0;
}

async function bringUpTo(client: pg.Client, { today, hotels, log }: Required<SeedOptions>): Promise<Seeded> {
  const stored = `v${VERSION}/${hotels}/`;
  const months = monthsFrom(today);
  const { rows } = await client.query<{ fingerprint: string }>('select fingerprint from catalogue_seed order by fingerprint desc');
  if (rows.some((row) => row.fingerprint === OPERATOR)) return { kind: 'upToDate' };
  const newest = rows.find((row) => row.fingerprint.startsWith(stored))?.fingerprint.slice(stored.length);
  if (newest !== undefined && newest >= months[0]!) return { kind: 'upToDate' };

  const started = performance.now();
  const catalogue = makeCatalogue({ today, hotels });
  log(`Catalogue of ${hotels} hotels composed in ${seconds(started)}`);
  if (newest !== undefined) {
    const known = new Set(monthsFrom(`${newest}-01`));
    const missing = months.filter((month) => !known.has(month));
    await fillCalendar(client, calendarOf(catalogue.houses, missing));
    await markApplied(client, today);
    await fillGiftPromotions(client, giftPromotionsOf(catalogue, today), today);
    await sign(client, stored + months[0]);
    log(`Calendars extended by ${missing.length} months in ${seconds(started)}`);
    return { kind: 'extended', months: missing.length };
  }
  await client.query(`truncate ${SOLD}`);
  await client.query(`truncate ${OFFERED}`);
  const counts = {
    ...(await fillCatalogue(client, catalogue)),
    ...(await fillActivities(client, catalogue.activities)),
    ...(await fillGifts(client, catalogue.gifts)),
    ...(await fillPictures(client, catalogue)),
  };
  await fillGiftPrices(client, today);
  await fillGiftPromotions(client, giftPromotionsOf(catalogue, today), today);
  log(`Places, hotels, stays and reviews written in ${seconds(started)}`);
  const days = await fillCalendar(client, calendarOf(catalogue.houses, months));
  await markApplied(client, today);
  const sold = await takeSoldRooms(client, today);
  await sign(client, stored + months[0]);
  const written = { ...counts, room_month: days, room_stock: days };
  log(
    `Catalogue written in ${seconds(started)}: ${Object.entries(written)
      .map(([table, count]) => `${count} ${table}`)
      .join(', ')}${sold > 0 ? `; ${sold} purchases kept their rooms` : ''}`,
  );
  return { kind: 'written', rows: Object.values(written).reduce((sum, count) => sum + count, 0) };
}

/** The months were written with what the promotions of `today` take off. */
const markApplied = (client: pg.Client, today: string): Promise<unknown> =>
  client.query(
    `insert into applied_promotion select hotel_id, id, room_id, percent, first_night, last_night from room_promotion
     where $1::date between starts_on and ends_on on conflict do nothing`,
    [today],
  );
const sign = (client: pg.Client, fingerprint: string): Promise<unknown> =>
  client.query('insert into catalogue_seed (fingerprint) values ($1) on conflict do nothing', [fingerprint]);
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

if (import.meta.main) {
  if (process.env['SHOP_ENV'] === 'production') {
    console.error('SHOP_ENV is production: the demo catalogue is for demonstrations. Import your own: npm run catalogue -- import FILE');
    process.exit(1);
  }
  const connectionString = process.env['DATABASE_URL'];
  if (!connectionString) {
    console.error('DATABASE_URL names the database to fill, e.g. postgresql://postgres@127.0.0.1:5432/shop');
    process.exit(1);
  }
  const hotels = Number(process.env['CATALOGUE_HOTELS'] ?? DEFAULT_HOTELS);
  if (!Number.isInteger(hotels) || hotels < 1 || hotels > 20_000) {
    console.error('CATALOGUE_HOTELS is a whole number from 1 to 20000');
    process.exit(1);
  }
  const settings = new Settings(process.env);
  const startsAt = startOfDemo(settings);
  const now = readOrExit(() => settings.complete('The demo catalogue', startsAt)) ?? Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const done = await seed(connectionString, { today, hotels, log: (line) => console.log(line) });
  if (done.kind === 'upToDate') console.log('The catalogue is up to date');
}
