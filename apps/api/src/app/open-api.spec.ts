import { smallCatalogue } from '@shop/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestProvider } from '../payments/test-provider.ts';
import { openMetrics } from '../platform/observability/open-metrics.ts';
import { checkoutClient, orderOf, stayItems } from '../testing/checkout-client.ts';
import { LONG_DEADLINES, settingsForTests } from '../testing/settings-for-tests.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';
import type { JobPlace } from './config.ts';
import { openApi } from './open-api.ts';

const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 20 }) });
const SUGGEST = '/api/autocomplete-geonames.json?locale=fr_FR&term=ann';

/** A process over the same shop, which does not run yet, with the names of the jobs that it would run. */
async function opened(place: JobPlace) {
  const metrics = openMetrics();
  const psp = new TestProvider(shop.db, 0);
  const mails: string[] = [];
  const api = await openApi(
    {
      ...{ db: shop.db, index: shop.index, content: shop.content, psp, testProvider: psp, metrics },
      clock: () => shop.time.now,
      settings: settingsForTests(shop.dataDirectory),
      mailbox: { deliver: (name) => Promise.resolve(void mails.push(name)) },
      sender: { shopName: 'Test shop', publicOrigin: 'http://shop.test', preferencesKey: 'key' },
      pictures: { get: () => Promise.resolve(undefined) },
      print: () => Promise.resolve([]),
      log: { warn: () => undefined, info: () => undefined },
      deadlines: LONG_DEADLINES,
    },
    { place },
  );
  const runs = await metrics.registry.getSingleMetric('shop_job_runs_total')!.get();
  const own = new Set(runs.values.map(({ labels }) => String(labels.job_name)));
  const statusOf = async (url: string) => (await api.app.inject(url)).statusCode;
  return { ...api, own, mails, statusOf };
}

test('a process answers calls and has every job by default; a sale triggers a round of the outbox', async () => {
  const here = await opened('here');
  expect([await here.statusOf('/healthz'), await here.statusOf(SUGGEST)]).toEqual([200, 200]);
  expect([...here.own].sort()).toEqual([...here.jobs, ...here.outboxJobs].map(({ name }) => name).sort());
  await checkoutClient(here.app).sell(orderOf(stayItems(), 12_000));
  while (here.mails.length === 0) await sleep(10);
  expect(here.mails).toEqual([expect.stringContaining('confirmation-')]);
  await here.app.close();
});

test('where the jobs are elsewhere a process has none, and leaves the outbox alone', async () => {
  const calls = await opened('elsewhere');
  expect(await calls.statusOf(SUGGEST)).toBe(200);
  expect(calls.own).toEqual(new Set());
  await checkoutClient(calls.app).sell(orderOf(stayItems(), 12_000));
  await calls.app.close();
  expect(calls.mails).toEqual([]);
  const waiting = await shop.db.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute();
  expect(waiting).toContainEqual({ kind: 'confirmationMail' });
});

test('a process for the jobs alone says how it does, and answers no calls', async () => {
  const jobs = await opened('only');
  expect(await Promise.all(['/healthz', '/readyz', '/metrics'].map(jobs.statusOf))).toEqual([200, 200, 200]);
  expect([await jobs.statusOf(SUGGEST), await jobs.statusOf('/gateway/account/profile')]).toEqual([404, 404]);
  expect(jobs.own.size).toBe(jobs.jobs.length + jobs.outboxJobs.length);
  await jobs.app.close();
});
