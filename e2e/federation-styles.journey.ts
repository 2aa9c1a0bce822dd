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
    await turnRound(page);
    const now = await looks(page);
    const changed = now.filter((look, place) => look !== sent[place]).map((look) => look.split(' {')[0]);
    expect(changed, path).toEqual([]);
  }
});

/** The last sheet first: of any two, the other one now has the last word. */
async function turnRound(page: Page): Promise<void> {
  const sheets = page.locator('link[rel=stylesheet]');
  await sheets.evaluateAll((links) => document.head.append(...links.reverse()));
  await expect.poll(() => sheets.evaluateAll((links) => links.every((link) => (link as HTMLLinkElement).sheet))).toBe(true);
}

/** Every property that a sheet sets, of every element that has a look of its own, written out. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const set = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) set.add(name);
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) collect(cssRules);
    return [...document.body.querySelectorAll('[class]')].map((element) => {
      const style = getComputedStyle(element);
      const properties = [...set]
        .sort()
        .map((name) => `${name}:${style.getPropertyValue(name)}`)
        .join(';');
      return `${element.tagName}.${element.className.toString()} {${properties}}`;
    });
  });
}
