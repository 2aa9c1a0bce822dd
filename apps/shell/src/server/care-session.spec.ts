import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isColleague } from './care-session.ts';

let api: Server;
let address: string;
beforeAll(async () => {
  api = createServer((request, answer) => {
    const isKnown = request.headers.cookie === '__Host-care_session=known';
    answer.end(JSON.stringify({ role: 'visitor', ...(isKnown && { customerCare: { email: 'ines@shop.example' } }) }));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

test('a session that the API knows opens the host of customer care, beside other cookies', async () => {
  expect(await isColleague(address, 'consent=1; __Host-care_session=known; a=b')).toBe(true);
});

test.each([undefined, 'customer_care=1', '__Host-care_session=guessed; customer_care=1', 'x__Host-care_session=known'])(
  'nothing else does: %s',
  async (cookie) => {
    expect(await isColleague(address, cookie)).toBe(false);
  },
);

test('while the API is lost it stays closed', async () => {
  expect(await isColleague('http://127.0.0.1:1', '__Host-care_session=known')).toBe(false);
});
