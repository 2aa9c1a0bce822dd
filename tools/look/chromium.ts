import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';

/** The system's Chromium where there is one, else Playwright's own; undefined lets Playwright decide. */
export function chromiumPath(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()];
  return candidates.find((path) => !!path && existsSync(path));
}
