import { writeLog } from './write-log.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test.each([255, 256, 257, 5_000])('a message of %d characters is told with at most 256 @PROD-085', (length) => {
  const reported: string[] = [];
  globalThis.fetch = async (_, init) => {
    reported.push((JSON.parse(String(init?.body)) as { message: string }).message);
    return Response.json({});
  };
  writeLog({ level: 'error', locale: 'fr_FR', location: '/produit/sejour/1', message: 'x'.repeat(length) });
  expect(reported).toEqual(['x'.repeat(Math.min(length, 256))]);
});

test('a log that cannot be written disturbs nobody', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  expect(() => writeLog({ level: 'error', message: 'lost' })).not.toThrow();
  await Promise.resolve();
});
