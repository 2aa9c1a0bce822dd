import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://db/shop';

test('without a database the start says what to set', () => {
  expect(() => readConfig({})).toThrow(/^DATABASE_URL is not set: .+\.$/);
});

test('everything else has a default (decision A-141)', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    pool: 10,
    port: 4201,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:4200',
    testProvider: true,
  });
});

test('a port that is no number is named', () => {
  expect(() => readConfig({ DATABASE_URL, API_PORT: 'many' })).toThrow('API_PORT is "many"');
});

test('in production the test provider gives way to a real one (decision A-142)', () => {
  expect(readConfig({ DATABASE_URL, NODE_ENV: 'production', PSP_PROVIDER: 'real' }).testProvider).toBe(false);
});
