import { expect, test, type Page } from '@playwright/test';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import { still } from '../../fixtures/page-watch.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

test('in whatever order the style sheets of shell and remotes come, every element looks the same', async ({ page, request }) => {
  const { id } = await aBookableStay(request);
  for (const path of ['/', '/sejours?flow=booking', `/produit/sejour/${id}`]) {
    await page.goto(path);
    const sheets = await page.locator(SHEETS).count();
    expect(sheets, path).toBeGreaterThan(2);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await still(page);
    const sent = await looks(page);
    await turnRound(page);
    await still(page);
    const now = await looks(page);
    const changed = now.filter((look, place) => look !== sent[place]).map((look) => look.split(' {')[0]);
    expect(changed, path).toEqual([]);
  }
});

/** Inline in the document, or linked. */
const SHEETS = 'style[data-href], link[rel=stylesheet]';

/** The last sheet first: of any two, the other one now has the last word. */
async function turnRound(page: Page): Promise<void> {
  const sheets = page.locator(SHEETS);
  await sheets.evaluateAll((elements) => document.head.append(...elements.reverse()));
  await expect.poll(() => sheets.evaluateAll((elements) => elements.every((element) => (element as HTMLStyleElement).sheet))).toBe(true);
}

/** Every property that a sheet sets, of every element that has a look of its own, as one number. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) found.add(name);
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) collect(cssRules);
    const set = [...found].sort();
    return [...document.body.querySelectorAll('[class]')].map((element) => {
      const style = getComputedStyle(element);
      let look = 0;
      for (const name of set) for (const letter of style.getPropertyValue(name)) look = (look * 31 + letter.codePointAt(0)!) | 0;
      return `${element.tagName}.${element.className.toString()} {${look}}`;
    });
  });
}
