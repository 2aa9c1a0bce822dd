import { expect, test, type Browser } from '@playwright/test';
import { hydrated } from '../../fixtures/page-watch.ts';

/** Questions that are asked with a body; everything else that is sent tells somebody of something. */
const QUESTIONS: ReadonlySet<string> = new Set(['/api/offers.json', '/api/search/activity-only.json']);
/** Where the visitor was on a page, for Back (see the banner: "needed"). */
const NEEDED_SESSION: ReadonlySet<string> = new Set(['react-router-scroll-positions']);

/** Reads a page to its end as a new visitor, or as one who has refused, and lists all that it keeps and sends. */
async function footprint(
  browser: Browser,
  baseURL: string | undefined,
  { path, refused, stored = [] }: { path: string; refused: boolean; stored?: readonly string[] },
) {
  const context = await browser.newContext();
  if (refused) await context.addCookies([{ name: 'consent', value: '1.m0.a0', url: String(baseURL) }]);
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    const isForeign = hostname !== new URL(String(baseURL)).hostname;
    if (isForeign || (request.method() !== 'GET' && !QUESTIONS.has(pathname))) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(new URL(path, baseURL).href);
  await hydrated(page);
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState('networkidle');
  // The module that stores them is loaded after the page runs.
  for (const key of stored) await page.waitForFunction((name) => localStorage.getItem(name) !== null, key);
  const state = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    dataLayer: (window as { dataLayer?: unknown[] }).dataLayer?.length ?? 0,
  }));
  const cookies = (await context.cookies()).map(({ name }) => name).filter((name) => !refused || name !== 'consent');
  await context.close();
  return { ...state, session: state.session.filter((key) => !NEEDED_SESSION.has(key)), cookies, sent };
}

const NOTHING = { local: [], session: [], databases: [], caches: [], dataLayer: 0, cookies: [], sent: [] };

for (const refused of [false, true])
  test(`${refused ? 'after a refusal' : 'before a choice'} no page keeps or sends what it could do without`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const results = await (await request.get('/sejours?flow=booking')).text();
    const stay = /\/produit\/sejour\/(\d+)[^"#?]*/.exec(results);
    const look = (path: string, stored?: readonly string[]) => footprint(browser, baseURL, { path, refused, stored });
    for (const path of [
      '/',
      '/sejours?flow=booking',
      `/reservation?id=${stay?.[1] ?? ''}`,
      '/account/signin',
      '/gerer-ma-reservation',
      '/contact',
    ])
      expect([path, await look(path)]).toEqual([path, NOTHING]);
    // What was looked at last stays on the device, as the banner says.
    const local = ['escale.recentlyViewed'];
    expect(await look(stay?.[0] ?? '', local)).toEqual({ ...NOTHING, local });
  });
