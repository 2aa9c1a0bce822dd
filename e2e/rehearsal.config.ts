import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '@shop/tools/browser-flags';
import { findChromium } from '@shop/tools/chromium';

/** `npm run rehearsal`: the journeys of a shop as it is operated, by themselves; it opens what they need. */
export default defineConfig({
  testDir: '.',
  testMatch: 'rehearsal.journey.ts',
  ...(process.env.JOURNEY_GREP ? { grep: new RegExp(process.env.JOURNEY_GREP) } : {}),
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? findChromium(), args: BROWSER_FLAGS }, trace: 'off' },
});
