import { expect, test, type APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DATA_DIR } from '../../fixtures/data-directory.ts';
import { steadyVisitor, stubbornCustomer, type Visited } from './operator-load.ts';

const PROCESSES = join(import.meta.dirname, '../../..', DATA_DIR, 'processes.json');
/** A killed API reads the whole catalogue before it is ready. */
const START_MS = 120_000;
const PAGES = ['/', '/sejours', '/api/autocomplete-geonames.json?locale=fr_FR&term=lyo&maxResults=30'];

/** Process ids by name: `shell-1`, `api-2`. */
const running = () => JSON.parse(readFileSync(PROCESSES, 'utf8')) as Record<string, number>;

/** The run on PostgreSQL has two of each. */
if (process.env.SHELLS === '2' && process.env.APIS === '2')
  test('killing any one of two shells and two APIs loses no request that was not in flight on it, and no order @order', async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(4 * START_MS);
    const address = baseURL ?? '';
    const kills: number[] = [];
    let isOver = false;
    const ended = () => isOver;
    const visited: Visited[] = [];
    const visitors = [0, 1, 2].map(() => steadyVisitor({ address, paths: PAGES }, visited, ended));
    const customers = [0, 1].map(() => stubbornCustomer({ address }, ended));

    for (const name of ['shell-1', 'api-1', 'shell-2', 'api-2']) {
      await isReady(request, sisterOf(name));
      const pid = running()[name]!;
      kills.push(performance.now());
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => running()[name] ?? pid, { message: `${name} is started again` }).not.toBe(pid);
      const before = visited.length;
      await expect.poll(() => visited.length, { message: 'visitors go on', timeout: START_MS }).toBeGreaterThan(before + 10);
    }
    isOver = true;

    await Promise.all(visitors);
    const wasInFlight = ({ from, to }: Visited) => kills.some((at) => from <= at && at <= to);
    expect(visited.filter((one) => one.fault && !wasInFlight(one))).toEqual([]);

    const bought = await Promise.all(customers);
    expect(bought.flatMap(({ faults }) => faults).filter((one) => !wasInFlight(one))).toEqual([]);
    const orders = bought.flatMap((customer) => customer.orders).sort();
    expect(orders.length).toBeGreaterThan(2);
    expect(await paidOf(orders)).toEqual(orders);
  });

function sisterOf(name: string): string {
  return name.endsWith('1') ? name.replace('1', '2') : name.replace('2', '1');
}

/** A process answers again for itself, on the port that its environment named. */
async function isReady(request: APIRequestContext, name: string): Promise<void> {
  const [kind, place] = name.split('-') as ['shell' | 'api', string];
  const port = Number(process.env.JOURNEY_PORT ?? 4300) + (kind === 'shell' ? 1 : 3) + Number(place);
  const status = async () => (await request.get(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status();
  await expect.poll(status, { message: `${name} is ready again`, timeout: START_MS }).toBe(200);
}

/** Which of these orders the database holds as paid, each once. */
async function paidOf(orders: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.JOURNEY_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ uuid: string }>(`select uuid from purchase where status = 'paid' and uuid = any($1)`, [orders]);
  await client.end();
  return rows.map(({ uuid }) => uuid).sort();
}
