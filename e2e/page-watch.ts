import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What the browser remarks about the pace of the machine: a slow one uses what was fetched ahead some seconds later. */
const PACE = /was preloaded using link preload but not used within a few seconds/;

/** Gathers what a healthy page never says: console messages, uncaught errors, refused or failed requests. */
export function watch(page: Page): { quiet(): void } {
  const heard: string[] = [];
  page.on('console', (message) => PACE.test(message.text()) || heard.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  return { quiet: () => expect(heard).toEqual([]) };
}

/** Of React's own notes on the document. */
interface Root {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } };
}

/** Waits until React runs the page: the server's document is the shop's root, and has come to life. Parts of it may still sleep. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const root = key && (document as unknown as Record<string, Root | undefined>)[key];
    return root && root.stateNode.current.memoizedState?.isDehydrated === false;
  });
}

/** Waits until React answers what is pressed there: parts of a page sleep until the visitor turns to them. */
export async function alive(part: Locator): Promise<void> {
  const answers = async () => {
    await part.page().mouse.move(0, 0);
    await part.hover();
    return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  };
  await expect.poll(answers).toBe(true);
}

/** Waits until nothing moves any more, but for what takes turns for ever: what slides in has no place yet, and what fades in no colour. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** A browser that ends while an answer is still on its way to it takes no journey down. */
export async function leaveRoutes(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
