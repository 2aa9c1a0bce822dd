import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { forcedColourFaults, mirrorFaults, motionFaults, placesOf } from './mode-faults.ts';

export interface ModeFaults {
  readonly mode: string;
  readonly faults: readonly string[];
}

/**
 * Looks at an open page of the workshop as other visitors have it: read from the right, with the colours of their system,
 * without motion. Leaves the page as it was.
 */
export async function inspectModes(page: Page, width: number): Promise<ModeFaults[]> {
  const before = await page.evaluate(placesOf);
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
  const mirrored = mirrorFaults(before, await page.evaluate(placesOf), width).slice(0, 3);
  const fromTheRight = [...(await page.evaluate(layoutFaults)), ...mirrored];
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  const motion = await page.evaluate(motionFaults);
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await page.evaluate(forcedColourFaults);
  await page.emulateMedia({ forcedColors: 'none' });
  return [
    { mode: 'read from the right', faults: fromTheRight },
    { mode: 'no motion', faults: motion },
    { mode: 'forced colours', faults: forced },
  ];
}
