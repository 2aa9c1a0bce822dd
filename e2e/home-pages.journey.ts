import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { hydrated, watch } from './page-watch.ts';

const at = (baseURL: string | undefined, hostname: string, path: string) => {
  const address = new URL(path, baseURL);
  address.hostname = hostname;
  return address.href;
};
const refuseConsent = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'consent', value: '1.m0.a0', url: at(baseURL, 'en.localhost', '/') }]);

const HOMES = [
  ['fr.localhost', '/', 'Partez vendredi. Revenez neuf.'],
  ['es.localhost', '/', 'Sal el viernes. Vuelve como nuevo.'],
  ['be.localhost', '/fr', 'Partez vendredi. Revenez neuf.'],
  ['be.localhost', '/nl', 'Vrijdag weg. Als herboren terug.'],
  ['nl.localhost', '/', 'Vrijdag weg. Als herboren terug.'],
  ['it.localhost', '/', 'Parti venerdì. Torna come nuovo.'],
] as const;

for (const [host, path, title] of HOMES) {
  test(`home on ${host}${path} is whole without scripts and light @HOME-001 @HOME-006`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const answer = await page.goto(at(baseURL, host, path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('search')).toBeVisible();
    expect(await page.locator('main article').count()).toBeGreaterThan(8);
    expect(gzipSync((await answer?.body()) ?? '').length).toBeLessThan(30_000);
    await context.close();
  });
}

test('the first load of home takes less than 165 kB of JavaScript and moves nothing', async ({ page, baseURL }) => {
  const ears = watch(page);
  await refuseConsent(page, baseURL);
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    bytes += gzipSync(await response.body()).length;
  });
  await page.addInitScript(() => {
    const held = window as unknown as { shifted: number };
    held.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) held.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(at(baseURL, 'en.localhost', '/'), { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(165_000);
  await page.mouse.wheel(0, 6_000);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.01);
  ears.quiet();
});

test('what is below the fold wakes with the visitor and leads on @HOME-017', async ({ page, baseURL }) => {
  const ears = watch(page);
  await page.goto(at(baseURL, 'en.localhost', '/?flow=gifting'));
  await hydrated(page);
  await page.mouse.wheel(0, 600);
  const gift = page.locator('article[data-kind=singleVoucher] a').first();
  await expect(gift).toHaveAttribute('href', /flow=gifting/);
  ears.quiet();
});

test('what was looked at comes back on the home page', async ({ page, baseURL }) => {
  const item = {
    id: '1',
    imageUrl: '/images/sea-1187/640_360.webp',
    label: 'A stay I saw',
    price: 9_900,
    hotel: 'Inn',
    uri: '/product/stay/1',
    type: 'STAY',
  };
  await page.addInitScript((stored) => localStorage.setItem('escale.recentlyViewed', stored), JSON.stringify([item]));
  await page.goto(at(baseURL, 'en.localhost', '/'));
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'A stay I saw' })).toHaveAttribute('href', '/product/stay/1');
});

test('a landing page of a season, one that is the home page, and a partner’s page @HOME-012 @HOME-014 @MINI-001', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, 'en.localhost', '/xmas'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under the tree, the key to a room');
  await page.goto(at(baseURL, 'en.localhost', '/black-friday'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave on Friday. Come back new.');
  await page.goto(at(baseURL, 'be.localhost', '/nl/huis-en-horizon'));
  await expect(page.getByText('Huis & Horizon × Escale')).toBeVisible();
  expect(await page.locator('main article').count()).toBeGreaterThan(0);
});

test('the six partners’ pages are there, each in its own locale @MINI-003 @MINI-004', async ({ page, baseURL }) => {
  const PARTNERS = [
    ['fr.localhost', '/dimanche-ailleurs', 360],
    ['fr.localhost', '/cuisine-et-chemins', 250],
    ['fr.localhost', '/le-petit-matin', 244],
    ['be.localhost', '/fr/solidarite-plus', 97],
    ['be.localhost', '/fr/elise-magazine', 30],
    ['be.localhost', '/nl/huis-en-horizon', 14],
  ] as const;
  for (const [host, path, id] of PARTNERS) {
    await page.goto(at(baseURL, host, path));
    await expect(page.locator('[data-minisite]')).toHaveAttribute('data-minisite', String(id));
  }
  expect((await page.goto(at(baseURL, 'es.localhost', '/dimanche-ailleurs')))?.status()).toBe(404);
});

test('the contact page stands under one address, to which the former ones lead @CONT-001 @CONT-016', async ({ page, baseURL }) => {
  for (const [host, path] of [
    ['fr.localhost', '/fr/contact'],
    ['nl.localhost', '/nl/contact'],
  ] as const) {
    await page.goto(at(baseURL, host, path));
    expect(new URL(page.url()).pathname).toBe('/contact');
  }
  for (const path of ['/nl/contact', '/fr/contact']) {
    await page.goto(at(baseURL, 'be.localhost', path));
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto(at(baseURL, 'en.localhost', '/contact'));
  await expect(page.getByRole('contentinfo')).toContainText('From 10 am to 6 pm');
});

test('static pages are there in every locale, the press room in France and Spain only @CONT-026', async ({ request }) => {
  const PAGES = ['terms-of-sale', 'terms-of-use', 'data-protection', 'cookies', 'partner-signup', 'press-room'];
  const FOLDERS = [
    ['/fr_FR/contenu', 200],
    ['/es_ES/contenido', 200],
    ['/fr_BE/contenu', 404],
    ['/nl_BE/informatie', 404],
    ['/nl_NL/informatie', 404],
    ['/it_IT/contenuti', 404],
  ] as const;
  for (const [folder, pressRoom] of FOLDERS) {
    const answers = await Promise.all(PAGES.map((id) => request.get(`${folder}/${id}`)));
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200, 200, pressRoom]);
  }
});

test('the terms of a partner’s campaign stand on its page only @MINI-009', async ({ request }) => {
  const textAt = async (path: string) => (await request.get(`/fr_FR${path}`)).text();
  expect(await textAt('/dimanche-ailleurs')).toContain('30 juin 2024');
  for (const path of ['/', '/contenu/terms-of-sale', '/xmas']) expect(await textAt(path)).not.toContain('30 juin 2024');
});

test('the home page of gifts brings its announcement, header, promo bar with flow tabs, and footer @HOME-003 @HOME-004 @HOME-005 @HOME-009', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, 'fr.localhost', '/?flow=gifting'));
  await expect(page.locator('[data-source][data-color=green]')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  const tabs = page.locator('main, body').getByRole('link', { name: 'Cadeaux', exact: true });
  await expect(tabs.and(page.locator('[aria-current=page]')).first()).toHaveAttribute('href', '/?flow=gifting');
  await expect(page.getByRole('heading', { name: 'Les bonnes adresses, avant les autres' })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toContainText('Mentions légales');
});

test('ideas show six a section and more on demand @CONT-027', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, 'en.localhost', '/ideas'));
  await hydrated(page);
  const section = page.locator('main section').first();
  await expect(section.locator('article')).toHaveCount(6);
  await section.getByRole('button', { name: 'See more' }).click();
  expect(await section.locator('article').count()).toBeGreaterThan(6);
});

test('a message is written, its captcha solved unseen, and thanked for @CONT-007 @CONT-008 @CONT-011 @CONT-012 @CONT-015', async ({
  page,
  baseURL,
}) => {
  const ears = watch(page);
  await page.goto(at(baseURL, 'en.localhost', '/contact'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Leave us a message' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('What is it about?').selectOption('avv_info');
  await expect(form.getByLabel('Booking number')).toHaveCount(0);
  await form.getByLabel('Name').fill('Ann Example');
  await form.getByLabel('E-mail').fill('ann@example.com');
  await form.getByLabel('Your message').fill('Is the pool open in winter?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/ref=contact_thank_you/, { timeout: 30_000 });
  await expect(page.getByText('Thank you for your message. Our customer care team will contact you within 48h.')).toBeVisible();
  ears.quiet();
});

test('an unknown address helps with the search and something to read @SHELL-049 @SHELL-050', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, 'en.localhost', '/nowhere/at/all'));
  await expect(page.getByRole('heading', { name: 'But we can help you find your next weekend' })).toBeVisible();
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('link', { name: 'A rainy weekend is planned in the dry' })).toBeVisible();
});

test('an expired offer of a hotel that has others is answered with one @SHELL-047 @SHELL-048', async ({ page, baseURL, request }) => {
  const answer = await request.post('/api/offers.json', {
    data: { searchCriterias: { adult: 2, child: 0, baby: 0 }, locale: 'en_GB', limit: 1 },
  });
  const { exactMatch } = (await answer.json()) as { exactMatch: { hotel: { id: string; label: string } }[] };
  const hotel = exactMatch[0]!.hotel;
  await page.goto(at(baseURL, 'en.localhost', `/nowhere/at/all#hotelId=${hotel.id}`));
  await expect(page.getByText('Too late!')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Other offer in ${hotel.label}` })).toBeVisible();
});

test('the newsletter pop-up comes ten seconds after the first change of page, and not again once closed @CONT-022 @CONT-023 @CONT-024', async ({
  page,
  baseURL,
}) => {
  await refuseConsent(page, baseURL);
  await page.goto(at(baseURL, 'en.localhost', '/ideas'));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave on Friday. Come back new.');
  await page.clock.install();
  await hydrated(page);
  const newsletter = page.waitForResponse(/below/);
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  await newsletter;
  await page.waitForTimeout(1_000);
  await page.clock.runFor(9_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await page.evaluate(() => localStorage.getItem('escale.newsletterSeen'))).toBe('1');
});

for (const path of [
  '/',
  '/?flow=gifting',
  '/?flow=activity',
  '/ideas',
  '/contact',
  '/xmas',
  '/content/faq',
  '/content/terms-of-sale',
  '/nowhere/at/all',
]) {
  test(`${path} has nothing that axe objects to`, async ({ page, baseURL }) => {
    await page.goto(at(baseURL, 'en.localhost', path), { waitUntil: 'networkidle' });
    await hydrated(page);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('the open contact form has nothing that axe objects to', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, 'en.localhost', '/contact'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Leave us a message' }).click();
  await page.getByRole('dialog').getByLabel('What is it about?').selectOption('other');
  await page.getByRole('dialog').getByLabel('Name').focus();
  await page.getByRole('dialog').getByLabel('E-mail').focus();
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog], dialog').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
