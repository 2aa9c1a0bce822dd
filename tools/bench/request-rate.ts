import autocannon from 'autocannon';

const CONNECTIONS = 10;

export interface Requested {
  readonly address: string;
  readonly body?: string;
  readonly runs?: number;
  readonly seconds?: number;
}

/** Requests a second and p99 in milliseconds: medians of three runs of five seconds over ten connections by default. */
export async function requestRate({ address, body, runs: wanted = 3, seconds = 5 }: Requested): Promise<{ rate: number; p99: number }> {
  const requested = body ? { method: 'POST' as const, body, headers: { 'content-type': 'application/json' } } : {};
  await autocannon({ url: address, connections: CONNECTIONS, duration: 1, ...requested });
  const runs: { rate: number; p99: number }[] = [];
  for (let run = 0; run < wanted; run += 1) {
    const result = await autocannon({ url: address, connections: CONNECTIONS, duration: seconds, ...requested });
    if (result.non2xx || result.errors) throw new Error(`${address}: ${result.non2xx + result.errors} requests failed`);
    runs.push({ rate: Math.round(result.requests.average), p99: result.latency.p99 });
  }
  return { rate: median(runs.map((run) => run.rate)), p99: median(runs.map((run) => run.p99)) };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
