/**
 * Sends requests drawn from the OpenAPI document, valid ones, edges and attacks, as nobody, a customer, a partner and
 * customer care, and holds every answer against it: none is 5xx, none is otherwise than documented, none holds what is another's.
 * `node tools/bench/hostile-requests.ts` asks the API at API_ADDRESS over the database of DATABASE_URL; HOSTILE_REQUESTS
 * and HOSTILE_SEED say how many and which.
 */
import { openDatabase } from '@shop/api/database';
import {
  endsSession,
  knownThings,
  leakIn,
  plantWitness,
  roleOf,
  sendDrawnRequests,
  signInRoles,
  type OpenApi,
  type Send,
} from '@shop/api/generated-requests';

const address = process.env.API_ADDRESS ?? 'http://127.0.0.1:4201';
const requests = Number(process.env.HOSTILE_REQUESTS ?? 20_000);
const seed = Number(process.env.HOSTILE_SEED ?? 1);
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL names the database of that API: numbers and codes that exist are read from it.');

const db = openDatabase(databaseUrl, 1);
const witness = await plantWitness(db);
const known = await knownThings(db, new Date().toISOString().slice(0, 10));
await db.destroy();
const document = (await (await fetch(`${address}/api/openapi.json`)).json()) as OpenApi;

const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.255.255.1' };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { body: await answer.text(), cookies: answer.headers.getSetCookie() };
};
const customer = { email: 'demo@shop.example', password: 'demo-by-the-lake' };
const roles = await signInRoles({ post, customer, colleague: 'care@shop.example' });

/** As each role in turn, each from an address of its own, so that rate limits do not hide what lies behind them. */
const send: Send = async ({ method, url, headers, body }, place) => {
  const role = endsSession(method, url) ? 'nobody' : roleOf(place);
  const answer = await fetch(address + url, {
    method,
    headers: {
      ...headers,
      ...roles[role],
      ...(role !== 'nobody' && { 'sec-fetch-site': 'same-origin' }),
      'x-forwarded-for': `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`,
    },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after') ?? undefined,
    contentType: answer.headers.get('content-type') ?? undefined,
    body: await answer.text(),
  };
};

const began = performance.now();
const { statuses, asked, answered, faults } = await sendDrawnRequests({
  document,
  known,
  seed,
  requests,
  atOnce: 16,
  send,
  leak: (text) => leakIn(witness, text),
});
console.log(`${requests} requests to ${asked} calls in ${((performance.now() - began) / 1000).toFixed(1)} s, seed ${seed}`);
console.log(`answers by status: ${JSON.stringify(statuses)}; ${answered.size} calls gave a good answer`);
for (const fault of faults.slice(0, 40)) console.log(fault);
console.log(
  faults.length === 0 ? 'no 5xx, no leak, and every answer is as documented' : `${faults.length} answers are not as documented, or leak`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
