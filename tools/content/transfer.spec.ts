import { shopDatabase } from '@shop/api/shop-database';
import type { TestDatabase } from '@shop/testing';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { contentEntries } from '../catalogue/content/entries.ts';
import { fillContent } from '../catalogue/store/fill-content.ts';
import { exportContent, importContent } from './transfer.ts';

let database: TestDatabase;
let client: pg.Client;
let directory: string;
const demo = contentEntries();

beforeAll(async () => {
  database = await shopDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  directory = await mkdtemp(join(tmpdir(), 'content-'));
}, 120_000);

afterAll(async () => {
  await client?.end();
  await database?.close();
  if (directory) await rm(directory, { recursive: true, force: true });
});

const cookies = 'fr_FR/static-page/cookies.json';
const read = async (file: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(directory, file), 'utf8')) as Record<string, unknown>;
const write = (file: string, body: unknown): Promise<void> => writeFile(join(directory, file), JSON.stringify(body));
const titleOf = async (key: string): Promise<string | undefined> =>
  (await client.query<{ title: string }>("select body->>'title' as title from content_entry where locale = 'fr_FR' and key = $1", [key]))
    .rows[0]?.title;

describe('an editor’s work on the content', () => {
  test('the demo writes its content once, then leaves it', async () => {
    expect(await fillContent(client, demo)).toBe(demo.length);
    expect(await fillContent(client, demo)).toBe(0);
  });

  test('what is exported and imported unchanged changes nothing', async () => {
    expect(await exportContent(client, directory)).toBe(demo.length);
    expect(await importContent(client, directory)).toEqual({ kind: 'written', changed: 0, unchanged: demo.length });
  });

  test('a directory with one fault changes nothing at all, and every fault is named', async () => {
    const page = await read(cookies);
    await write(cookies, { ...page, title: 'Nos biscuits' });
    await write('fr_FR/static-page/terms-of-use.json', { ...(await read('fr_FR/static-page/terms-of-use.json')), title: 7, colour: 'red' });
    expect(await importContent(client, directory)).toEqual({
      kind: 'refused',
      faults: [
        expect.stringContaining('fr_FR/static-page/terms-of-use.json: colour is not known'),
        expect.stringContaining('fr_FR/static-page/terms-of-use.json: title must be string'),
      ],
    });
    expect(await titleOf('cookies')).toBe('Cookies');
    await rm(join(directory, 'fr_FR/static-page/terms-of-use.json'));
  });

  test('a change comes in sanitised, and what has no file stays', async () => {
    await write(cookies, { ...(await read(cookies)), content: { html: '<p>Rien <script>alert(1)</script><b>sans accord</b>.</p>' } });
    expect(await importContent(client, directory)).toEqual({ kind: 'written', changed: 1, unchanged: demo.length - 2 });
    const { rows } = await client.query<{ body: unknown }>("select body from content_entry where locale = 'fr_FR' and key = 'cookies'");
    expect(rows[0]!.body).toMatchObject({
      title: 'Nos biscuits',
      content: { blocks: [{ type: 'paragraph', runs: [{ text: 'Rien ' }, { text: 'sans accord', bold: true }, { text: '.' }] }] },
    });
    expect(await titleOf('terms-of-use')).toBe('Conditions d’utilisation');
  });

  test('the demo’s next texts leave alone what an editor has written, and take away what they no longer have', async () => {
    const isAbout = (name: string) => (entry: (typeof demo)[number]) => entry.locale === 'fr_FR' && entry.key === name;
    const next = demo
      .filter((entry) => !isAbout('faq')(entry))
      .map((entry) =>
        isAbout('cookies')(entry) || isAbout('terms-of-use')(entry)
          ? { ...entry, body: { ...(entry.body as object), title: 'Neuf' } }
          : entry,
      );
    await fillContent(client, next);
    expect([await titleOf('cookies'), await titleOf('terms-of-use'), await titleOf('faq')]).toEqual(['Nos biscuits', 'Neuf', undefined]);
  });
});
