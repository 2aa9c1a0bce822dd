import { expect, test } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { at } from './home-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

test('a landing page of a season, one that is the home page, and a partner’s page @HOME-012 @HOME-014 @MINI-001', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, 'en.localhost', '/xmas'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under the tree, the key to a room');
  expect(await axeFaults(page, 'main')).toEqual([]);
  await page.goto(at(baseURL, 'en.localhost', '/black-friday'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave on Friday. Come back new.');
  await page.goto(at(baseURL, 'be.localhost', '/nl/huis-en-horizon'));
  await expect(page.getByText('Huis & Horizon × Escale')).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('the six partners’ pages are there, each in its own locale @MINI-003 @MINI-004', async ({ request, baseURL }) => {
  const PARTNERS = [
    ['fr.localhost', '/dimanche-ailleurs', 360],
    ['fr.localhost', '/cuisine-et-chemins', 250],
    ['fr.localhost', '/le-petit-matin', 244],
    ['be.localhost', '/fr/solidarite-plus', 97],
    ['be.localhost', '/fr/elise-magazine', 30],
    ['be.localhost', '/nl/huis-en-horizon', 14],
  ] as const;
  const requested = (host: string, path: string) => request.get(path, { headers: { host: `${host}:${new URL(baseURL ?? '').port}` } });
  for (const [host, path, id] of PARTNERS) {
    const answer = await requested(host, path);
    expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining(`data-minisite="${id}"`)]);
  }
  expect((await requested('es.localhost', '/dimanche-ailleurs')).status()).toBe(404);
});

test('who comes by a partner’s page keeps the partner’s shop over reloads and by address, until another partner’s page @MINI-001 @MINI-009', async ({
  page,
  baseURL,
}) => {
  const brand = () => page.locator('html').getAttribute('data-brand');
  await page.goto(at(baseURL, 'fr.localhost', '/sejours?flow=booking'));
  const own = await brand();
  await page.goto(at(baseURL, 'fr.localhost', '/dimanche-ailleurs'));
  expect(await brand()).toBe('dimanche-ailleurs');
  await page.goto(at(baseURL, 'fr.localhost', '/sejours?flow=booking'));
  expect(await brand()).toBe('dimanche-ailleurs');
  await page.reload();
  expect(await brand()).toBe('dimanche-ailleurs');
  await page.goto(at(baseURL, 'fr.localhost', '/cuisine-et-chemins'));
  expect(await brand()).toBe('cuisine-et-chemins');
  await page.context().clearCookies();
  await page.goto(at(baseURL, 'fr.localhost', '/sejours?flow=booking'));
  expect(await brand()).toBe(own);
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
  expect(await axeFaults(page, 'main')).toEqual([]);
});

test('static pages are there in every locale, the press room in France and Spain only @CONT-026', async ({ request }) => {
  const PAGES = ['terms-of-sale', 'terms-of-use', 'data-protection', 'cookies', 'partner-signup', 'press-room'];
  const FOLDERS = [
    ['/contenu', 200],
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
  const textAt = async (path: string) => (await request.get(path)).text();
  expect(await textAt('/dimanche-ailleurs')).toContain('30 juin 2024');
  for (const path of ['/', '/contenu/terms-of-sale', '/xmas']) expect(await textAt(path)).not.toContain('30 juin 2024');
});

test('ideas show six a section and more on demand @CONT-027', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, 'en.localhost', '/ideas'));
  await hydrated(page);
  const section = page.locator('main section').first();
  await expect(section.locator('article')).toHaveCount(6);
  await section.getByRole('button', { name: 'See more' }).click();
  await expect(section.locator('article').nth(6)).toBeVisible();
  expect(await axeFaults(page, 'main')).toEqual([]);
});

for (const path of ['/?flow=activity', '/content/faq'])
  test(`${path} has nothing that axe objects to`, async ({ page, baseURL }) => {
    await page.goto(at(baseURL, 'en.localhost', path));
    await hydrated(page);
    expect(await axeFaults(page, 'main')).toEqual([]);
  });
