import { expect, test } from '@playwright/test';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import { namedScriptBytes } from '../../fixtures/first-load.ts';
import { aHotelOnSale, someActivities } from '../../fixtures/hotel-visit.ts';
import { SHOPS } from '../shell/shops.ts';

/** Bytes after gzip (docs/architecture.md, "Weight"). */
const BUDGET = 165_000;
test('each page of each version names at most 165 kB of scripts', async ({ request }) => {
  const { id, checkin, checkout } = await aBookableStay(request);
  const [activity] = await someActivities(request);
  const pages = {
    home: '/',
    results: '/search?flow=booking&city=Paris&lat=48.8566&lng=2.3522',
    'results with days': `/search?flow=booking&city=Paris&lat=48.8566&lng=2.3522&checkin=${checkin}&checkout=${checkout}`,
    activities: '/search?flow=activity&city=Paris&lat=48.8566&lng=2.3522',
    gifts: '/search?flow=gifting',
    stay: `/stay/${id}`,
    hotel: `/hotel/${await aHotelOnSale(request)}`,
    activity: `/activity/${activity!.id}`,
    boxes: '/boxes',
    contact: '/contact',
  };
  for (const { locale, host, prefix } of SHOPS)
    for (const [name, path] of Object.entries(pages)) {
      const bytes = await namedScriptBytes(request, host, prefix + path);
      expect.soft(bytes, `${name}, ${locale}`).toBeGreaterThan(100_000);
      expect.soft(bytes, `${name}, ${locale}`).toBeLessThan(BUDGET);
    }
});
