import type { SearchCriterias, Sort } from '@shop/contracts';
import { ANNECY, aHotel, aPlace, aRoom, aStay, testDatabase, type TestDatabase } from '@shop/testing';
import { sql } from 'kysely';
import { searchQuestion } from '../../services/search-question.ts';
import { openDatabase, type Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { SCORE_STEPS } from '../facet-lines.ts';
import type { FacetCounts } from '../facets.ts';
import { searchStays } from '../search-stays.ts';
import { ShopIndex } from '../shop-index.ts';
import {
  ACTIVITIES,
  DEPARTMENTS,
  Dice,
  ENVIRONMENTS,
  FACILITIES,
  STYLES,
  THEMES,
  TYPES,
  drawnCatalogue,
} from './drawn-catalogue.spec-kit.ts';
import { sqlFacets, sqlOffers, unfoldDays, type SqlQuestion } from './sql-search.spec-kit.ts';

const SEARCHES = Number(process.env.PROOF_SEARCHES ?? 1_000);
const NOW = new Date('2030-06-05T10:00:00Z');
const FIRST_DAY = '2030-06-05';
const SORTS: readonly Sort[] = ['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity', 'svPriceDesc', 'svPriceAsc'];

let database: TestDatabase;
let db: Database;
let index: ShopIndex;

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url, database.pool);
  await migrate(db);
  for (const [table, rows] of Object.entries(drawnCatalogue(new Dice(2030), { aHotel, aPlace, aRoom, aStay }))) {
    const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
  }
  await unfoldDays(db);
  index = await ShopIndex.load(db, () => NOW);
});

afterAll(async () => {
  await index?.stop();
  await db?.destroy();
  await database?.close();
});

test(`${SEARCHES} drawn searches find in the index what plain SQL finds: stays, prices, order, pages and facets @API-005 @API-002 @SEARCH-088`, async () => {
  const dice = new Dice(7);
  let found = 0;
  for (let round = 0; round < SEARCHES; round++) {
    const question = drawnQuestion(dice);
    const expected = await sqlOffers(db, question);
    found += expected.length;
    const limit = 1 + dice.roll(24);
    const page = dice.roll(3);
    const answer = ask(question, { limit, page });
    const told = `${round} ${JSON.stringify(question)}`;
    expect([told, answer.total]).toEqual([told, expected.length]);
    const shown = answer.stays.map((one) => `${index.stays.stays.id[one.stay]} ${one.sellPrice} ${one.refPrice}`);
    expect([told, shown]).toEqual([told, inPlaceOf(shown, expected.slice(page * limit, (page + 1) * limit), expected)]);
    expect([told, countsOf(answer.counts!)]).toEqual([told, await sqlFacets(db, question)]);
  }
  // Searches that never find anything would prove nothing.
  expect(found).toBeGreaterThan(SEARCHES * 2);
}, 240_000);

function ask({ criterias, sort, perHotel, isGift }: SqlQuestion, { limit, page }: { limit: number; page: number }) {
  const options = { locale: 'fr_FR', now: NOW, isGift, sort, perHotel, limit, page, prefix: '', withFacets: true } as const;
  return searchStays(index.stays, searchQuestion(index, criterias, options).search);
}

/** Two stays that differ by less than rounding may stand in either order. */
function inPlaceOf(
  shown: readonly string[],
  page: readonly { stay: number; sell: number; ref: number; value: number }[],
  all: readonly { stay: number; value: number }[],
): string[] {
  const valueOf = new Map(all.map((one) => [String(one.stay), one.value]));
  return page.map(({ stay, sell, ref, value }, place) => {
    const line = `${stay} ${sell} ${ref}`;
    const other = shown[place];
    const isLevel = other !== undefined && Math.abs((valueOf.get(other.split(' ')[0]!) ?? Infinity) - value) < 1e-9;
    return isLevel && other !== line && value !== valueOf.get(other.split(' ')[0]!) ? other : line;
  });
}

function countsOf(counts: FacetCounts): Map<string, number> {
  const { hotels, stays } = index.stays;
  const lists: [string, readonly (string | number)[], Uint32Array][] = [
    ['types', hotels.types.ids, counts.types],
    ['environments', hotels.environments.ids, counts.environments],
    ['styles', hotels.styles.ids, counts.styles],
    ['facilities', hotels.facilities.ids, counts.facilities],
    ['activities', stays.activities.ids, counts.activities],
    ['stars', [0, 1, 2, 3, 4, 5], counts.stars],
    ['scores', SCORE_STEPS, counts.scores],
  ];
  return new Map(
    lists.flatMap(([facet, ids, numbers]) =>
      ids.flatMap((id, number) => (numbers[number]! > 0 ? [[`${facet}/${id}`, numbers[number]!] as const] : [])),
    ),
  );
}

function drawnQuestion(dice: Dice): SqlQuestion {
  const isGift = dice.chance(15);
  const list = (ids: readonly string[]) => (dice.chance(12) ? { ids: dice.some(ids).join(',') } : undefined);
  const criterias: SearchCriterias = {
    adult: isGift || dice.chance(40) ? 2 : 1 + dice.roll(7),
    child: isGift || dice.chance(70) ? 0 : dice.roll(4),
    baby: isGift ? 0 : dice.roll(2),
    ...(!isGift && dice.chance(20) && { s: 1 }),
    ...(!isGift && drawnDates(dice)),
    ...(isGift && dice.chance(60) && { giftNights: 1 + dice.roll(3) }),
    ...drawnPlace(dice),
    ...(dice.chance(20) && { theme: dice.pick([...THEMES, 'unknown']) }),
    hotelType: list(TYPES)?.ids,
    hotelEnvironment: list(ENVIRONMENTS)?.ids,
    hotelStyle: list(STYLES)?.ids,
    stars: list(['0', '1', '2', '3', '4', '5'])?.ids,
    facilities: list(FACILITIES)?.ids,
    tags: list(ACTIVITIES)?.ids,
    ...(dice.chance(15) && { petsAllowed: true }),
    ...(dice.chance(20) && { minHotelReviewScore: dice.pick([6.5, 7, 8, 8.5, 9]) }),
    ...(dice.chance(20) && { priceMin: dice.pick([0, 900, 1_000, 9_000, 15_000]) }),
    ...(dice.chance(20) && { priceMax: dice.pick([15_000, 20_000, 24_900, 25_000]) }),
  };
  return { criterias, sort: dice.pick(SORTS), perHotel: dice.pick([1, 1, 2, 20]), isGift, firstDay: FIRST_DAY };
}

function drawnDates(dice: Dice): Partial<SearchCriterias> {
  const day = (month: number, number: number) => `2030-0${month}-${String(number).padStart(2, '0')}`;
  if (dice.chance(35)) return dice.chance(40) ? { night: 1 + dice.roll(4) } : {};
  const checkin = dice.chance(50) ? day(6, 5 + dice.roll(26)) : day(7, 1 + dice.roll(28));
  if (dice.chance(30)) return { checkin, ...(dice.chance(50) && { night: 1 + dice.roll(3) }) };
  const length = 1 + dice.roll(4);
  return { checkin, checkout: new Date(Date.parse(checkin) + length * 86_400_000).toISOString().slice(0, 10) };
}

function drawnPlace(dice: Dice): Partial<SearchCriterias> {
  const around = {
    lat: ANNECY.latitude + dice.roll(100) / 100,
    lng: ANNECY.longitude,
    ...(dice.chance(60) && { distanceMax: dice.pick([20, 50, 100, 300]) }),
    ...(dice.chance(25) && { distanceMin: dice.pick([5, 15]) }),
  };
  return dice.pick([
    {},
    {},
    around,
    around,
    { city: 'Annecy' },
    { city: 'Annecy', distanceMax: 80 },
    { department: dice.pick(DEPARTMENTS) },
    { region: 'Auvergne-Rhône-Alpes' },
    { country: dice.pick(['FR', 'BE']) },
    { hotel: String(1 + dice.roll(60)) },
  ]);
}
