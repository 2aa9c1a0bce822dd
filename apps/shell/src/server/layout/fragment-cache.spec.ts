import type { Locale } from '@shop/contracts';
import { FragmentCacheContext, CachedFragment, SiteContext } from '@shop/contracts/page';
import { createElement as h, Suspense, use, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { aSite } from '../../testing/a-site.ts';
import { pageFragmentCache } from './fragment-cache.ts';

interface Shown {
  readonly menu: object;
  readonly locale?: Locale;
}

/** A page as the server sends it. */
function pageWith(children: ReactNode, { menu, locale = 'fr_FR' }: Shown): string {
  return pageOf(h('div', null, h('nav', null, h(CachedFragment, { owner: menu, name: 'menu', children })), 'page'), locale);
}

function pageOf(children: ReactNode, locale: Locale = 'fr_FR'): string {
  const fragments = pageFragmentCache();
  const page = h(FragmentCacheContext, { value: fragments, children });
  return fragments.fill(Buffer.from(renderToString(h(SiteContext, { value: aSite({ locale }), children: page })))).toString();
}

/** Counts how often it is drawn. */
function countedMenu() {
  let times = 0;
  return () => h('a', { href: '/sejours' }, 'Séjours', ` n°${(times += 1)}`);
}

test('a menu is drawn for the first page and sent with every other as it is', () => {
  const [menu, Menu] = [{}, countedMenu()];
  const first = pageWith(h(Menu), { menu });
  expect(first).toBe('<div><nav><a href="/sejours">Séjours<!-- --> n°1</a></nav>page</div>');
  expect(pageWith(h(Menu), { menu })).toBe(first);
});

test('another content, or another language, is drawn anew', () => {
  const [menu, Menu] = [{}, countedMenu()];
  pageWith(h(Menu), { menu });
  expect(pageWith(h(Menu), { menu: {} })).toContain('n°2');
  expect(pageWith(h(Menu), { menu, locale: 'nl_NL' })).toContain('n°3');
});

test('what is not finished belongs to its page only', () => {
  const menu = {};
  const never = new Promise<string>(() => undefined);
  const Waiting = () => h('p', null, use(never));
  pageWith(h(Suspense, { fallback: '...' }, h(Waiting)), { menu });
  expect(pageWith(h('b', null, 'there'), { menu })).toContain('<b>there</b>');
});

test('in a browser there are no marks', () => {
  const part = h(CachedFragment, { owner: {}, name: 'menu', children: h('b', null, 'menu') });
  expect(renderToString(h(SiteContext, { value: aSite(), children: part }))).toBe('<b>menu</b>');
});

test('a part is kept for each of its facts', () => {
  const [owner, Menu] = [{}, countedMenu()];
  const card = (facts: unknown) => pageOf(h(CachedFragment, { owner, name: 'card', facts, children: h(Menu) }));
  const first = card({ adults: 2 });
  expect(card({ adults: 3 })).not.toBe(first);
  expect(card({ adults: 2 })).toBe(first);
});

test('the parts that were not asked for longest are forgotten first', () => {
  const [owner, Menu] = [{}, countedMenu()];
  const card = (facts: number) => pageOf(h(CachedFragment, { owner, name: 'card', facts, children: h(Menu) }));
  const [first, second] = [card(1), card(2)];
  for (let other = 3; other <= 4_000; other += 1) card(other);
  expect(card(1)).toBe(first);
  card(4_001);
  expect(card(1)).toBe(first);
  expect(card(2)).not.toBe(second);
});
