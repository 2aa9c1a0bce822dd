import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to test with: the one that was named, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()].find((place) => place && existsSync(place));
}
