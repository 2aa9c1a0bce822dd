import { request as ask } from 'node:http';
import { openLoadBalancer, type LoadBalancer } from './load-balancer.ts';
import { freePort } from '../port.ts';
import { standIn, type StandIn } from './stand-in.test-utils.ts';

interface Said {
  readonly pid: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

let both: StandIn[];
let balancer: LoadBalancer;
let address: string;
beforeEach(async () => {
  both = await Promise.all([standIn(), standIn()]);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  balancer = await openLoadBalancer({ port, backends: both.map((one) => one.port) });
});
afterEach(async () => {
  await balancer.close();
  await Promise.all(both.map((one) => one.kill()));
});

const get = (path = '/', init: RequestInit = {}) => fetch(address + path, init);
const said = async (answer: Response) => (await answer.json()) as Said;
const post = (path: string, headers: Record<string, string> = {}) => get(path, { method: 'POST', body: 'an order', headers });
const keyed = { 'idempotency-key': 'one' };

describe('a load balancer before two processes', () => {
  test('asks one and the other, and says who asked and which shop was meant', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(async () => said(await get())));
    expect(new Set(all.map(({ pid }) => pid))).toEqual(new Set(both.map(({ pid }) => pid)));
    const host = 'be.localhost:4200';
    const { headers } = await whole({ host, 'x-forwarded-for': '9.9.9.9' });
    expect([headers.host, headers['x-forwarded-for']]).toEqual([host, '9.9.9.9, 127.0.0.1']);
  });

  test('passes bodies on whole, and every cookie of an answer', async () => {
    const answer = await post('/');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect((await said(answer)).body).toBe('an order');
  });

  test('refuses a body of more than a megabyte', async () => {
    const answer = await get('/', { method: 'POST', body: 'x'.repeat(1_000_001) });
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' })]);
  });

  test('sends nothing more to one that leaves, while the other is there', async () => {
    const { pid } = await said(await get('/leave'));
    await expectSoon(async () => new Set(await Promise.all([1, 2, 3, 4].map(async () => (await said(await get())).pid))).has(pid), false);
  });
});

describe('when a process says that it is too busy', () => {
  test('the other is asked; only when both say so the visitor hears it', async () => {
    const [first, second] = both.map(({ port }) => `http://127.0.0.1:${port}/tire`) as [string, string];
    await fetch(first);
    const answers = await Promise.all([1, 2, 3, 4].map(async () => (await get()).status));
    expect(answers).toEqual([200, 200, 200, 200]);
    await fetch(second);
    const answer = await get();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });
});

describe('when one process is killed', () => {
  test('no question and no order that has a key is lost under load, and it is asked again when it is back', async () => {
    const outcomes: number[] = [];
    let isOver = false;
    const asker = async (init: RequestInit, path = '/') => {
      while (!isOver) outcomes.push((await get(path, init).catch(() => ({ status: 0 }))).status);
    };
    const load = [{}, {}, {}, { method: 'POST', body: 'x', headers: keyed }].map((init) => asker(init));
    const questions = [
      '/api/offers.json',
      '/gateway/psp/stripe/client-secret',
      '/gateway/bookings/find',
      '/gateway/bookings/3f2b8a90-1c2d-4e5f/modification-price',
    ];
    for (const question of questions) load.push(asker({ method: 'POST', body: 'around Lyon' }, question));
    for (const at of [0, 1, 0]) {
      const { port } = both[at]!;
      await both[at]!.kill();
      balancer.ended(port);
      both[at] = await standIn(port);
      await expectSoon(async () => (await said(await get())).pid === both[at]!.pid, true);
    }
    isOver = true;
    await Promise.all(load);
    expect(outcomes.length).toBeGreaterThan(100);
    expect(outcomes.filter((status) => status !== 200)).toEqual([]);
  });

  test('an order without a key that was in flight on it is not sent twice', async () => {
    const lost = post('/slow');
    const isInFlight = async () => (await Promise.all(both.map(({ port }) => received(port)))).includes(1);
    await expectSoon(isInFlight, true);
    await Promise.all(both.map((one) => one.kill()));
    expect([(await lost).status, await (await lost).json()]).toEqual([502, expect.objectContaining({ code: 'CONNECTION_LOST' })]);
  });

  test('an answer that had begun ends, and never passes for a whole one', async () => {
    const answer = await get('/half');
    await Promise.all(both.map((one) => one.kill()));
    await expect(answer.text()).rejects.toThrow();
  });

  test('a question waits until one is back when both are gone', async () => {
    await Promise.all(both.map((one) => one.kill()));
    const waiting = get();
    both = [await standIn(both[0]!.port)];
    expect((await waiting).status).toBe(200);
  });
});

/** What a process was told, with headers that `fetch` does not send. */
function whole(headers: Record<string, string>): Promise<Said> {
  return new Promise((done, fail) => {
    ask(address, { headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      done(JSON.parse(Buffer.concat(parts).toString()) as Said);
    })
      .on('error', fail)
      .end();
  });
}

/** How many slow requests a process has received. */
async function received(port: number): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${port}/received`)).text());
}

async function expectSoon(look: () => Promise<boolean>, wanted: boolean): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    if ((await look()) === wanted) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`it did not come to be ${wanted}`);
}
