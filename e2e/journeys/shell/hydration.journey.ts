import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import { aHotelOnSale, answeredConsent, someActivities, WIDE } from '../../fixtures/hotel-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

/** What a visitor may already be reading or using when the code arrives; an editor's banner may take the place of a block between the rows. */
const SENT = 'header, footer, main h1, main h2:not([data-blocks] h2), main form, main article, main nav, main input, main select';
const MISMATCH = /[Hh]ydrat|Minified React error #4[12]\d/;

async function pagesOf(request: APIRequestContext): Promise<Readonly<Record<string, string>>> {
  const { id, checkin, checkout, activities } = await aBookableStay(request);
  const days = activities.length ? `&activityDates=${activities.map((activity) => `${activity}_1`).join('-')}` : '';
  const [activity] = await someActivities(request);
  return {
    home: '/',
    results: '/sejours?flow=booking',
    'dated results': `/sejours?flow=booking&city=Lyon&lat=45.7485&lng=4.8467&checkin=${checkin}&checkout=${checkout}`,
    activities: '/activites',
    stay: `/stay/${id}`,
    'dated stay': `/stay/${id}?checkin=${checkin}&checkout=${checkout}`,
    hotel: `/hotel/${await aHotelOnSale(request)}?flow=hotel`,
    activity: `/activity/${activity!.id}`,
    'booking summary': `/reservation?id=${id}&checkin=${checkin}&checkout=${checkout}&a=2${days}`,
    'summary of an activity': `/reservation?flow=activity&id=${activity!.id}&a=2`,
    'booking management': '/gerer-ma-reservation',
    'sign-in': '/account/signin',
    registration: '/account/register',
    contact: '/contact',
    ideas: '/idees',
    boxes: '/coffrets',
    'an unknown address': '/nowhere/at/all',
  };
}

/** What the server has sent and is no longer there, once all of the page lives. */
async function thrownAway(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await hydrated(page);
  // Deferred parts are hydrated on the first interaction.
  await page.mouse.move(400, 400);
  await page.mouse.move(500, 500);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (window as unknown as { sent: Element[] }).sent
      .filter(({ isConnected }) => !isConnected)
      .map(({ outerHTML }) => outerHTML.replace(/\s+/g, ' ').slice(0, 120)),
  );
}

test('hydration keeps what the server has sent of every page, and has nothing to recover from', async ({ page, request }) => {
  test.setTimeout(180_000);
  await answeredConsent(page, ['localhost']);
  await page.setViewportSize(WIDE);
  await page.addInitScript((sent) => {
    document.addEventListener('DOMContentLoaded', () => Object.assign(window, { sent: [...document.querySelectorAll(sent)] }));
  }, SENT);
  const faults: string[] = [];
  page.on('console', (message) => MISMATCH.test(message.text()) && faults.push(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (fault) => faults.push(`${page.url()}: ${fault.message}`));
  for (const [name, path] of Object.entries(await pagesOf(request)))
    faults.push(...(await thrownAway(page, path)).map((element) => `${name}: ${element}`));
  expect(faults).toEqual([]);
});
