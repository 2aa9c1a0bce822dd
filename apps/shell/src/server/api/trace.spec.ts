import fastifyProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { forwardedHeaders } from '../forwarded-headers.ts';
import { tracedFetch, withinTrace } from './trace.ts';

const GIVEN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let api: FastifyInstance;
let shell: FastifyInstance;
let address = '';

/** The API says under which trace it was asked; a page of the shell asks it twice, with a pause before. */
beforeAll(async () => {
  api = Fastify();
  api.get('/*', (request) => ({ traceparent: request.headers.traceparent ?? null }));
  const apiAddress = await api.listen({ port: 0, host: '127.0.0.1' });
  shell = Fastify();
  shell.addHook('onRequest', (request, _reply, done) => withinTrace(request.headers.traceparent, done));
  const ask = tracedFetch(fetch, apiAddress);
  shell.get('/page', async () => {
    await sleep(5);
    return Promise.all(['/api/one', '/api/two'].map(async (path) => (await ask(apiAddress + path)).json()));
  });
  await shell.register(fastifyProxy, {
    upstream: apiAddress,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: { rewriteRequestHeaders: forwardedHeaders },
  });
  address = await shell.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await shell?.close();
  await api?.close();
});

const requested = async (path: string, traceparent?: string) =>
  (await fetch(address + path, { headers: { ...(traceparent && { traceparent }) } })).json() as Promise<never>;

test('what a page asks of the API goes on with the trace that the visitor’s request came with', async () => {
  expect(await requested('/page', GIVEN)).toEqual([{ traceparent: GIVEN }, { traceparent: GIVEN }]);
  expect(await requested('/api/offers.json', GIVEN)).toEqual({ traceparent: GIVEN });
});

test('a page that came without a trace begins one for all its questions, another page another', async () => {
  const pages: { traceparent: string }[][] = await Promise.all([requested('/page'), requested('/page', 'nonsense')]);
  const [first, second, third] = pages.flat().map(({ traceparent }) => traceparent);
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(await requested('/api/offers.json')).toEqual({ traceparent: expect.stringMatching(/^00-/) });
});
