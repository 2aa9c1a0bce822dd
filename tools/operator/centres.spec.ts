import { testDatabase, type TestDatabase } from '@shop/testing';
import { migrate } from '@shop/api/migrate';
import { openDatabase } from '@shop/api/database';
import { operatorCommand } from './operated-shop.test-utils.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  const db = openDatabase(database.url, 1);
  await migrate(db);
  const place = {
    stars: 0,
    address: '1 quai du Lac',
    place_id: 'city-1',
    city: 'Annecy',
    region: '{}',
    country: 'FR',
    latitude: 45.9,
    longitude: 6.1,
  };
  await db
    .insertInto('activity_center')
    .values({ ...place, id: 7, label: 'Les Bains du Lac', telephone: null, hours: null })
    .execute();
  await db.destroy();
}, 60_000);
afterAll(() => database?.close());

const centres = (...words: string[]) => operatorCommand(database.url, 'centres', words);
const keyIn = (out: string) => /^centre_[\w-]{43}$/m.exec(out)?.[0];

test('the key of a centre is made, replaced and revoked, and told once', async () => {
  const made = await centres('key', 'make', '7');
  expect(keyIn(made.out)).toBeDefined();
  expect(await centres('key', 'make', '7')).toMatchObject({ code: 1, error: expect.stringContaining('rotate') });
  const rotated = await centres('key', 'rotate', '7');
  expect(keyIn(rotated.out)).toBeDefined();
  expect(keyIn(rotated.out)).not.toBe(keyIn(made.out));
  const listed = await centres('list');
  expect(listed.out).toMatch(/^7 {2}Les Bains du Lac, Annecy {2}key since /);
  expect(listed.out).not.toContain('centre_');
  expect(await centres('key', 'revoke', '7')).toMatchObject({ code: 0 });
  expect(await centres('key', 'revoke', '7')).toMatchObject({ code: 1, error: 'Centre 7 has no key.\n' });
  expect((await centres('list')).out).toContain('no key');
}, 60_000);

test('a centre that is none, and a word that is none, are told', async () => {
  expect(await centres('key', 'make', '8')).toMatchObject({ code: 1, error: 'There is no activity centre 8.\n' });
  expect(await centres('key', 'rotate', '7')).toMatchObject({ code: 1 });
  for (const words of [[], ['key'], ['key', 'make'], ['key', 'make', 'x'], ['list', 'all']])
    expect(await centres(...words)).toMatchObject({ code: 2, error: expect.stringContaining('npm run centres') });
}, 60_000);
