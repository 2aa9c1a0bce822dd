import { expect, type Locator, type Page } from '@playwright/test';

const NEXT_MONTH = /^(Mois suivant|Mes siguiente|Volgende maand)$/;
/** With fewer open days in sight than these a departure may lie beyond the calendar's page. */
const DAYS_TO_CHOOSE_FROM = 8;

/** The open days of the calendar in sight. Late in a month the next page is turned to, so that arrival and departure stand on one. */
export async function openDays(page: Page): Promise<Locator> {
  const open = page.locator('[data-day][data-status="open"]:visible');
  await expect(open.first()).toBeVisible();
  if ((await open.count()) >= DAYS_TO_CHOOSE_FROM) return open;
  const before = await open.first().getAttribute('data-day');
  await page.getByRole('button', { name: NEXT_MONTH }).filter({ visible: true }).first().click();
  await expect(page.locator(`[data-day="${before}"]:visible`)).toHaveCount(0);
  await expect(open.first()).toBeVisible();
  return open;
}
