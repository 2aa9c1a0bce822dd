import { expect, test } from '@playwright/test';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import { firstLoad } from '../../fixtures/first-load.ts';
import { answeredConsent, aHotelOnSale, someActivities } from '../../fixtures/hotel-visit.ts';

/** Bytes after gzip (docs/architecture.md, "Weight"). */
const BUDGET = 165_000;
/** A booking summary is hydrated at once: its form counts from the beginning. */
const FORM_BUDGET = 210_000;

test('the first load of a stay, a hotel and an activity takes less than 165 kB of JavaScript, a booking summary with its form less than 210 kB', async ({
  browser,
  request,
  baseURL,
}) => {
  const { id, checkin, checkout } = await aBookableStay(request);
  const [activity] = await someActivities(request);
  const pages = {
    stay: `/stay/${id}`,
    hotel: `/hotel/${await aHotelOnSale(request)}`,
    activity: `/activity/${activity!.id}`,
    summary: `/reservation?id=${id}&checkin=${checkin}&checkout=${checkout}&a=2`,
    'summary of an activity': `/reservation?flow=activity&id=${activity!.id}&a=2`,
  };
  for (const [name, path] of Object.entries(pages)) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await answeredConsent(page, ['localhost']);
    const { scriptBytes } = await firstLoad(page, new URL(path, baseURL).href);
    expect(scriptBytes, name).toBeGreaterThan(100_000);
    expect(scriptBytes, name).toBeLessThan(name.startsWith('summary') ? FORM_BUDGET : BUDGET);
    await page.close();
  }
});
