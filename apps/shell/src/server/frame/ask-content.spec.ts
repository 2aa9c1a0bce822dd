import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentReader } from './ask-content.ts';

const ADDRESSES = { minisites: [{ minisiteId: 1, minisiteUrl: 'le-journal' }], landings: [{ slug: 'noel' }] };

let api: Server;
let answer: () => void;

/** An API whose every answer is held back until the test lets it go. */
beforeEach(async () => {
  const free = new Promise<void>((done) => (answer = done));
  api = createServer(async ({ url }, response) => {
    await free;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(url?.includes('addresses') ? ADDRESSES : {}));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});

afterEach(async () => {
  answer();
  api.closeAllConnections();
  await new Promise((done) => api.close(done));
});

test('a page goes on without content that is late, and does not take its addresses for unknown ones', async () => {
  const content = contentReader(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  expect(await content('fr_FR')).toEqual({ home: {} });
});

test('an address that nobody knows waits for the list of all addresses', async () => {
  const content = contentReader(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  await content('fr_FR');
  const asked = content.addresses('fr_FR');
  answer();
  expect(await asked).toEqual({ minisites: ['le-journal'], landings: ['noel'] });
  expect(await content('fr_FR')).toMatchObject({ landings: ['noel'] });
});
