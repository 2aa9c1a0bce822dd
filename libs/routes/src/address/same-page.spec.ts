import { samePage } from './same-page.ts';

test('a stay in another language keeps its id and leaves the slug behind @SHELL-017', () => {
  expect(samePage({ path: '/produit/sejour/12/nuit-au-lac', from: 'fr_BE', to: 'nl_BE' })).toBe('/product/verblijf/12');
  expect(samePage({ path: '/boeking', from: 'nl_BE', to: 'fr_BE' })).toBe('/reservation');
  expect(samePage({ path: '/', from: 'nl_BE', to: 'fr_BE' })).toBe('/');
});

test('a page of one country has no sister elsewhere (decision A-063)', () => {
  const known = { minisites: ['le-journal'], landings: ['noel'] };
  expect(samePage({ path: '/le-journal', from: 'fr_BE', to: 'nl_BE', known })).toBeUndefined();
  expect(samePage({ path: '/noel', from: 'fr_BE', to: 'nl_BE', known })).toBeUndefined();
  expect(samePage({ path: '/contenu/press-room', from: 'fr_FR', to: 'nl_NL' })).toBeUndefined();
  expect(samePage({ path: '/contenu/press-room', from: 'fr_FR', to: 'es_ES' })).toBe('/contenido/press-room');
  expect(samePage({ path: '/nowhere/at/all', from: 'fr_FR', to: 'es_ES' })).toBeUndefined();
});
