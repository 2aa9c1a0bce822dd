import { expect, test, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hydrated, watch } from '../../fixtures/page-watch.ts';
import { releaseOperator, type ReleaseOperator } from './release-operator.ts';
import { secondShell, type SecondShell } from '../../fixtures/second-shell.ts';

const PAGE = '/account/wishlist';
const TOKEN = 'the-token-of-the-operator';
const VISITORS = 100;

test.describe.configure({ mode: 'serial' });

let operator: ReleaseOperator;
let shell: SecondShell;
let [stable, canary] = ['', ''];

test.beforeAll(async () => {
  operator = releaseOperator();
  shell = await secondShell('fine', {
    SHOP_ENV: 'production',
    PUBLIC_ORIGIN: 'https://www.shop.example',
    RELEASES: operator.store,
    KEPT_RELEASES: `${operator.store}-kept`,
    RELEASE_ROOT_KEY: operator.rootKey,
    OPERATOR_TOKEN: TOKEN,
  });
  stable = await releaseOf(undefined);
});
test.afterAll(() => shell?.close());

/** The release of account that a visitor at a place gets, as the server says it to the browser. */
async function releaseOf(bucket: number | undefined): Promise<string> {
  const headers: Record<string, string> = bucket === undefined ? {} : { cookie: `release_bucket=${bucket}` };
  const html = await (await fetch(shell.address + PAGE, { headers })).text();
  return /"account":\{"release":"([0-9a-f]+)"/.exec(html)?.[1] ?? '';
}

/** Releases from which a page's scripts of account came. */
async function loadedBy(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(scripts.flatMap((name) => /\/releases\/account\/([0-9a-f]+)\//.exec(name)?.[1] ?? []))];
}

test('a squad releases to a tenth of the visitors, who have it on the server and in the browser, on every page', async ({ page }) => {
  const said = await operator.release('account', '--checked', '--canary', '10');
  canary = /account@([0-9a-f]+) is published as a canary for 10 %/.exec(said)?.[1] ?? said;
  const places = Array.from({ length: VISITORS }, (_, at) => (at * 10_000) / VISITORS);
  const hasCome = async () => {
    for (const place of places) if ((await releaseOf(place)) === canary) return true;
    return false;
  };
  await expect.poll(hasCome, { timeout: 60_000 }).toBe(true);
  const chosen: number[] = [];
  for (const place of places) if ((await releaseOf(place)) === canary) chosen.push(place);
  expect(chosen).toHaveLength(VISITORS / 10);

  const other = places.find((place) => !chosen.includes(place))!;
  for (const [place, release] of [[chosen[0]!, canary] as const, [other, stable] as const]) {
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'release_bucket', value: String(place), url: shell.address }]);
    const pageErrors = watch(page);
    for (const path of [PAGE, '/account/signin']) {
      await page.goto(shell.address + path);
      await hydrated(page);
      expect(await loadedBy(page)).toEqual([release]);
    }
    pageErrors.quiet();
  }
});

test('a signed link gives a tester the canary; the page says so, and how to leave', async ({ page }) => {
  const said = await operator.release('link', 'account', canary, '--hours', '1', '--path', PAGE);
  const link = /(\/release-override\?\S+)/.exec(said)?.[1] ?? said;
  const answer = await page.goto(shell.address + link);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await hydrated(page);
  expect(await loadedBy(page)).toEqual([canary]);
  const bar = page.getByTestId('tester-bar');
  await expect(bar).toContainText(`account@${canary}`);
  await bar.getByRole('link').click();
  await expect(page.getByTestId('tester-bar')).toHaveCount(0);
});

test('a link that nobody entitled has signed is refused in production', async ({ request }) => {
  const said = await operator.release('link', 'account', canary);
  const [payload] = /token=([^&\s]+)/.exec(said)![1]!.split('.');
  for (const token of [payload!, `${payload}.AAAA`]) {
    const answer = await request.get(`${shell.address}/release-override?token=${token}`);
    expect([answer.status(), await answer.json()]).toEqual([403, expect.objectContaining({ code: 'OVERRIDE_REFUSED', field: 'token' })]);
  }
  const smuggled = await fetch(shell.address + PAGE, { headers: { cookie: `release_override=${payload}` } });
  expect(await smuggled.text()).not.toContain('data-testid="tester-bar"');
});

test('the operator sees each release, who gets it, and its errors with the squad’s own lines', async ({ page }) => {
  await page.context().addCookies([{ name: 'release_bucket', value: '5', url: shell.address }]);
  await page.goto(`${shell.address}/operator/releases`);
  await page.getByLabel('Operator token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const row = (release: string) => page.getByRole('row').filter({ hasText: release }).first();
  await expect(row(stable)).toContainText('stable');
  await expect(row(canary)).toContainText('canary, 10 %');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('the canary becomes stable, is rolled back, and stays as long as a tester’s link names it', async () => {
  await operator.release('promote', 'account');
  await expect.poll(() => releaseOf(undefined)).toBe(canary);
  expect(await operator.release('status')).toMatch(new RegExp(`account +stable ${canary}[\\s\\S]*before ${stable}`));
  await operator.release('rollback', 'account');
  await expect.poll(() => releaseOf(undefined)).toBe(stable);
  expect(await operator.release('gc', 'account')).toMatch(
    new RegExp(`nothing to remove[\\s\\S]*${canary} stays until .*a tester’s link names it`),
  );
  expect(existsSync(join(operator.store, 'account', canary))).toBe(true);
  expect(await releaseOf(undefined)).toBe(stable);
});
