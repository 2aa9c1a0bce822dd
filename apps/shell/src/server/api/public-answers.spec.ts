import { keepingPublicAnswers } from './public-answers.ts';

const ADDRESS = 'http://api.test/content/targetedBanner.json';

/** A service that counts what it is asked, and what it says about keeping its answers. */
function service(headers: Record<string, string>, status = 200) {
  const requested: string[] = [];
  let time = 0;
  const plain: typeof fetch = (input) => {
    requested.push(String(input));
    return Promise.resolve(new Response(JSON.stringify({ banners: requested.length }), { status, headers }));
  };
  return { requested, fetch: keepingPublicAnswers(plain, () => time), wait: (seconds: number) => (time += seconds * 1_000) };
}

const PUBLIC = { 'cache-control': 'public, max-age=60', 'content-type': 'application/json' };
const json = async (answer: Promise<Response>) => (await answer).json() as Promise<unknown>;

test('what a service calls public for a minute is asked for once in that minute', async () => {
  const { requested, fetch, wait } = service(PUBLIC);
  expect(await json(fetch(ADDRESS))).toEqual({ banners: 1 });
  wait(59.9);
  const again = await fetch(new URL(ADDRESS));
  expect([again.status, again.headers.get('content-type'), await again.json()]).toEqual([200, 'application/json', { banners: 1 }]);
  wait(0.2);
  expect(await json(fetch(ADDRESS))).toEqual({ banners: 2 });
  expect(requested).toHaveLength(2);
});

test('another address is another question', async () => {
  const { fetch } = service(PUBLIC);
  expect([await json(fetch(`${ADDRESS}?locale=fr_FR`)), await json(fetch(`${ADDRESS}?locale=nl_NL`))]).toEqual([
    { banners: 1 },
    { banners: 2 },
  ]);
});

test.each([
  ['private answers', service({ 'cache-control': 'private, max-age=60' }), {}],
  ['answers that say nothing about it', service({}), {}],
  ['answers that vary', service({ ...PUBLIC, vary: 'cookie' }), {}],
  ['failures', service(PUBLIC, 503), {}],
  ['questions with a cookie', service(PUBLIC), { headers: { cookie: 'session=1' } }],
  ['questions with a key', service(PUBLIC), { headers: { authorization: 'Bearer 1' } }],
  ['orders', service(PUBLIC), { method: 'POST', body: '{}' }],
])('%s are asked for each time', async (_, { requested, fetch }, init) => {
  await fetch(ADDRESS, init);
  await fetch(ADDRESS, init);
  expect(requested).toHaveLength(2);
});

/** A service that answers once as it should, and fails from then on. */
function failing(fail: () => Promise<Response>) {
  let time = 0;
  let answers = 0;
  const plain: typeof fetch = () => (answers++ ? fail() : Promise.resolve(new Response('{"home":1}', { headers: PUBLIC })));
  return { fetch: keepingPublicAnswers(plain, () => time), wait: (seconds: number) => (time += seconds * 1_000) };
}

test.each([
  ['is away', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers 503', () => Promise.resolve(new Response('{}', { status: 503 }))],
])('while the service %s its last answer holds for a day, for everybody who asks at once', async (_, fail) => {
  const { fetch, wait } = failing(fail);
  await fetch(ADDRESS);
  wait(3_600);
  expect(await Promise.all([json(fetch(ADDRESS)), json(fetch(ADDRESS))])).toEqual([{ home: 1 }, { home: 1 }]);
  expect(await json(fetch(ADDRESS))).toEqual({ home: 1 });
  wait(86_460);
  expect(
    await fetch(ADDRESS).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    ),
  ).toBe(
    await fail().then(
      (answer) => answer.status,
      (error: Error) => error.message,
    ),
  );
});

test('a silent service is not waited for where its last answer is known; its new answer counts once it comes', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { fetch, wait } = failing(() => new Promise((done) => (answer = done)));
  await fetch(ADDRESS);
  wait(61);
  expect(await json(fetch(ADDRESS))).toEqual({ home: 1 });
  answer(new Response('{"home":2}', { headers: PUBLIC }));
  await new Promise((done) => setImmediate(done));
  expect(await json(fetch(ADDRESS))).toEqual({ home: 2 });
});

test('what the service no longer has is not shown in its last wording', async () => {
  const { fetch, wait } = failing(() => Promise.resolve(new Response('{}', { status: 404 })));
  await fetch(ADDRESS);
  wait(61);
  expect((await fetch(ADDRESS)).status).toBe(404);
});

test('two hundred answers are kept, and the one asked for longest ago goes first', async () => {
  const { requested, fetch } = service(PUBLIC);
  await fetch(`${ADDRESS}?0`);
  await fetch(`${ADDRESS}?1`);
  await fetch(`${ADDRESS}?0`);
  for (let place = 2; place <= 200; place += 1) await fetch(`${ADDRESS}?${place}`);
  const before = requested.length;
  await fetch(`${ADDRESS}?0`);
  expect(requested.length).toBe(before);
  await fetch(`${ADDRESS}?1`);
  expect(requested.length).toBe(before + 1);
});
