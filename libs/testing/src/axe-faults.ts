import axe from 'axe-core';

/** Rules that need colours, a canvas or the frame around a page, which only a browser has: the journeys look at those. */
const SEEN_IN_A_BROWSER = ['color-contrast', 'link-in-text-block', 'label-content-name-mismatch', 'landmark-no-duplicate-banner', 'region'];
const rules = Object.fromEntries(SEEN_IN_A_BROWSER.map((name) => [name, { enabled: false }]));

/** Everything that axe objects to in a part of the document as it is now: the rule, and the elements that break it. */
export async function axeFaults(part: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(part, { rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
