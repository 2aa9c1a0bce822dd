import { expect, test } from '@playwright/test';
import { hydrated, watch } from '../../fixtures/page-watch.ts';
import { SHOPS } from './shops.ts';

for (const { host, prefix, lang } of SHOPS) {
  const path = prefix || '/';
  test(`${host}${path} is the shop in ${lang}, rendered on the server and hydrated in silence @SHELL-001`, async ({ page, baseURL }) => {
    const pageErrors = watch(page);
    const address = new URL(path, baseURL);
    address.hostname = host;
    const response = await page.goto(address.href);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toContain('<h1');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    pageErrors.quiet();
  });
}

for (const { host, path, lang } of [
  { host: 'fr.localhost', path: '/', lang: 'fr-FR' },
  { host: 'localhost', path: '/nl_BE', lang: 'nl-BE' },
])
  test(`${host}${path} is another address of the shop in ${lang} @SHELL-001`, async ({ request, baseURL }) => {
    const response = await request.get(path, { headers: { host: `${host}:${new URL(baseURL ?? '').port}` } });
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(new RegExp(`<html lang="${lang}"[^]*<h1`));
  });

test('the bare Belgian address lets the visitor choose a language', async ({ page, baseURL }) => {
  const address = new URL('/', baseURL);
  address.hostname = 'be.localhost';
  await page.goto(address.href);
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
});

test('an unknown address is a real 404 with the way home', async ({ page }) => {
  const response = await page.goto('/rien/du/tout');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oups' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('an unknown locale prefix is no locale', async ({ request }) => {
  expect((await request.get('/xx_XX')).status()).toBe(404);
});

test('an English address moves to the localised one and keeps its query', async ({ request }) => {
  const response = await request.get('/search?flow=booking', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/sejours?flow=booking');
});

test('what is named by its content is kept for a year, the shop’s mark for a day', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const storedFor = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await storedFor(/\/assets\/styles\.\w+\.css/.exec(html)![0])).toBe('public, max-age=31536000, immutable');
  expect(await storedFor('/assets/favicon.svg')).toBe('public, max-age=86400');
});
