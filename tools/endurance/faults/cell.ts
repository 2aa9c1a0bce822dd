import type { FaultPage } from './pages.ts';

/** What a visitor was given. */
export interface Look {
  readonly status: number;
  /** It says when to come back. */
  readonly isTimed: boolean;
  readonly ms: number;
  /** Header and footer are there. */
  readonly isFramed: boolean;
  /** Text of the first heading of the page's own part. */
  readonly heading: string;
  /** The page's own part says something, be it what stands in for it. */
  readonly isFilled: boolean;
}

export interface Cell {
  readonly cause: string;
  readonly failureMode: string;
  readonly page: FaultPage;
  /** Whether the page may be the worse for it. */
  readonly isConcerned: boolean;
  readonly fine: Look;
  readonly first: Look;
  readonly second: Look;
  /** Milliseconds from the end of the cause until the page was whole; undefined if it was not within 20 s. */
  readonly healedMs: number | undefined;
  /** What the page last was before it was whole again; undefined where it was at once. */
  readonly before?: Look | undefined;
}

/** Above this a page has waited for a deadline. */
const WAITED_MS = 3_000;
const HEALED_MS = 5_000;

/** What must hold of every cell; says what does not. */
export function faultsOf({ cause, failureMode, page, isConcerned, fine, first, second, healedMs, before }: Cell): string[] {
  const where = `${cause} ${failureMode}, ${page.name}`;
  const faults: string[] = [];
  for (const look of [first, second]) {
    if (![200, 503].includes(look.status)) faults.push(`${where}: status ${look.status}`);
    else if (look.status === 503 && !look.isTimed) faults.push(`${where}: 503 does not say when to come back`);
    else if (!look.isFramed) faults.push(`${where}: header or footer is missing`);
    else if (!look.isFilled && fine.isFilled) faults.push(`${where}: the page's own part is empty`);
    else if (!isConcerned && (look.status !== 200 || look.heading !== fine.heading))
      faults.push(`${where}: ${look.status} "${look.heading}" although nothing of this page fails`);
  }
  if (first.ms > WAITED_MS && second.ms > Math.max(first.ms / 2, WAITED_MS))
    faults.push(`${where}: waited ${Math.round(first.ms)} ms, and the next visitor ${Math.round(second.ms)} ms again`);
  if (healedMs === undefined || healedMs > HEALED_MS)
    faults.push(`${where}: ${healedMs === undefined ? 'not healed' : `healed after ${Math.round(healedMs)} ms`}${reportOf(before)}`);
  return [...new Set(faults)];
}

function reportOf(before: Look | undefined): string {
  return before ? `, until then ${before.status} "${before.heading}" after ${Math.round(before.ms)} ms` : '';
}

export async function look(address: string): Promise<Look> {
  const began = performance.now();
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  const html = (await response?.text().catch(() => '')) ?? '';
  const main = html.slice(html.indexOf('<main'), html.indexOf('<footer'));
  return {
    status: response?.status ?? 0,
    isTimed: Number(response?.headers.get('retry-after')) > 0,
    ms: performance.now() - began,
    isFramed: html.includes('<header') && html.includes('<footer'),
    heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? ''),
    isFilled: textOf(main).length > 20,
  };
}

function textOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
