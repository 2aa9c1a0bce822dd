import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { still } from './page-watch.ts';

/** What axe finds in a part of the page once nothing moves any more, but for badges that take turns for ever, and whether the page is wider than its window. */
export async function axeFaults(page: Page, part = 'html'): Promise<string[]> {
  await still(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  return isWide ? [...found, 'wider than its window'] : found;
}
