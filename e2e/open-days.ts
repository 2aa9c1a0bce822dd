import { expect, type Locator, type Page } from '@playwright/test';

const NEXT_MONTH = /^(Mois suivant|Mes siguiente|Volgende maand)$/;
/** With fewer open days in sight than these a departure may lie beyond the calendar's page. */
const DAYS_TO_CHOOSE_FROM = 8;

/** Waits until prices and possible nights are there: from then on no day opens or closes by itself. */
export async function daysAreKnown(page: Page): Promise<void> {
  await expect(page.locator('[role=grid]:visible').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]:visible').filter({ has: page.getByRole('grid') })).toHaveCount(0);
}

/** The open days of the calendar in sight that can be pressed: none while prices are on their way. Late in a month the next page is turned to, so that arrival and departure stand on one. */
export async function openDays(page: Page): Promise<Locator> {
  const open = page.locator('[data-day][data-status="open"]:enabled:visible');
  const month = page.locator('[data-month]:visible').first();
  await daysAreKnown(page);
  if ((await open.count()) >= DAYS_TO_CHOOSE_FROM) return open;
  const before = (await month.getAttribute('data-month')) ?? '';
  await page.getByRole('button', { name: NEXT_MONTH }).filter({ visible: true }).first().click();
  await expect(month).not.toHaveAttribute('data-month', before);
  await daysAreKnown(page);
  await expect(open.first()).toBeVisible();
  return open;
}

/** Where a key leads in the calendar, perhaps over the edge of its months. */
export async function toAnotherDay(page: Page, key: string): Promise<string> {
  const focused = page.locator(':focus');
  const before = (await focused.getAttribute('data-day')) ?? '';
  await page.keyboard.press(key);
  await expect(focused).not.toHaveAttribute('data-day', before);
  await expect(focused).toHaveAttribute('data-day', /./);
  return (await focused.getAttribute('data-day')) ?? '';
}
