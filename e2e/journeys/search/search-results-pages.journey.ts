import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { alive, hydrated, watch } from '../../fixtures/page-watch.ts';
import { shopDay } from '../../fixtures/shop-clock.ts';

const SHOPS = [
  {
    name: 'French',
    prefix: '',
    results: '/sejours',
    activities: '/activites',
    confirm: /^Valider/,
    filter: /^Filtrer/,
    sort: 'Trier',
    sortBy: 'Trier par',
    two: '2 adultes',
    when: /^Quand/,
  },
  {
    name: 'Dutch',
    prefix: '/nl_NL',
    results: '/verblijven',
    activities: '/activiteiten',
    confirm: /^Bevestigen/,
    filter: /^Filter/,
    sort: 'Sorteren',
    sortBy: 'Sorteren op',
    two: '2 volwassenen',
    when: /^Wanneer/,
  },
] as const;
const WIDTHS = [390, 1440] as const;

const cards = (page: Page) => page.locator('main article[id]');
/** How many cards or links stand in a row. */
const columns = (list: Locator) => list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
/** How much shows of the heart and the next arrow of the first card, from 0 to 1. */
const ARROW = /^(Image suivante|Volgende foto)/;
/** Some houses have sent one picture only: their cards have no arrow. */
const illustrated = (page: Page) =>
  cards(page)
    .filter({ has: page.getByRole('button', { name: ARROW }) })
    .first();
const heartAndArrow = (page: Page) =>
  Promise.all(
    [/favori/, ARROW].map((name) =>
      illustrated(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          let shown = 1;
          for (let part: Element | null = button; part; part = part.parentElement) shown *= Number(getComputedStyle(part).opacity);
          return shown;
        }),
    ),
  );
/** On how many lines the prices of each row stand, and its buttons: titles are of one line or of two. */
const linesOfRows = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const topOf = (part: Element | null | undefined) => Math.round(part?.getBoundingClientRect().top ?? 0);
    const rows = Map.groupBy(all, topOf);
    return [...rows.values()].map((row) =>
      ['p:has(strong)', 'p[aria-hidden]'].map((part) => new Set(row.map((card) => topOf(card.querySelector(part)))).size),
    );
  });
/** How far down the first picture begins, in px of the page: the results are seen before anything is scrolled. */
const firstCard = (page: Page) =>
  cards(page)
    .first()
    .evaluate((card) => card.getBoundingClientRect().top + scrollY);
const titles = (page: Page) => cards(page).evaluateAll((all) => all.map(({ id }) => id));

for (const shop of SHOPS)
  for (const width of WIDTHS) {
    const title = (what: string) => `${shop.name}, ${width} px: ${what}`;
    /** Axe looks at each language and each width once. */
    const looks = async (page: Page) => (shop.name === 'French') === width > 700 && expect(await axeFaults(page)).toEqual([]);
    test.describe(title('the results'), () => {
      test.use({ viewport: { width, height: width < 700 ? 844 : 900 } });

      test('stays: blocks between the rows, links, a filter on Confirm, pages, and Back brings all of it again @SEARCH-030 @SEARCH-033 @SEARCH-034 @SEARCH-035 @SEARCH-039 @SEARCH-041 @SEARCH-058 @SEARCH-073 @SEARCH-080', async ({
        page,
      }) => {
        const pageErrors = watch(page);
        await page.goto(`${shop.prefix}${shop.results}?flow=booking`);
        await hydrated(page);
        await expect(cards(page)).toHaveCount(24);
        await expect(page.locator('[data-blocks]')).toHaveCount(3);
        expect(await firstCard(page)).toBeLessThanOrEqual(width > 700 ? 380 : 420);
        await looks(page);
        if (width > 700) {
          expect(await columns(page.locator('main ul:has(article)').first())).toBe(3);
          expect(await columns(page.locator('main section section ul').first())).toBe(5);
          expect(new Set((await linesOfRows(page)).map(String))).toEqual(new Set(['1,1']));
          // From one thing to another: a pointer that rests on the page says nothing.
          await page.mouse.move(700, 300);
          await page.mouse.move(5, 5);
          await expect.poll(() => heartAndArrow(page)).toEqual([0, 0]);
          await illustrated(page).hover();
          await expect.poll(() => heartAndArrow(page)).toEqual([1, 1]);
        }

        const before = (await page.locator('h1').textContent()) ?? '';
        if (width < 700) await page.getByRole('button', { name: shop.filter }).click();
        else await page.locator('[aria-haspopup=dialog]', { hasText: /^(Équipements|Faciliteiten)/ }).click();
        await page
          .getByRole('checkbox', { name: /^(Spa|Wellness)/ })
          .first()
          .check();
        if (width < 700)
          await expect.poll(() => page.locator('dialog[open]').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
        await page.getByRole('button', { name: shop.confirm }).click();
        await expect(page).toHaveURL(/from=searchbar#facilities=/);
        await expect(page.locator('h1')).not.toHaveText(before);
        if (width < 700) await expect(page.getByRole('button', { name: shop.filter })).toContainText('(1)');
        await page.goBack();
        await expect(page.locator('h1')).toHaveText(before);

        if (width > 700) {
          await page.evaluate(() => scrollTo(0, 2_000));
          await expect(page.getByRole('group', { name: 'Filters' }).or(page.getByRole('group', { name: 'Filtres' }))).toBeInViewport();
        }
        await expect(page.locator('main section[aria-busy=true]')).toHaveCount(0);
        await expect(cards(page)).toHaveCount(24);
        const first = await titles(page);
        const next = page.locator('nav a[rel=next]');
        await alive(next);
        await next.click();
        await expect(page).toHaveURL(/page=1/);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect(cards(page).first()).not.toHaveId(first[0]!);
        await page.goBack();
        await expect.poll(() => titles(page)).toEqual(first);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
        pageErrors.quiet();
      });

      test('gifts are for two, without dates, at gift prices; activities have a price per person @SEARCH-019 @SEARCH-030 @SEARCH-053', async ({
        page,
      }) => {
        const pageErrors = watch(page);
        await page.goto(`${shop.prefix}${shop.results}?flow=gifting`);
        await expect(cards(page)).toHaveCount(24);
        const box = page.locator('[data-part=search-box]');
        await expect(box.getByText(shop.two).filter({ visible: true }).first()).toBeVisible();
        await expect(box.getByRole('button', { name: shop.when })).toHaveCount(0);
        await looks(page);
        await page.goto(`${shop.prefix}${shop.activities}?flow=activity`);
        await expect(cards(page).first()).toContainText(/par personne|per persoon/);
        await looks(page);
        pageErrors.quiet();
      });
    });
  }

for (const shop of SHOPS) {
  test(`${shop.name}: a dated search of a town is rendered by the server, under the address of its undated form`, async ({
    page,
    request,
  }) => {
    const address = `${shop.prefix}${shop.results}?flow=booking&city=Annecy&lat=45.899247&lng=6.129384&checkin=${shopDay(30)}&checkout=${shopDay(31)}`;
    const html = await (await request.get(address)).text();
    expect(html).toContain('offer-');
    expect(html.match(/name="robots"/g)).toHaveLength(1);
    await page.goto(address);
    await hydrated(page);
    await expect(page).toHaveURL(/\?flow=booking#.*checkin=/);
    await expect(cards(page).first()).toBeVisible();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('checkin');
  });

  test.describe(`${shop.name}, on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('heart and arrows are there without a pointer, the summary comes after 250 px, the order is a drawer that Back closes @SEARCH-036 @SEARCH-037 @SEARCH-058', async ({
      page,
    }) => {
      await page.goto(`${shop.prefix}${shop.results}?flow=booking&city=Paris&lat=48.8566&lng=2.3522`);
      await hydrated(page);
      const summary = page.getByRole('region', { name: /^(Votre recherche|Je zoekopdracht)$/ });
      await expect(summary).toBeHidden();
      await page.evaluate(() => scrollTo(0, 1_500));
      await expect(summary).toContainText(/Pari(s|js)/);
      await expect(page).toHaveURL(/#city=Paris/);
      expect(await page.evaluate(() => scrollY)).toBe(1_500);
      // Far down, below the places of cards that stand there until the hash is read.
      await page.evaluate(() => scrollTo(0, 7_000));
      await page.reload();
      await expect(page.locator('section[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('h1')).toContainText(/Pari(s|js)/);
      // Cards that are measured on the way hold what is in sight, not the number.
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - 7_000)).toBeLessThan(100);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(summary).toBeHidden();

      await page.touchscreen.tap(5, 400);
      await expect.poll(() => heartAndArrow(page)).toEqual([1, 1]);

      await page.getByRole('button', { name: shop.sort, exact: true }).click();
      const drawer = page.getByRole('dialog', { name: shop.sortBy });
      await expect(drawer).toBeVisible();
      await page.goBack();
      await expect(drawer).toBeHidden();
      await page.goForward();
      await drawer.getByRole('radio').nth(2).click();
      await expect(page).toHaveURL(/sort=/);
      await expect(drawer).toBeHidden();
    });
  });
}
