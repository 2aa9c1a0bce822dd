import { linkTitles } from './search-page-messages.ts';

test.each([
  ['fr_FR', 'Par département'],
  ['fr_BE', 'Par province ou département'],
  ['nl_BE', 'Per provincie'],
] as const)('in %s links to the areas of a country stand under %j', (locale, title) => {
  expect(linkTitles(locale).departments).toBe(title);
});
