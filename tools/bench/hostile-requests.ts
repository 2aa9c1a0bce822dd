/**
 * Sends requests drawn from the OpenAPI document, valid ones, edges and attacks, as nobody, a customer, a partner and
 * customer care, and holds every answer against it: none is 5xx, none is otherwise than documented, none holds what is another's.
 * `node tools/bench/hostile-requests.ts` asks the API at API_ADDRESS over the database of DATABASE_URL, a demonstration that may
 * be thrown away afterwards; HOSTILE_REQUESTS and HOSTILE_SEED say how many and which.
 */
import { openDatabase } from '@shop/api/database';
import { openCampaign, type Campaign } from '@shop/api/generated-requests';

const address = process.env.API_ADDRESS ?? 'http://127.0.0.1:4201';
const requests = Number(process.env.HOSTILE_REQUESTS ?? 20_000);
const seed = Number(process.env.HOSTILE_SEED ?? 1);
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL names the database of that API: numbers and codes that exist are read from it.');

const ask: Campaign['ask'] = async ({ method, url, headers, body, from }) => {
  const answer = await fetch(address + url, {
    method,
    headers: { ...headers, 'x-forwarded-for': from },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    cookies: answer.headers.getSetCookie(),
    body: await answer.text(),
  };
};

const db = openDatabase(databaseUrl, 1);
const campaign = await openCampaign({ db, ask, today: new Date().toISOString().slice(0, 10) });
await db.destroy();
const began = performance.now();
const { statuses, requested, answered, faults } = await campaign.run({ seed, requests, atOnce: 16 });
console.log(`${requests} requests to ${requested} calls in ${((performance.now() - began) / 1000).toFixed(1)} s, seed ${seed}`);
console.log(`answers by status: ${JSON.stringify(statuses)}; ${answered.size} calls gave a good answer`);
for (const fault of faults.slice(0, 40)) console.log(fault);
console.log(
  faults.length === 0 ? 'no 5xx, no leak, and every answer is as documented' : `${faults.length} answers are not as documented, or leak`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
