import { openDatabase, type Database } from '@shop/api/database';
import { smallSmtpServer, type SmallSmtpServer } from '@shop/api/small-smtp-server';
import { installDatabase } from '@shop/api/ready-database';
import { testDatabase, type TestDatabase } from '@shop/testing';
import { sql } from 'kysely';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { checkClock } from './check-clock.ts';
import { checkReachable, checkVersion, checkVersionNumber } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkLedger } from './check-ledger.ts';
import { checkIndexing } from './check-indexing.ts';
import { checkOrigin } from './check-origin.ts';
import { checkOutbox } from './check-outbox.ts';
import { checkProvider } from './check-provider.ts';
import { checkReadiness } from './check-readiness.ts';
import { checkInstallation, checkMigrations } from './check-schema.ts';
import { examine } from './examine.ts';
import { report } from './report.ts';

let database: TestDatabase;
let db: Database;
let mail: SmallSmtpServer;
beforeAll(async () => {
  mail = await smallSmtpServer();
  database = await testDatabase();
  await installDatabase(database.url, 'production');
  db = openDatabase(database.url, 1);
}, 60_000);
afterAll(async () => {
  await mail.close();
  await db.destroy();
  await database.close();
});

const sold = (): NodeJS.ProcessEnv => ({
  DATABASE_URL: database.url,
  DATA_DIR: tmpdir(),
  PSP: 'test',
  SMTP_URL: `smtp://shop:secret@127.0.0.1:${mail.port}`,
  MAIL_FROM: 'booking@shop.example',
  SELLER_FILE: 'docs/examples/seller.json',
  PUBLIC_ORIGIN: 'https://www.shop.example',
  CONTACT_ADDRESS: 'care@shop.example',
  RELEASE_ROOT_KEY: 'MCowBQYDK2VwAyEA',
});

/** A process whose `/readyz` answers so. */
async function answering(status: number, body: object): Promise<{ address: string; server: Server }> {
  const server = createServer((request, answer) => {
    answer.writeHead(request.url === '/readyz' ? status : 404).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe('a whole installation', () => {
  test('that is well: each check is ok, but the test provider, the owner of the schema and a shop that is not to be found are worth a look in production', async () => {
    const { address, server } = await answering(200, { status: 'ready' });
    const findings = await examine(sold(), { apis: [address], shells: [address] });
    expect(findings.filter(({ state }) => state !== 'ok')).toMatchObject([
      { check: 'search engines', state: 'warn' },
      { check: 'payment provider', state: 'warn' },
      { check: 'database role', state: 'warn', says: expect.stringContaining('may alter the schema') },
    ]);
    expect(findings.map(({ check }) => check)).toEqual([
      'settings',
      'public origin',
      'search engines',
      'payment provider',
      'mail server',
      'database',
      'database version',
      'database role',
      'clock',
      'migrations',
      'installation',
      'outbox',
      'ledger',
      'delivery partners',
      `api ${address}`,
      `shell ${address}`,
      'disk',
    ]);
    expect(report(findings)).toMatch(/14 ok, 3 to look at, 0 to mend$/);
    server.close();
  });

  test('on an empty machine: every setting that is missing, and no process answers', async () => {
    const findings = await examine({ DATA_DIR: tmpdir(), PORT: '1', API_PORT: '1' });
    const missing = findings.filter(({ check }) => check === 'settings').map(({ says }) => says.split(' ')[0]);
    expect(missing).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'PSP', 'SMTP_URL', 'PUBLIC_ORIGIN', 'SELLER_FILE', 'RELEASE_ROOT_KEY']),
    );
    expect(findings.filter(({ check }) => ['public origin', 'payment provider'].includes(check))).toEqual([]);
    expect(findings.filter(({ check }) => /^(api|shell) /.test(check))).toMatchObject([{ state: 'fail' }, { state: 'fail' }]);
    expect(report(findings)).toContain('set SMTP_URL, then start the processes again');
  });

  test('whose database is away: it says so once, and asks nothing more of it', async () => {
    const away = 'postgres://127.0.0.1:1/shop';
    const findings = await examine({ ...sold(), DATABASE_URL: away }, { apis: [], shells: [] });
    expect(findings.filter(({ state }) => state === 'fail')).toMatchObject([
      { check: 'database', says: expect.stringMatching(/^does not answer: ./) },
    ]);
  });
});

describe('the database', () => {
  test('answers, in a version that will do', async () => {
    expect([await checkReachable(db), await checkVersion(db)]).toMatchObject([{ state: 'ok' }, { state: 'ok' }]);
  });

  test('is refused before PostgreSQL 15', () => {
    expect([checkVersionNumber(140_012), checkVersionNumber(150_000)]).toMatchObject([
      { state: 'fail', says: 'PostgreSQL 14.12 is older than 15' },
      { state: 'ok', says: 'PostgreSQL 15.0' },
    ]);
  });

  test('lacks a migration: it is named, with the command that brings it', async () => {
    await sql`update schema_migration set name = 'away' where name = '0017-installation'`.execute(db);
    expect(await checkMigrations(db)).toMatchObject({
      state: 'fail',
      says: '1 are missing: 0017-installation',
      todo: 'run "npm run migrate"',
    });
    await sql`update schema_migration set name = '0017-installation' where name = 'away'`.execute(db);
    expect(await checkMigrations(db)).toMatchObject({ state: 'ok' });
  });

  test('belongs to the other kind of shop', async () => {
    expect(await checkInstallation(db, 'demo')).toMatchObject({
      state: 'fail',
      says: 'the database is marked as production and SHOP_ENV is demo',
    });
  });
});

test.each([
  [0, 'ok', /ms from the database's$/],
  [10_000, 'warn', /^this machine is (9\.9|10\.\d) s ahead of the database$/],
  [-2_100_000, 'fail', /^this machine is (2100\.\d|2099\.9) s behind the database$/],
] as const)('a clock that is %i ms ahead: %s', async (aheadMs, state, says) => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [at, began] = [rows[0]!.now.getTime(), performance.now()];
  const machine = () => at + performance.now() - began + aheadMs;
  expect(await checkClock(db, machine)).toMatchObject({ state, says: expect.stringMatching(says) });
});

test.each([
  ['1 minute', 'ok', '1 on their way'],
  ['20 minutes', 'warn', '1 wait (confirmationMail), the oldest for 20 minutes'],
  ['2 hours', 'fail', '1 wait (confirmationMail), the oldest for 120 minutes'],
])('a mail that has waited for %s: %s', async (age, state, says) => {
  await sql`insert into outbox (kind, payload, created_at) values ('confirmationMail', '{}', now() - ${age}::interval)`.execute(db);
  expect(await checkOutbox(db)).toMatchObject({ state, says });
  await sql`delete from outbox`.execute(db);
});

test('a gift in the ledger that no gift voucher has does not balance', async () => {
  expect(await checkLedger(db)).toMatchObject({ state: 'ok' });
  await sql`
    with entry as (
      insert into journal_entry (event_key, kind, at, day, point_of_sale) values ('lost', 'opening', now(), '2030-06-01', 'FR') returning id)
    insert into journal_line (entry_id, position, account, subject, amount_cents)
    select id, line.* from entry, (values (1, 'clearing', null, 500), (2, 'giftLiability', 'LOSTGIFT', -500)) as line`.execute(db);
  expect(await checkLedger(db)).toMatchObject({
    state: 'fail',
    says: '1 do not balance: …GIFT',
    todo: expect.stringContaining('npm run ledger'),
  });
});

test('a process that is not ready tells why; one that is away is named with its address', async () => {
  const { address, server } = await answering(503, { code: 'NOT_READY', message: 'The catalogue is empty: seed or import one.' });
  expect(await checkReadiness('api', address)).toMatchObject({
    state: 'fail',
    says: 'is not ready (503): The catalogue is empty: seed or import one.',
  });
  server.close();
  server.closeAllConnections();
  expect(await checkReadiness('shell', address)).toMatchObject({ check: `shell ${address}`, says: 'cannot be reached: ECONNREFUSED' });
});

test.each([
  [300, 'fail'],
  [1_500, 'warn'],
  [9_000, 'ok'],
])('%i MB left on the disk: %s', async (megabytes, state) => {
  expect(await checkDisk('/', () => Promise.resolve({ bavail: megabytes, bsize: 1e6 }))).toMatchObject({ state });
});

test('a data directory that is not there fails', async () => {
  expect(await checkDisk('/nowhere')).toMatchObject({ state: 'fail', says: '/nowhere cannot be read (ENOENT)' });
});

test('a shop that sells needs https, and a provider that takes money', () => {
  const http = 'http://localhost:4200';
  expect([true, false].map((isDemo) => checkIndexing({ isDemo }).state)).toEqual(['ok', 'warn']);
  expect(checkIndexing({ toggles: { indexing: true }, isDemo: false }).state).toBe('ok');
  expect([true, false].map((isDemo) => checkOrigin({ publicOrigin: http, isDemo }).state)).toEqual(['ok', 'fail']);
  expect([true, false].map((isDemo) => checkProvider({ isDemo, stripe: undefined }).state)).toEqual(['ok', 'warn']);
  expect(checkProvider({ isDemo: false, stripe: {} })).toMatchObject({ state: 'ok', says: 'Stripe' });
  expect(checkProvider({ isDemo: false, stripe: { isStandIn: true } })).toMatchObject({ state: 'warn' });
});
