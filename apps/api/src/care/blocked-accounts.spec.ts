import { openAccountShop, OPENING_MS, PASSWORD, type AccountShop } from '../accounts/routes/account-shop.test-utils.ts';
import type { Visitor } from '../accounts/routes/visitor.test-utils.ts';
import { CARE_SETTINGS, signedIn } from './colleagues.test-utils.ts';

const REASON = { reason: 'Fraud case 12' };

let shop: AccountShop;
let [reader, agent] = [] as unknown as [Visitor, Visitor];

beforeAll(async () => {
  shop = await openAccountShop(CARE_SETTINGS);
  [reader, agent] = [await colleague('ines+reader'), await colleague('bert+agent')];
}, OPENING_MS);
beforeEach(async () => void (await shop.db.deleteFrom('attempt').execute()));
afterAll(() => shop?.end());

const colleague = (name: string) => signedIn(shop.visitor(), name);

const search = async (query: string) => (await reader.post('/care-gateway/searches', { query, ...REASON })).body;
const actions = async () =>
  (await shop.db.selectFrom('care_audit').select('action').where('action', 'in', ['blockAccount', 'unblockAccount']).execute()).map(
    (row) => row.action,
  );

test('a blocked account is signed out at once, lets nobody in, and is opened again; each is written down once', async () => {
  const zoe = await shop.customer('zoe@example.com', 'Zoe');
  const id = zoe.cookies.get('account_id')!;
  const set = (what: string, who = agent) => who.post(`/care-gateway/accounts/${id}/${what}`, REASON);
  expect((await set('block', reader)).status).toBe(403);
  expect([(await set('block')).body, (await set('block')).body]).toEqual([{ blocked: true }, { blocked: true }]);
  expect((await zoe.get('/gateway/account/profile')).status).toBe(401);
  const signIn = () => shop.visitor().post('/gateway/account/sessions', { email: 'zoe@example.com', password: PASSWORD });
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BLOCKED' } });
  expect((await search('zoe@example.com')).customers).toEqual([expect.objectContaining({ accountId: id, blocked: true })]);
  expect((await set('unblock')).body).toEqual({ blocked: false });
  expect((await signIn()).status).toBe(200);
  expect(await actions()).toEqual(['blockAccount', 'unblockAccount']);
});

test('an account that does not exist cannot be blocked', async () => {
  expect((await agent.post('/care-gateway/accounts/00000000-0000-4000-8000-999999999999/block', REASON)).status).toBe(404);
});

test.each(['Zephyrine', 'zéphyrine dur', 'ZÉPHYRINE DURAND'])('a name is found with its accents and without: %s', async (query) => {
  const known = await shop.db.selectFrom('account').select('id').where('email', '=', 'zephyrine@example.com').executeTakeFirst();
  if (!known) await shop.customer('zephyrine@example.com', 'Zéphyrine');
  expect((await search(query)).customers).toEqual([expect.objectContaining({ name: 'Zéphyrine Durand' })]);
});
