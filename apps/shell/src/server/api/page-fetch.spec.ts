import Fastify, { type FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { followRequests, openPageFetch } from './page-fetch.ts';

const PUBLIC = '/api/public';

let api: FastifyInstance;
let other: FastifyInstance;
let shell: FastifyInstance;
let pageFetch: typeof fetch;
let apiAddress = '';

/** Servers that say for whom they were called, and a page of the shell that calls one of them after a pause. */
beforeAll(async () => {
  const answering = async () => {
    const server = Fastify();
    server.get('/*', ({ url, headers }, reply) => {
      if (url === PUBLIC) reply.header('cache-control', 'public, max-age=60');
      return { visitor: headers['x-forwarded-for'] ?? null, isTraced: headers.traceparent !== undefined };
    });
    return { server, address: await server.listen({ port: 0, host: '127.0.0.1' }) };
  };
  const [first, second] = [await answering(), await answering()];
  [api, other, apiAddress] = [first.server, second.server, first.address];
  pageFetch = openPageFetch(fetch, { apiAddress, gatewayAddress: apiAddress });
  shell = Fastify({ trustProxy: 'loopback' });
  followRequests(shell);
  shell.get<{ Querystring: { path: string } }>('/page', async ({ query: { path } }) => {
    await sleep(1);
    return (await pageFetch(apiAddress + path)).json();
  });
  shell.get('/elsewhere', async () => (await pageFetch(`${second.address}/map`)).json());
});

afterAll(async () => {
  for (const server of [shell, api, other]) await server?.close();
});

const requested = async (url: string, remoteAddress: string, forwarded?: string) =>
  (await shell.inject({ url, remoteAddress, headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) } })).json<unknown>();

const shared = '/page?path=/gateway/shared-wishlists/token';

test('what a page asks of the API while it is rendered is asked in the name of its visitor', async () => {
  const answers = await Promise.all(['203.0.113.9', '203.0.113.10'].map((ip) => requested(shared, ip)));
  expect(answers).toEqual([
    { visitor: '203.0.113.9', isTraced: true },
    { visitor: '203.0.113.10', isTraced: true },
  ]);
});

test('a visitor is who a trusted proxy says, and nobody else', async () => {
  expect(await requested(shared, '127.0.0.1', '203.0.113.11')).toMatchObject({ visitor: '203.0.113.11' });
  expect(await requested(shared, '203.0.113.9', '203.0.113.11')).toMatchObject({ visitor: '203.0.113.9' });
});

test('an answer that is public is shared by all visitors', async () => {
  for (const ip of ['203.0.113.12', '203.0.113.13'])
    expect(await requested(`/page?path=${PUBLIC}`, ip)).toMatchObject({ visitor: '203.0.113.12' });
});

test('other servers learn of no visitor', async () => {
  expect(await requested('/elsewhere', '203.0.113.9')).toEqual({ visitor: null, isTraced: false });
});

test('what is called outside of a request is called for nobody', async () => {
  expect(await (await pageFetch(`${apiAddress}/api/start`)).json()).toMatchObject({ visitor: null });
});
