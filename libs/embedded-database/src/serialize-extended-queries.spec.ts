import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { serializeExtendedQueries } from './serialize-extended-queries.ts';

let db: PGlite;
let server: PGLiteSocketServer;
let url: string;

beforeAll(async () => {
  db = await PGlite.create();
  const port = await freePort();
  server = new PGLiteSocketServer({ db: serializeExtendedQueries(db), host: '127.0.0.1', port, maxConnections: 16 });
  await server.start();
  url = `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  await db.exec('create table kept (who text primary key, note text, day date)');
}, 120_000);

afterAll(async () => {
  await server?.stop();
  await db?.close();
});

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Too long for one piece of a connection. */
const LONG = 'x'.repeat(300_000);

const refusalOf = (requested: Promise<unknown>) =>
  requested.then(
    () => 'no refusal',
    (error: { code?: string }) => error.code,
  );

test('everybody gets the answer to their own question, while others write much, fail, and hold transactions', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, connected));
  const [numbers, texts, days, failing, writing, paying] = clients as [pg.Client, pg.Client, pg.Client, pg.Client, pg.Client, pg.Client];
  const ROUNDS = 40;
  const inRounds = async (ask: (round: number) => Promise<unknown>): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (let round = 0; round < ROUNDS; round++) answers.push(await ask(round));
    return answers;
  };
  const answers = await Promise.all([
    inRounds(async (round) => (await numbers.query<{ n: number }>('select $1::int + 1 as n', [round])).rows[0]!.n),
    inRounds(async (round) => (await texts.query<{ t: string }>('select $1::text || $2 as t', ['t', round])).rows[0]!.t),
    inRounds(async () => (await days.query<{ d: string }>('select $1::date::text as d', ['2030-06-01'])).rows[0]!.d),
    inRounds(() => refusalOf(failing.query('select $1::int', ['no number']))),
    inRounds(async (round) => (await writing.query('insert into kept (who, note) values ($1, $2)', [`w${round}`, LONG])).rowCount),
    inRounds(async (round) => {
      await paying.query('begin');
      await paying.query('insert into kept (who, day) values ($1, $2)', [`p${round}`, '2030-06-01']);
      return (await paying.query('commit')).command;
    }),
  ]);
  const all = (value: (round: number) => unknown) => Array.from({ length: ROUNDS }, (_, round) => value(round));
  expect(answers).toEqual([
    all((round) => round + 1),
    all((round) => `t${round}`),
    all(() => '2030-06-01'),
    all(() => '22P02'),
    all(() => 1),
    all(() => 'COMMIT'),
  ]);
  await Promise.all(clients.map((client) => client.end()));
}, 60_000);

test('who leaves in the middle of a question or a transaction holds nobody up', async () => {
  const leaving = await connected();
  await leaving.query('begin');
  await leaving.query("insert into kept (who) values ('gone')");
  (leaving as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  const staying = await connected();
  expect((await staying.query("select count(*)::int as count from kept where who = 'gone'")).rows).toEqual([{ count: 0 }]);
  await staying.end();
}, 60_000);
