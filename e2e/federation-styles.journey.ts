import { expect, test, type Page } from '@playwright/test';
import { aBookableStay } from './checkout-stays.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

test('in whatever order the style sheets of shell and remotes come, every element looks the same', async ({ page, request }) => {
  const { id } = await aBookableStay(request);
  for (const path of ['/', '/sejours?flow=booking', `/produit/sejour/${id}`]) {
    await page.goto(path);
    const sheets = await page.locator('link[rel=stylesheet]').count();
    expect(sheets, path).toBeGreaterThan(2);
    const sent = await looks(page);
    for (let turn = 1; turn <= sheets; turn += 1) {
      await reorder(page, turn);
      const now = await looks(page);
      expect(
        now.filter((look, place) => look !== sent[place]).map((look) => look.split(' {')[0]),
        `${path}, order ${turn}`,
      ).toEqual([]);
    }
  }
});

/** Each turn begins with another sheet; the last one goes backwards. */
async function reorder(page: Page, turn: number): Promise<void> {
  await page.evaluate((by) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    document.head.append(...(by === links.length ? links.reverse() : [...links.slice(1), links[0]!]));
  }, turn);
  await expect
    .poll(() => page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet)))
    .toBe(true);
}

/** Every property of every element that is drawn, written out. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const properties = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      return `${element.tagName}.${element.className.toString()} {${properties}}`;
    }),
  );
}
