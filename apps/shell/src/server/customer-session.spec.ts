import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedInCustomer } from './customer-session.ts';

let api: Server;
let address: string;
let requested: (string | undefined)[] = [];

beforeAll(async () => {
  api = createServer((request, response) => {
    requested.push(request.headers.cookie);
    const isKnown = request.headers.cookie?.includes('session=known');
    response.end(JSON.stringify(isKnown ? { role: 'customer', account: { id: 'a1', firstName: 'Anne' } } : { role: 'visitor' }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

beforeEach(() => (requested = []));
afterAll(() => void api.close());

test.each(['consent=1; session=known; a=b', '__Host-session=known'])(
  'the customer of %s is known by name, and nothing else is sent on',
  async (cookie) => {
    expect(await signedInCustomer(address, cookie)).toEqual({ kind: 'customer', firstName: 'Anne' });
    expect(requested).toEqual([expect.stringMatching(/^(__Host-)?session=known$/)]);
  },
);

test('a session that has ended is nobody’s', async () => {
  expect(await signedInCustomer(address, 'session=ended')).toEqual({ kind: 'nobody' });
});

test('a visitor without a session is not asked about, nor is a gift’s or a colleague’s session', async () => {
  for (const cookie of [undefined, 'access_token=1', 'gift_session=known', '__Host-care_session=known'])
    expect(await signedInCustomer(address, cookie)).toBeUndefined();
  expect(requested).toEqual([]);
});

test('an API that is away leaves it open', async () => {
  expect(await signedInCustomer('http://127.0.0.1:1', 'session=known')).toBeUndefined();
});
