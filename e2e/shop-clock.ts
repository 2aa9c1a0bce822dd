import type { Page } from '@playwright/test';
import { journeyNow } from '@shop/tools/journey-catalogue';

const DAY_MS = 86_400_000;

/** The day and hour at which the shop of the journeys opens. */
export const SHOP_NOW = journeyNow();

/** A day of the shop, `2030-06-05`: so many days after the one on which it opened. */
export function shopDay(ahead = 0): string {
  return new Date(Date.parse(SHOP_NOW) + ahead * DAY_MS).toISOString().slice(0, 10);
}

/** What a shell beside the shop of the journeys has to be given, so that both live on the same day. */
export function shopClock(): { readonly SHOP_CLOCK_AHEAD_MS: string } {
  return { SHOP_CLOCK_AHEAD_MS: String(Date.parse(SHOP_NOW) - Date.now()) };
}

/** The visitor's own clock tells the time of the shop: for pages that ask what is still to come. */
export async function inShopTime(page: Page): Promise<void> {
  await page.addInitScript(
    (aheadMs) => {
      const { now } = Date;
      globalThis.Date = class extends Date {
        constructor(...given: [] | [string | number | Date]) {
          super(...((given.length ? given : [now() + aheadMs]) as [number]));
        }
        static override now(): number {
          return now() + aheadMs;
        }
      } as DateConstructor;
    },
    Date.parse(SHOP_NOW) - Date.now(),
  );
}
