import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without a window: journeys take two thirds of the time that they take in a whole browser. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/** The browser to test with: the one that was named, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, HEADLESS, ...WHOLE, chromium.executablePath()]);
}

/** The browser to measure with: what customers have. */
export function findWholeChromium(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, ...WHOLE, chromium.executablePath()]);
}

function firstOf(places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => place && existsSync(place));
}
