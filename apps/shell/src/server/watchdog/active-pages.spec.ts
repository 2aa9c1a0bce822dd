import { ActivePages } from './active-pages.ts';

const pages = new ActivePages();
const left: string[] = [];
const page = (name: string, ...releases: string[]) =>
  pages.enter({ releases, leave: (release) => void left.push(`${name} without ${release}`) });
beforeEach(() => (left.length = 0));

test('every page that is under way with a release that is cut off is answered without it, others go on', () => {
  page('results', 'search@bad', 'account@good');
  page('home', 'minisites@good', 'search@bad');
  page('wishlist', 'account@good');
  pages.leave('search@bad');
  expect(left).toEqual(['results without search@bad', 'home without search@bad']);
});

test('a page is answered once, however often its release is cut off', () => {
  page('results', 'search@bad');
  pages.leave('search@bad');
  pages.leave('search@bad');
  expect(left).toEqual(['results without search@bad']);
});

test('a page that has been answered is left alone', () => {
  const answered = page('results', 'search@bad');
  answered();
  pages.leave('search@bad');
  expect(left).toEqual([]);
});

test('a page that begins anew while it is left is under way again, without that release', () => {
  const again: string[] = [];
  const anew = { releases: ['search@bad'], leave: () => void pages.enter({ releases: [], leave: () => void again.push('again') }) };
  pages.enter(anew);
  pages.leave('search@bad');
  pages.leave('search@bad');
  expect(again).toEqual([]);
});
