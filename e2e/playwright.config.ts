import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '@shop/tools/browser-flags';

const port = Number(process.env.JOURNEY_PORT ?? 4300);

/** What buys shares stock, mails and a database, which some of these journeys take away: one after another, while others look at pages. */
const ORDERS = /(booking-management|buying|checkout-\w+|operator-replicas)\.journey\.ts$/;

/** Journeys run against one production build of the shop, started once. */
export default defineConfig({
  testDir: '.',
  ...(process.env.JOURNEY_GREP ? { grep: new RegExp(process.env.JOURNEY_GREP) } : {}),
  fullyParallel: false,
  workers: 2,
  projects: [
    { name: 'orders', testMatch: ORDERS, workers: 1 },
    { name: 'pages', testMatch: '**/*.journey.ts', testIgnore: ORDERS },
  ],
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: BROWSER_FLAGS,
    },
    trace: 'off',
  },
  webServer: {
    command: 'node ../tools/start/start.mjs',
    url: `http://localhost:${port}/healthz`,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      SHOP_ENV: 'demo',
      PORT: String(port),
      DATA_DIR: process.env.JOURNEY_DATABASE_URL ? 'var/journeys-postgres' : 'var/journeys',
      ...(process.env.JOURNEY_DATABASE_URL ? { DATABASE_URL: process.env.JOURNEY_DATABASE_URL } : {}),
    },
  },
});
