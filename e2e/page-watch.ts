import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A browser warning that depends on the speed of the machine: a slow one uses what was fetched ahead some seconds later. */
const PACE = /was preloaded using link preload but not used within a few seconds/;

/** Collects console messages, uncaught errors and failed requests; `quiet` expects none. */
export function watch(page: Page): { quiet(): void } {
  const problems: string[] = [];
  page.on('console', (message) => PACE.test(message.text()) || problems.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      problems.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  return { quiet: () => expect(problems).toEqual([]) };
}

/** Of React's own notes on the document. */
interface Root {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } };
}

/** Waits until React runs the page: the server's document is the shop's root, and has come to life. Parts of it may not be hydrated yet. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const root = key && (document as unknown as Record<string, Root | undefined>)[key];
    return root && root.stateNode.current.memoizedState?.isDehydrated === false;
  });
}

/** Waits until React answers what is pressed there: parts of a page are hydrated on the first interaction. */
export async function alive(part: Locator): Promise<void> {
  const answers = async () => {
    await part.page().mouse.move(0, 0);
    await part.hover();
    return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  };
  await expect.poll(answers).toBe(true);
}

/**
 * Waits until the page is drawn as it is scrolled now. The browser gives a press to the frame that it has drawn at that place:
 * one that is made right after a scroll would go to the payment provider's frame, which was there before.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What takes longer is no entrance: badges that take turns, or something that turns for ever. */
const ENTRANCE_MS = 4_000;

/** Waits until nothing enters any more: what slides in has no place yet, and what fades in no colour. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    (longest) =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || Number(effect?.getComputedTiming().endTime ?? 0) > longest),
    ENTRANCE_MS,
  );
}

/** A browser that ends while an answer is still on its way to it takes no journey down. */
export async function leaveRoutes(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
