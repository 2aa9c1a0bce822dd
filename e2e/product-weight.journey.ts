import { expect, test } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { aBookableStay } from './checkout-stays.ts';
import { answeredConsent, aHotelOnSale, someActivities } from './hotel-visit.ts';

/** Bytes after gzip (docs/architecture.md, "Weight"). */
const BUDGET = 165_000;

test('the first load of a stay, a hotel, an activity and a booking summary takes less than 165 kB of JavaScript', async ({
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
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.body()));
    await page.goto(new URL(path, baseURL).href, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
    expect(bytes, name).toBeGreaterThan(100_000);
    expect(bytes, name).toBeLessThan(BUDGET);
    await page.close();
  }
});
