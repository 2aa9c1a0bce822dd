import { openAccountShop, PASSWORD, type AccountShop, OPENING_MS } from './account-shop.test-utils.ts';
import { CALLS, type Entry } from './calls-by-audience.test-utils.ts';
import type { Answer, Visitor } from './visitor.test-utils.ts';

const OF_ACCOUNTS_AND_ORDERS = /^\/(gateway\/(account|centre|orders|bookings|purchase)|care-gateway)\//;
const WHO = ['nobody', 'an expired session', 'a session that was ended elsewhere'] as const;

let shop: AccountShop;
let trip: string;
let annasSession: string;
let anna: Visitor;
/** Of customer care, in no group that has a role. */
let colleague: Visitor;
let others: Readonly<Record<(typeof WHO)[number] | 'another customer', Visitor>>;

beforeAll(async () => {
  shop = await openAccountShop({ customerCareHosts: 'any' });
  anna = await shop.customer('anna@example.com', 'Anna');
  trip = await shop.order({ email: 'anna@example.com', accountId: anna.cookies.get('account_id')! });
  annasSession = (await anna.get('/gateway/account/sessions')).body.sessions[0].id;
  const [expired, ended] = [await shop.customer('expired@example.com'), await shop.customer('ended@example.com')];
  await shop.db
    .updateTable('session')
    .set({ expires_at: new Date('2030-05-31T10:00:00Z') })
    .where('account_id', '=', expired.cookies.get('account_id')!)
    .execute();
  colleague = shop.visitor();
  const { body: token } = await colleague.post('/gateway/customer-care/local/tokens', { email: 'ines@shop.example' });
  expect((await colleague.post('/gateway/customer-care/sessions', token)).status).toBe(200);
  const elsewhere = shop.visitor();
  await elsewhere.post('/gateway/account/sessions', { email: 'ended@example.com', password: PASSWORD });
  await elsewhere.ask('DELETE', '/gateway/account/sessions/others');
  others = {
    nobody: shop.visitor(),
    'an expired session': expired,
    'a session that was ended elsewhere': ended,
    'another customer': await shop.customer('stranger@example.com', 'Stranger'),
  };
}, OPENING_MS);

beforeEach(async () => void (await shop.db.deleteFrom('attempt').execute()));
afterAll(() => shop?.end());

/** A call as somebody makes it who knows the ids of Anna's things. The cookies of the caller stay as they are. */
async function ask(who: Visitor, call: string, body?: object): Promise<Answer> {
  const [method, path] = call.split(' ') as ['GET', string];
  const id = path.includes('sessions') ? annasSession : path.includes('cards') ? 'pm_1' : '101';
  const url = path
    .replace('{uuid}', trip)
    .replace('{number}', path.includes('invoices') ? 'F2030-000001' : '2')
    .replace('{type}', 'STAY')
    .replace('{id}', id);
  const cookies = new Map(who.cookies);
  const answer = await who.ask(method, url, body);
  who.cookies.clear();
  for (const [name, value] of cookies) who.cookies.set(name, value);
  return answer;
}

const bodyOf = (entry: Entry) => ('body' in entry ? entry.body : undefined);
const callsOf = (kind: Entry['kind']) => Object.entries(CALLS).filter(([, entry]) => entry.kind === kind);

test('every call of accounts, orders, activity centres and customer care says whom it is for', () => {
  const paths = Object.entries(shop.app.swagger().paths ?? {}).filter(([path]) => OF_ACCOUNTS_AND_ORDERS.test(path));
  const calls = paths.flatMap(([path, methods]) => Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`));
  expect(calls.toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

describe.each(WHO)('%s', (who) => {
  test.each(callsOf('session'))('is refused %s @ACC-003', async (call, entry) => {
    const { status, body } = await ask(others[who], call, bodyOf(entry));
    expect([status, body.code]).toEqual([401, 'SIGN_IN_NEEDED']);
  });

  test.each(callsOf('order'))('is refused %s of somebody else', async (call, entry) => {
    const { status, body } = await ask(others[who], call, bodyOf(entry));
    expect([status, body.code]).toEqual(entry.kind === 'order' && entry.refusal);
    expect(JSON.stringify(body)).not.toMatch(/anna/i);
  });
});

describe('another customer', () => {
  test.each(callsOf('order'))('is refused %s of somebody else', async (call, entry) => {
    const { status, body } = await ask(others['another customer'], call, bodyOf(entry));
    expect([status, body.code]).toEqual(entry.kind === 'order' && entry.refusal);
  });

  test.each(callsOf('session').filter(([call]) => call.startsWith('GET') || call.includes('{uuid}') || call.includes('sessions/{id}')))(
    'learns nothing of somebody else by %s',
    async (call, entry) => {
      const { body } = await ask(others['another customer'], call, bodyOf(entry));
      for (const secret of ['anna@example.com', trip, annasSession]) expect(JSON.stringify(body)).not.toContain(secret);
    },
  );
});

test.each(callsOf('care'))('%s is refused to nobody, customers and colleagues without a role alike', async (call, entry) => {
  for (const who of Object.values(others)) expect((await ask(who, call, bodyOf(entry))).body.code).toBe('SIGN_IN_NEEDED');
  const { status, body } = await ask(colleague, call, bodyOf(entry));
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  expect(await shop.db.selectFrom('care_audit').select('id').execute()).toEqual([]);
});

test.each(callsOf('centre'))('%s is refused to everybody but a centre', async (call, entry) => {
  for (const who of [...Object.values(others), colleague]) expect((await ask(who, call, bodyOf(entry))).body.code).toBe('SIGN_IN_NEEDED');
});

test.each(callsOf('outline'))('%s tells a stranger no more than how it stands', async (call) => {
  for (const who of Object.values(others)) expect((await ask(who, call)).body).toEqual({ orderUUID: trip, status: 'paid', kind: 'stay' });
});

test('after all of that the owner has everything as it was', async () => {
  expect((await anna.get('/gateway/account/profile')).body).toMatchObject({ firstName: 'Anna', email: 'anna@example.com' });
  expect((await anna.get(`/gateway/account/trips/${trip}`)).body).toMatchObject({ status: 'paid' });
});
