import { keepingPublicAnswers } from './public-answers.ts';

const ADDRESS = 'http://api.test/content/targetedBanner.json';

/** A service that counts what it is asked, and what it says about keeping its answers. */
function service(headers: Record<string, string>, status = 200) {
  const asked: string[] = [];
  let time = 0;
  const plain: typeof fetch = (input) => {
    asked.push(String(input));
    return Promise.resolve(new Response(JSON.stringify({ banners: asked.length }), { status, headers }));
  };
  return { asked, fetch: keepingPublicAnswers(plain, () => time), wait: (seconds: number) => (time += seconds * 1_000) };
}

const PUBLIC = { 'cache-control': 'public, max-age=60', 'content-type': 'application/json' };
const json = async (answer: Promise<Response>) => (await answer).json() as Promise<unknown>;

test('what a service calls public for a minute is asked for once in that minute', async () => {
  const { asked, fetch, wait } = service(PUBLIC);
  expect(await json(fetch(ADDRESS))).toEqual({ banners: 1 });
  wait(59.9);
  const again = await fetch(new URL(ADDRESS));
  expect([again.status, again.headers.get('content-type'), await again.json()]).toEqual([200, 'application/json', { banners: 1 }]);
  wait(0.2);
  expect(await json(fetch(ADDRESS))).toEqual({ banners: 2 });
  expect(asked).toHaveLength(2);
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
])('%s are asked for each time', async (_, { asked, fetch }, init) => {
  await fetch(ADDRESS, init);
  await fetch(ADDRESS, init);
  expect(asked).toHaveLength(2);
});

test('two hundred answers are kept, and the one asked for longest ago goes first', async () => {
  const { asked, fetch } = service(PUBLIC);
  await fetch(`${ADDRESS}?0`);
  await fetch(`${ADDRESS}?1`);
  await fetch(`${ADDRESS}?0`);
  for (let place = 2; place <= 200; place += 1) await fetch(`${ADDRESS}?${place}`);
  const before = asked.length;
  await fetch(`${ADDRESS}?0`);
  expect(asked.length).toBe(before);
  await fetch(`${ADDRESS}?1`);
  expect(asked.length).toBe(before + 1);
});
