import { expect, test } from '@playwright/test';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import { firstLoad, namedScriptBytes } from '../../fixtures/first-load.ts';
import { aHotelOnSale, answeredConsent, on, someActivities } from '../../fixtures/hotel-visit.ts';
import { SHOPS } from '../shell/shops.ts';

/** Bytes after gzip (docs/architecture.md, "Weight"). */
const BUDGET = 165_000;
/** Where its picture is measured: at other widths roundings differ. */
const PHONE_OF_LIGHTHOUSE = { width: 412, height: 823 };
/** After so many a picture that was decoded is painted, and the record of its paint is there. */
const FRAMES_UNTIL_PAINTED = 6;

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
    box: '/box/SPAEBOX',
    'use of a gift': '/beneficiary/login',
    contact: '/contact',
  };
  for (const { locale, host, prefix } of SHOPS)
    for (const [name, path] of Object.entries(pages)) {
      const bytes = await namedScriptBytes(request, host, prefix + path);
      expect.soft(bytes, `${name}, ${locale}`).toBeGreaterThan(100_000);
      expect.soft(bytes, `${name}, ${locale}`).toBeLessThan(BUDGET);
    }
});

test('a gift opens by its address with at most 165 kB of scripts, nothing moves, and its wrapping is the largest paint @GIFT-017', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(PHONE_OF_LIGHTHOUSE);
  await answeredConsent(page, ['localhost']);
  await page.addInitScript(() => {
    const moves: number[] = [];
    const largest: string[] = [];
    Object.assign(window, { moves, largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) largest.push((entry as PerformanceEntry & { url: string }).url);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const { scriptBytes } = await firstLoad(page, on(baseURL, 'localhost', '/DEMO-BOX-2468'));
  await expect(page.getByTestId('gift-bar')).toContainText('€');
  expect(new URL(page.url()).pathname).toBe('/beneficiary/login');
  expect(scriptBytes).toBeLessThan(BUDGET);
  await page.locator('main img[src*="/images/"]').evaluate((picture: HTMLImageElement) => picture.decode());
  const { moves, largest } = await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise<number>((done) => requestAnimationFrame(done));
    const { moves, largest } = window as unknown as { moves: number[]; largest: string[] };
    return { moves, largest };
  }, FRAMES_UNTIL_PAINTED);
  expect(moves.reduce((sum, move) => sum + move, 0)).toBeLessThan(0.01);
  expect(largest.at(-1)).toMatch(/^data:image\/svg/);
});
