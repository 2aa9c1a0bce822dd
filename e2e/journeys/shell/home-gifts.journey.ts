import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { at } from './home-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';
import { SHOPS } from './shops.ts';

interface Box {
  readonly sku: string;
  readonly title: string;
  readonly price: number;
  readonly promoPrice?: number;
  readonly discount: number;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home sells boxes at the price of their pages, and leads to each way to give, in every version @HOME-018 @HOME-019', async ({
    page,
    request,
    baseURL,
  }) => {
    const promoted: number[] = [];
    const seen = new Set<string>();
    for (const { locale, host, prefix } of SHOPS) {
      await page.goto(at(baseURL, host, prefix || '/'));
      const block = (await answerOf(request, `/gateway/content-boxes-block/${locale.toLowerCase()}`)) as { title: string; results: Box[] };
      const cards = page.getByRole('region', { name: block.title }).getByRole('article');
      await expect(cards).toHaveCount(6);
      for (const [place, box] of block.results.entries()) {
        const { price } = (await answerOf(request, `/gateway/boxes/${box.sku}/product-detail?locale=${locale}`)) as {
          price: { sellPrice: number; referencePrice: number; promo: number };
        };
        const shown = await cards.nth(place).innerText();
        expect(shown).toContain(box.title);
        expect([box.promoPrice ?? box.price, box.price, box.discount]).toEqual([price.sellPrice, price.referencePrice, price.promo]);
        expect(amountsIn(shown)).toEqual(expect.arrayContaining([price.sellPrice, ...(price.promo > 0 ? [price.referencePrice] : [])]));
        if (price.promo > 0) promoted.push(price.promo);
      }
      const gifts = await giftBlock(page, request, locale);
      const ways = await addressesIn(gifts);
      expect(ways).toHaveLength(4);
      const boxPages = (await addressesIn(cards)).filter((_, place) => place === 0 || block.results[place]!.discount > 0);
      const pictures = await sourcesIn(page.getByRole('region', { name: block.title }).or(gifts));
      expect(pictures).toHaveLength(7);
      pictures.forEach((picture) => seen.add(picture));
      await Promise.all([...ways, ...boxPages].map((address) => leadsSomewhere(request, new URL(address, page.url()))));
    }
    await Promise.all([...seen].map((picture) => leadsSomewhere(request, new URL(picture, baseURL))));
    expect(promoted.length).toBeGreaterThan(0);
  });
});

for (const [device, width, { locale, host, prefix, lang }] of [
  ['phone', 390, SHOPS[4]],
  ['wide screen', 1440, SHOPS[1]],
] as const)
  test(`both blocks stay as the server drew them on a ${device} in ${lang}, and are seen by analytics @HOME-018 @HOME-019`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.context().addCookies([{ name: 'consent', value: '1.m1.a1', url: at(baseURL, host, '/') }]);
    await page.goto(at(baseURL, host, prefix || '/'));
    await hydrated(page);
    const gifts = await giftBlock(page, request, locale);
    await gifts.scrollIntoViewIfNeeded();
    await expect.poll(() => gifts.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    const events = () => page.evaluate(() => (window as unknown as { dataLayer?: object[] }).dataLayer ?? []);
    await expect.poll(events).toContainEqual({ event: 'view_promotion', promotion: 'gifts', campaign: 'gift-block' });
    const items = {
      list: 'boxes',
      items: expect.arrayContaining([expect.objectContaining({ index: 5, campaign: 'best-boxes' })]) as unknown,
    };
    await expect.poll(events).toContainEqual({ event: 'view_item_list', ...items });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

async function giftBlock(page: Page, request: APIRequestContext, locale: string): Promise<Locator> {
  const { items } = (await answerOf(request, `/gateway/content/giftBlock?locale=${locale}`)) as { items: { fields: { title: string } }[] };
  return page.getByRole('region', { name: items[0]!.fields.title });
}

async function answerOf(request: APIRequestContext, path: string): Promise<unknown> {
  const answer = await request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.json();
}

/** Hosts below localhost are not known to Node. */
async function leadsSomewhere(request: APIRequestContext, { host, hostname, pathname, search, port }: URL): Promise<void> {
  const answer = await request.get(`http://localhost:${port}${pathname}${search}`, { headers: { host }, maxRedirects: 0 });
  expect([hostname, pathname, answer.status()]).toEqual([hostname, pathname, 200]);
}

async function addressesIn(within: Locator): Promise<string[]> {
  return within.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function sourcesIn(within: Locator): Promise<string[]> {
  return within.locator('img').evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''));
}

/** Cents of every amount of a text, in the spelling of all six shops. */
const amountsIn = (text: string): number[] =>
  [...text.replace(/[\u00a0\u202f]/g, ' ').matchAll(/\d+(?:,\d\d)?/g)].map(([amount]) =>
    Math.round(Number(amount.replace(',', '.')) * 100),
  );
