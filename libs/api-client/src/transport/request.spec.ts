import { ApiError, isTransient } from './api-error.ts';
import { request, requestFile } from './request.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.__SHOP_API_BASE__ = undefined;
  globalThis.__SHOP_GATEWAY_BASE__ = undefined;
});

/** Stands in for the network; keeps what was asked. */
function answering(answer: (url: string, init: RequestInit) => Response | Promise<Response>): { url: string; init: RequestInit }[] {
  const requested: { url: string; init: RequestInit }[] = [];
  globalThis.fetch = async (url, init = {}) => {
    requested.push({ url: String(url), init });
    return answer(String(url), init);
  };
  return requested;
}

const never = (_url: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason as Error)));

async function refusalOf(requested: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await requested.catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('a question goes to the own origin in browsers and to the API itself on servers', async () => {
  const requested = answering(() => Response.json([1]));
  expect(await request({ path: '/api/x.json', query: { a: 1, b: true, c: undefined, d: 'é &' } })).toEqual([1]);
  globalThis.__SHOP_API_BASE__ = 'http://127.0.0.1:4201';
  await request({ path: '/api/x.json' });
  expect(requested.map(({ url }) => url)).toEqual(['/api/x.json?a=1&b=true&d=%C3%A9+%26', 'http://127.0.0.1:4201/api/x.json']);
  expect(requested[0]?.init).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } });
});

test('a body is posted as JSON, with its key against doing it twice', async () => {
  const requested = answering(() => Response.json({}));
  await request({ path: '/gateway/purchase/orders', body: { a: 1 }, idempotencyKey: 'k-1' });
  expect(requested[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1' },
  });
});

test('a refusal keeps its status, code, field and amount', async () => {
  answering(() =>
    Response.json({ code: 'PRICE_CHANGED', message: 'The price is another', field: 'expectedAmount', amount: 19_900 }, { status: 409 }),
  );
  const error = await refusalOf(request({ path: '/x' }));
  expect(error).toMatchObject({
    status: 409,
    code: 'PRICE_CHANGED',
    field: 'expectedAmount',
    amount: 19_900,
    message: 'The price is another',
  });
  expect(isTransient(error)).toBe(false);
});

test('a refusal tells when to ask again, where the shop says so', async () => {
  const tooMany = (headers: HeadersInit) => () => Response.json({ code: 'TOO_MANY_ATTEMPTS', message: 'No' }, { status: 429, headers });
  answering(tooMany({ 'retry-after': '240' }));
  expect((await refusalOf(request({ path: '/gateway/x' }))).retryAfterSeconds).toBe(240);
  answering(tooMany({}));
  expect((await refusalOf(request({ path: '/gateway/x' }))).retryAfterSeconds).toBeUndefined();
});

test('a server that fails without words is worth asking again', async () => {
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const error = await refusalOf(request({ path: '/x' }));
  expect(error).toMatchObject({ status: 502, code: 'HTTP_502' });
  expect(isTransient(error)).toBe(true);
});

test('an unreachable server is named so', async () => {
  answering(() => Promise.reject(new TypeError('fetch failed')));
  const error = await refusalOf(request({ path: '/x' }));
  expect(error).toMatchObject({ status: 0, code: 'NETWORK' });
  expect(isTransient(error)).toBe(true);
});

test('an answer that does not come in time is given up', async () => {
  answering(never);
  expect(await refusalOf(request({ path: '/x', timeoutMs: 20 }))).toMatchObject({ status: 0, code: 'TIMEOUT' });
});

test('an asker who no longer wants the answer gets no refusal of ours', async () => {
  answering(never);
  const asker = new AbortController();
  const requested = request({ path: '/x', signal: asker.signal });
  asker.abort();
  await expect(requested).rejects.toMatchObject({ name: 'AbortError' });
});

test('a server asks the API and the front gateway where each of them answers @API-001', async () => {
  const requested = answering(() => Response.json([1]));
  globalThis.__SHOP_API_BASE__ = 'http://api.test';
  globalThis.__SHOP_GATEWAY_BASE__ = 'http://gateway.test';
  await request({ path: '/api/x.json' });
  await request({ path: '/gateway/orders/1' });
  expect(requested.map(({ url }) => url)).toEqual(['http://api.test/api/x.json', 'http://gateway.test/gateway/orders/1']);
});

test('a file comes with the name that it is to be saved by, and without one it is no answer', async () => {
  const named = (headers: HeadersInit) => () => new Response('PK', { headers });
  answering(named({ 'content-disposition': 'attachment; filename="my-data.zip"' }));
  const { name, content } = await requestFile({ path: '/gateway/account/export' });
  expect([name, await content.text()]).toEqual(['my-data.zip', 'PK']);
  answering(named({}));
  expect((await refusalOf(requestFile({ path: '/gateway/account/export' }))).status).toBe(0);
});
