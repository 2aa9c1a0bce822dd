import { redeploys } from './redeploys.ts';
import type { Seen } from './visitors.ts';

const TIMES = Number(process.env.REDEPLOYS ?? 300);
const MAX_HEAP_PERCENT = 5;

/** Redeploys two remotes under load, prints what happened and returns what does not hold. */
export async function checkRedeploys(leaks: boolean): Promise<string[]> {
  const began = performance.now();
  const tell = (at: number, { documents, stale, failed, mismatches }: Seen, heapMB: number) =>
    console.log(`  ${at}: ${documents} documents, ${stale} stale, ${failed} failed, ${mismatches} mismatches, heap ${heapMB} MB`);
  const { documents, tabs, stale, failed, mismatches, heapPercent, said } = await redeploys(TIMES, { leaks, tell });
  const what = `${TIMES} redeploys of two remotes${leaks ? ' that leak timers' : ''}`;
  const found = `${stale} stale, ${failed} failed, ${mismatches} hydration mismatches, heap ${heapPercent?.toFixed(1) ?? '?'} %`;
  console.log(
    `${what}: ${documents} documents, ${tabs} pages in a browser, ${found}, ${Math.round((performance.now() - began) / 1_000)} s`,
  );
  const holds = !stale && !failed && !mismatches && (heapPercent ?? 0) <= MAX_HEAP_PERCENT;
  return holds ? [] : [`${what}: ${found}`, ...said];
}
