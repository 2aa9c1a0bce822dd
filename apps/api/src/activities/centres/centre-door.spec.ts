import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { stockActivities } from '../activity-rows.test-utils.ts';
import { BATHS, centreAt } from './centre-shop.test-utils.ts';
import { makeCentreKey, revokeCentreKey } from './centre-keys.ts';

const shop = shopOfFile();
beforeAll(() => stockActivities(shop.db));
beforeEach(async () => void (await shop.db.deleteFrom('attempt').execute()));

const origin = () => ({ 'sec-fetch-site': 'same-origin' });
const open = (key: string) => shop.app.inject({ method: 'POST', url: '/gateway/centre/sessions', payload: { key }, headers: origin() });
const asked = (headers: Record<string, string>) => shop.app.inject({ url: '/gateway/centre/session', headers });

async function cookieOf(key: string): Promise<string> {
  const answer = await open(key);
  expect(answer.statusCode).toBe(200);
  return [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('centre_session='))!;
}

test('a key opens the page of its centre, out of reach of scripts, and is kept as a hash alone', async () => {
  const { key } = await centreAt(shop, BATHS);
  const cookie = await cookieOf(` ${key} `);
  expect(cookie).toMatch(/^centre_session=[\w-]{20,}; .*Path=\/; .*HttpOnly; SameSite=Lax/);
  expect((await asked({ cookie: cookie.split(';', 1)[0]! })).json()).toEqual({ id: BATHS, name: 'Les Bains du Lac' });
  expect(JSON.stringify(await shop.db.selectFrom('centre_key').selectAll().execute())).not.toContain(key.slice(7));
  expect(JSON.stringify(await shop.db.selectFrom('session').selectAll().execute())).not.toContain(key.slice(7));
});

test('to leave ends it', async () => {
  const cookie = (await cookieOf((await centreAt(shop, BATHS)).key)).split(';', 1)[0]!;
  const left = await shop.app.inject({ method: 'DELETE', url: '/gateway/centre/session', headers: { ...origin(), cookie } });
  expect(left.statusCode).toBe(204);
  expect((await asked({ cookie })).json()).toMatchObject({ code: 'SIGN_IN_NEEDED' });
});

test('a new key takes the place of the old one, and ends the pages that it has opened; revoked, it opens none', async () => {
  const { key: old } = await centreAt(shop, BATHS);
  const cookie = (await cookieOf(old)).split(';', 1)[0]!;
  const key = (await makeCentreKey(shop.db, BATHS, shop.time.now))!;
  expect((await asked({ cookie })).statusCode).toBe(401);
  expect((await open(old)).json()).toMatchObject({ code: 'UNAUTHORIZED' });
  const fresh = (await cookieOf(key)).split(';', 1)[0]!;
  expect([await revokeCentreKey(shop.db, BATHS), await revokeCentreKey(shop.db, BATHS)]).toEqual([true, false]);
  expect((await asked({ cookie: fresh })).statusCode).toBe(401);
  expect((await asked({ authorization: `Bearer ${key}` })).statusCode).toBe(401);
});

test('a centre that is none gets no key', async () => {
  expect(await makeCentreKey(shop.db, 99, shop.time.now)).toBeUndefined();
});

test('an address that goes on guessing keys is stopped', async () => {
  for (let tries = 0; tries < 30; tries += 1) expect((await open('centre_guess')).statusCode).toBe(401);
  expect((await open('centre_guess')).statusCode).toBe(429);
});

test('another site’s page opens nothing in a centre’s name', async () => {
  const { key } = await centreAt(shop, BATHS);
  const headers = { origin: 'http://evil.example' };
  const answer = await shop.app.inject({ method: 'POST', url: '/gateway/centre/sessions', payload: { key }, headers });
  expect(answer.statusCode).toBe(403);
});
