import { readFileSync } from 'node:fs';
import { openJobs } from './open-api.ts';
import type { Work } from './module.ts';
import { MODULES } from './modules.ts';

/** No job is run here: they are only looked at. */
const { jobs, outboxJobs } = openJobs({ settings: { privateWebhookHosts: [] }, testProvider: {} } as unknown as Work);
const all = [...jobs, ...outboxJobs];
/** By name, whether the operator reads that it has a lease. */
const DOCUMENTED = new Map(
  [
    ...readFileSync('docs/operating.md', 'utf8')
      .split('\n## Scheduled jobs\n')[1]!
      .split('\n## ')[0]!
      .matchAll(/^\| (`.+) \| .+ \|( yes)? \|$/gm),
  ].flatMap(([, names = '', lease]) => [...names.matchAll(/`([a-z-]+)`/g)].map(([, name]) => [name!, lease !== undefined] as const)),
);

test('modules and jobs have names of their own', () => {
  expect(new Set(MODULES.map(({ name }) => name)).size).toBe(MODULES.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test('the operator reads of every job, and whether it runs in one process at a time', () => {
  const known = new Map(all.map(({ name, isExclusive = false }) => [name, isExclusive]));
  expect(Object.fromEntries(DOCUMENTED)).toEqual(Object.fromEntries(known));
});

test('whatever leaves in the outbox is looked at every second, apart from what asks the payment provider', () => {
  expect(outboxJobs.map(({ name, everyMs }) => [name, everyMs])).toEqual([
    ['deliver-outbox-of-payments', 1000],
    ['deliver-outbox-of-notifications', 1000],
  ]);
});

test('a kind of row in the outbox has one module', () => {
  const kinds = MODULES.flatMap(({ outbox }) => Object.keys(outbox?.({ settings: {} } as unknown as Work) ?? {}));
  expect(new Set(kinds).size).toBe(kinds.length);
});
