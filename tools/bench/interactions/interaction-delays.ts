import { chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS } from '../../test/browser-flags.ts';
import { restOf } from './at-rest.ts';
import type { Press } from './search-presses.ts';

/** What one press cost, in milliseconds, as the browser's event timing tells it; 0 where it was too short to be told. */
export interface Delay {
  readonly name: string;
  /** From the press to the next picture: what INP counts. */
  readonly whole: number;
  /** Until its code began, while its code ran, until the picture stood. */
  readonly parts: readonly [waiting: number, running: number, drawing: number];
}

export interface Visit {
  readonly address: string;
  readonly executablePath: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Presses are those of a finger. */
  readonly hasTouch: boolean;
  readonly presses: readonly Press[];
}

/** Times as slow as this machine: what a phone of the middle range is. */
const SLOW_DOWN = 4;

/** Does what the list says on a slowed-down processor and tells what each press cost. */
export async function interactionDelays({ address, executablePath, viewport, hasTouch, presses }: Visit): Promise<Delay[]> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const context = await browser.newContext({ viewport, hasTouch });
    await context.addCookies([{ name: 'consent', value: '1.m0.a0', url: address }]);
    const page = await context.newPage();
    const rest = restOf(page);
    await page.addInitScript(listen);
    await page.goto(address, { waitUntil: 'networkidle' });
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const delays: Delay[] = [];
    for (const press of presses) delays.push(await delayOf(page, press, rest));
    return delays;
  } finally {
    await browser.close();
  }
}

async function delayOf(page: Page, { name, act, seen }: Press, rest: () => Promise<void>): Promise<Delay> {
  await rest();
  await page.evaluate(() => ((window as unknown as Heard).heard.length = 0));
  await act(page);
  await seen(page).waitFor({ state: 'attached' });
  await rest();
  const heard = await page.evaluate(() => (window as unknown as Heard).heard);
  const slowest = heard.toSorted((one, other) => other.whole - one.whole)[0];
  return { name, whole: slowest?.whole ?? 0, parts: slowest?.parts ?? [0, 0, 0] };
}

interface Heard {
  heard: Omit<Delay, 'name'>[];
}

/** Runs in the page: keeps the timing of every event that belongs to a press. */
function listen(): void {
  const heard: Heard['heard'] = [];
  (window as unknown as Heard).heard = heard;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId)
        heard.push({
          whole: entry.duration,
          parts: [
            Math.round(entry.processingStart - entry.startTime),
            Math.round(entry.processingEnd - entry.processingStart),
            Math.round(entry.startTime + entry.duration - entry.processingEnd),
          ],
        });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
