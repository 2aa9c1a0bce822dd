import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentReader } from './content-reader.ts';

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
  const requested = content.addresses('fr_FR');
  answer();
  expect(await requested).toEqual({ minisites: ['le-journal'], landings: ['noel'] });
  expect(await content('fr_FR')).toMatchObject({ landings: ['noel'] });
});

test('where the operator names a file of announcements, it stands in for their service @API-024', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'announcements-')), 'banner.json');
  const banner = { flow: 'booking', locale: 'fr_FR', announcementBanner: { text: 'Soldes' }, localizations: [] };
  await writeFile(file, JSON.stringify({ homePages: [banner], searchPages: [], productPages: [], fallbacks: [] }));
  const content = contentReader(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, { announcements: file });
  await content('fr_FR');
  expect((await content('fr_FR')).announcements).toMatchObject({ homePages: [banner] });
});

test('the front gateway may answer elsewhere than the API @API-001', async () => {
  const content = contentReader('http://127.0.0.1:9', { gatewayAddress: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  answer();
  expect(await content.addresses('fr_FR')).toEqual({ minisites: ['le-journal'], landings: ['noel'] });
});
