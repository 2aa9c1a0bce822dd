import { expect, test } from '@playwright/test';
import { hydrated } from '../../fixtures/page-watch.ts';

const at = (baseURL: string | undefined, hostname: string, path: string) => {
  const address = new URL(path, baseURL);
  address.hostname = hostname;
  return address.href;
};

test('home names its canonical address and its sisters in every country @SHELL-053', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, 'be.localhost', '/nl'));
  const port = new URL(baseURL ?? '').port;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `http://be.localhost:${port}/nl`);
  const sisters = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])));
  expect(Object.keys(sisters).sort()).toEqual(['es-ES', 'fr-BE', 'fr-FR', 'it-IT', 'nl-BE', 'nl-NL', 'x-default']);
  expect(sisters['es-ES']).toBe(`http://es.localhost:${port}/`);
});

test('a shop that is not to be listed says so on every page and in its header @SHELL-054', async ({ page }) => {
  for (const path of ['/', '/sejours?flow=booking']) {
    const response = await page.goto(path);
    expect(response?.headers()['x-robots-tag']).toBe('noindex, follow');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  }
});

test('private pages are never listed @SHELL-009', async ({ page }) => {
  for (const path of ['/account/signin', '/coffrets', '/nowhere/at/all', '/giftcard/customization']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
});

test('an unknown address is a 404 with title, message and the way home @SHELL-007 @SHELL-046 @SHELL-051', async ({ page, baseURL }) => {
  const response = await page.goto(at(baseURL, 'en.localhost', '/nowhere/at/all'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
  await expect(page.getByText("We can't seem to find the page you are looking for. Error code: 404")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the homepage' })).toHaveAttribute('href', '/');
});

test('a page that the browser finds missing is reported to the error route @SHELL-052', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const report = page.waitForRequest((request) => new URL(request.url()).pathname === '/error');
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'one', usr: null }, '', '/nowhere/at/all');
    history.pushState({ idx: 2, key: 'two', usr: null }, '', '/contact');
    history.back();
  });
  expect(new URL((await report).url()).searchParams.get('uri')).toBe('/nowhere/at/all');
});

test('the Belgian welcome offers both languages and remembers the choice for all paths @SHELL-063 @SHELL-064', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(at(baseURL, 'be.localhost', '/'));
  await expect(page.getByRole('link')).toHaveText(['Nederlands', 'Français']);
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE');
  const cookie = (await context.cookies()).find(({ name }) => name === 'last_language');
  expect(cookie).toMatchObject({ value: 'fr_BE', path: '/' });
});

test('a redirected visitor’s dates and party move into the hash', async ({ page }) => {
  await page.goto('/?checkin=2031-01-02&night=2&adult=3&utm=x');
  await expect(page).toHaveURL(/\/\?utm=x#checkin=2031-01-02&night=2&a=3$/);
});

test('robots.txt and the sitemaps speak for each point of sale', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /account/');
  const port = new URL(baseURL ?? '').port;
  const index = await request.get('/nl_NL/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const parts = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(parts).toContain(`http://localhost:${port}/nl_NL/sitemap-stay.xml`);
  const stays = await (await request.get('/nl_NL/sitemap-stay.xml')).text();
  const first = /<loc>([^<]*\/nl_NL\/product\/verblijf\/\d+[^<]*)<\/loc>/.exec(stays)?.[1];
  expect(first).toBeTruthy();
  expect((await request.get(first!)).status()).toBe(200);
  expect((await request.get('/sitemap-wishes.xml')).status()).toBe(404);
  expect((await request.get('/en_GB/sitemap.xml')).status()).toBe(404);
});

test('the content of the same origin comes from the API', async ({ request }) => {
  expect((await request.get('/content/targetedBanner.json')).headers()['content-type']).toContain('application/json');
  expect((await request.get('/beneficiary/login')).headers()['content-type']).toContain('text/html');
});
