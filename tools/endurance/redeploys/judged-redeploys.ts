import { redeploys } from './redeploys.ts';

const TIMES = Number(process.env.REDEPLOYS ?? 300);
const MOST_HEAP_PERCENT = 5;

/** Redeploys two remotes under load, prints what happened and returns what does not hold. */
export async function judgedRedeploys(leaks: boolean): Promise<string[]> {
  const { documents, stale, failed, heapPercent } = await redeploys(TIMES, leaks);
  const what = `${TIMES} redeploys of two remotes${leaks ? ' that leak timers' : ''}`;
  const found = `${stale} stale, ${failed} failed, heap ${heapPercent?.toFixed(1) ?? '?'} %`;
  console.log(`${what}: ${documents} documents, ${found}`);
  return !stale && !failed && (heapPercent ?? 0) <= MOST_HEAP_PERCENT ? [] : [`${what}: ${found}`];
}
