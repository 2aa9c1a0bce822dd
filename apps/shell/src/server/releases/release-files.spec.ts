import type { RemoteHost } from '@shop/federation/server';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFiles } from './release-files.ts';

const FILES = ['browser/remoteEntry.js', 'browser/remoteEntry.js.map', 'server/remote.cjs', 'release.json'];
const BASE = '/releases/search/r1';
const opened: FastifyInstance[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

async function shellOf(store: 'directory' | 'bucket'): Promise<FastifyInstance> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  for (const side of ['browser', 'server']) await mkdir(join(folder, 'search/r1', side), { recursive: true });
  for (const file of FILES) await writeFile(join(folder, 'search/r1', file), `of ${file}`);
  const app = Fastify();
  opened.push(app);
  const host = { file: (_name: string, _id: string, file: string) => Promise.resolve(Buffer.from(`of ${file}`)) } as unknown as RemoteHost;
  await releaseFiles(app, store === 'directory' ? folder : 's3://bucket/releases', host);
  return app;
}

describe.each(['directory', 'bucket'] as const)('releases in a %s', (store) => {
  let shell: FastifyInstance;
  beforeAll(async () => {
    shell = await shellOf(store);
  });

  test('what a browser loads is public', async () => {
    const { statusCode, body } = await shell.inject(`${BASE}/browser/remoteEntry.js`);
    expect([statusCode, body]).toEqual([200, 'of browser/remoteEntry.js']);
  });

  test.each([
    'browser/remoteEntry.js.map',
    'browser/remoteEntry.js%2emap',
    'browser/remoteEntry.js%2Emap?v=1',
    'browser/remoteEntry.js.m%61p',
    'browser/remoteEntry.js.map#',
    'browser/remoteEntry.js%252emap',
    '%62rowser/remoteEntry.js%2emap',
    'server/remote.cjs',
    '%73erver/remote.cjs',
    'browser/%2e%2e/server/remote.cjs',
    'browser/..%2fserver/remote.cjs',
    'release.json',
  ])('%s is not, by any spelling', async (file) => {
    const { statusCode, body } = await shell.inject(`${BASE}/${file}`);
    expect([400, 403, 404]).toContain(statusCode);
    expect(body).not.toContain('of ');
  });

  test('nor under a folder that is spelt in another way', async () => {
    expect((await shell.inject('/%72eleases/search/r1/browser/remoteEntry.js.map')).statusCode).toBe(404);
  });
});
