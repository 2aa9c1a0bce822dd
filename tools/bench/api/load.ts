import autocannon from 'autocannon';
import { pacedAnswers } from './paced-load.ts';
import type { MeasuredApi } from './measured-api.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
/** Requests at the same time: enough to keep one process busy without a queue that would be all that is measured. */
const CONNECTIONS = 8;

export type Question = Pick<autocannon.Request, 'method' | 'path' | 'body' | 'headers' | 'setupRequest'>;

/** What a kind of question costs: answers a second, milliseconds until the answer, milliseconds of CPU each. */
export interface Cost {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
  /** Requests that were told to come again: the machine was too busy for the process to keep up. */
  readonly refused: number;
}

/** Asks as fast as answers come, or so many questions a second, for some seconds, after a second of warming up. */
export async function costOf(api: MeasuredApi, requests: readonly Question[], rate?: number): Promise<Cost> {
  const load = { url: api.address, connections: CONNECTIONS, requests: [...requests], ...(rate && { overallRate: rate }) };
  await autocannon({ ...load, duration: 1 });
  const before = api.cpu();
  const { requests: done, latency, non2xx, errors, ...by } = await autocannon({ ...load, duration: SECONDS });
  const refused = by.statusCodeStats?.['503']?.count ?? 0;
  const failed = non2xx + errors - refused;
  if (failed > 0) throw new Error(`${requests[0]!.path}: ${failed} requests failed`);
  const cpu = (api.cpu() - before) / Math.max(1, done.total);
  return { rate: Math.round(done.average), p50: latency.p50, p99: latency.p99, cpu, refused };
}

/** Asks `rate` questions a second, evenly spread, until there are enough for a p99 that is not one unlucky answer. */
export async function costAt(api: MeasuredApi, paths: readonly string[], rate: number): Promise<Cost> {
  await pacedAnswers(api, { paths, rate, seconds: 2, connections: CONNECTIONS });
  const before = api.cpu();
  const { waits, refused } = await pacedAnswers(api, { paths, rate, seconds: 3 * SECONDS, connections: CONNECTIONS });
  return { rate, p50: share(waits, 0.5), p99: share(waits, 0.99), cpu: (api.cpu() - before) / waits.length, refused };
}

/** So many of the waits are no longer than this, milliseconds. */
export function share(waits: readonly number[], part: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
