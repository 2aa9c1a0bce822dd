import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '@shop/tools/browser-flags';
import { DATA_DIR } from './fixtures/data-directory.ts';
import { SHOP_NOW } from './fixtures/shop-clock.ts';

/** A suite has built the remotes that its journeys open, and serves no others; a developer who runs journeys by hand builds all first. */
const served = process.env.JOURNEY_REMOTES ? ` --built ${process.env.JOURNEY_REMOTES}` : '';
const port = Number(process.env.JOURNEY_PORT ?? 4300);

/** Journeys run against one production build of the shop, started once, one after another: they share its stock, its mail and its database. */
export default defineConfig({
  testDir: '.',
  ...(process.env.JOURNEY_GREP ? { grep: new RegExp(process.env.JOURNEY_GREP) } : {}),
  fullyParallel: false,
  testMatch: '**/*.journey.ts',
  workers: 1,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A step that hangs is named, and not only the journey around it.
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: BROWSER_FLAGS,
    },
    trace: 'off',
  },
  webServer: {
    command: `node ../tools/start/start.mjs${served}`,
    url: `http://localhost:${port}/healthz`,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      SHOP_ENV: 'demo',
      PORT: String(port),
      DATA_DIR,
      SHOP_NOW,
      PATIENCE: '10',
      ...(process.env.JOURNEY_DATABASE_URL ? { DATABASE_URL: process.env.JOURNEY_DATABASE_URL } : {}),
    },
  },
});
