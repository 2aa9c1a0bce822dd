import { expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { alive, hydrated, watch } from './page-watch.ts';

const SHOPS = [
  { name: 'French', prefix: '/fr_FR', results: '/sejours', keep: /^Ajouter .* aux favoris$/, takeOff: /^Retirer .* des favoris$/ },
  { name: 'Dutch', prefix: '/nl_NL', results: '/verblijven', keep: /bewaren als favoriet$/, takeOff: /verwijderen uit favorieten$/ },
] as const;

const header = (page: Page) => page.locator('[data-tool=wishlist]');
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('escale.wishlist') ?? '{}') as { STAY?: { id: string }[] });

for (const { name, prefix, results, keep, takeOff } of SHOPS)
  test(`${name}: a guest’s hearts are remembered, the header counts them, and a second press takes one back @ACC-006`, async ({ page }) => {
    const quiet = watch(page);
    await page.goto(`${prefix}${results}?flow=booking`);
    await hydrated(page);
    await page.getByRole('button', { name: keep }).first().click();
    await expect(page.getByRole('button', { name: takeOff })).toHaveCount(1);
    await expect(header(page)).toHaveAttribute('aria-label', /1/);
    await expect.poll(async () => (await kept(page)).STAY?.length).toBe(1);
    await page.reload();
    await expect(header(page)).toHaveAttribute('aria-label', /1/);
    await alive(page.getByRole('main').getByRole('article').first());
    await page.getByRole('button', { name: takeOff }).click();
    await expect(page.getByRole('button', { name: takeOff })).toHaveCount(0);
    await expect.poll(async () => (await kept(page)).STAY?.length).toBe(0);
    quiet.quiet();
  });

test('the hearts of a guest stay when the language is changed @ACC-006', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: '1.m0.a0', domain: 'be.localhost', path: '/' }]);
  const belgium = new URL('/fr/sejours?flow=booking', baseURL);
  belgium.hostname = 'be.localhost';
  await page.goto(belgium.href);
  await hydrated(page);
  await page.getByRole('button', { name: SHOPS[0].keep }).first().click();
  await expect(header(page)).toHaveAttribute('aria-label', /1/);
  await expect.poll(async () => (await kept(page)).STAY?.length).toBe(1);
  const [wished] = (await kept(page)).STAY ?? [];
  await page.getByRole('banner').locator('a[data-language=nl_BE]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/nl\/verblijven/);
  await expect(header(page)).toHaveAttribute('aria-label', /1/);
  await alive(page.getByRole('main').getByRole('article').first());
  await expect(page.locator(`#offer-${wished?.id}`).getByRole('button', { name: SHOPS[1].takeOff })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a page of results begins with at most 165 kB of JavaScript and 30 kB of HTML', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const arrival = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);
  const departure = new Date(Date.now() + 29 * 86_400_000).toISOString().slice(0, 10);
  const twin = `flow=booking&city=Paris&lat=48.8566&lng=2.3522&checkin=${arrival}&checkout=${departure}`;
  const document = await page.goto(`/fr_FR/sejours?${twin}`, { waitUntil: 'networkidle' });
  const weight = (parts: readonly Buffer[]) => parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0) / 1_000;
  const loaded = weight(await Promise.all([...scripts]));
  expect(loaded).toBeGreaterThan(50);
  expect(loaded).toBeLessThan(165);
  expect(weight([Buffer.from((await document?.text()) ?? '')])).toBeLessThan(30);
  expect(scripts.length).toBeLessThan(10);
});
