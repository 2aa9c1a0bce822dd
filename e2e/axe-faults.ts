import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { still } from './page-watch.ts';

/** What axe finds in a part of the page while nothing moves, not even badges that take turns, and whether the page is wider than its window. */
export async function axeFaults(page: Page, part = 'html'): Promise<string[]> {
  const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await still(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze();
  if (!isReduced) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  return isWide ? [...found, 'wider than its window'] : found;
}
