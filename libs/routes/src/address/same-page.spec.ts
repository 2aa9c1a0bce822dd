import { samePage, sameQuery } from './same-page.ts';

test('a stay in another language keeps its id and leaves the slug behind @SHELL-017', () => {
  expect(samePage({ path: '/produit/sejour/12/nuit-au-lac', from: 'fr_BE', to: 'nl_BE' })).toBe('/product/verblijf/12');
  expect(samePage({ path: '/boeking', from: 'nl_BE', to: 'fr_BE' })).toBe('/reservation');
  expect(samePage({ path: '/', from: 'nl_BE', to: 'fr_BE' })).toBe('/');
});

test('a page of one country has no sister elsewhere (CONT-026)', () => {
  const known = { minisites: ['le-journal'], landings: ['noel'] };
  expect(samePage({ path: '/le-journal', from: 'fr_BE', to: 'nl_BE', known })).toBeUndefined();
  expect(samePage({ path: '/noel', from: 'fr_BE', to: 'nl_BE', known })).toBeUndefined();
  expect(samePage({ path: '/contenu/press-room', from: 'fr_FR', to: 'nl_NL' })).toBeUndefined();
  expect(samePage({ path: '/contenu/press-room', from: 'fr_FR', to: 'es_ES' })).toBe('/contenido/press-room');
  expect(samePage({ path: '/idees', from: 'fr_BE', to: 'nl_BE' })).toBeUndefined();
  expect(samePage({ path: '/idees', from: 'fr_FR', to: 'es_ES' })).toBe('/ideas');
  expect(samePage({ path: '/nowhere/at/all', from: 'fr_FR', to: 'es_ES' })).toBeUndefined();
});

test('where a visitor goes on after signing in changes its language with the page @SHELL-017', () => {
  const moved = (search: string) => sameQuery({ search, from: 'fr_BE', to: 'nl_BE' });
  expect(moved('?step=register&origin=%2Fproduit%2Fsejour%2F12%2Flac%3Fa%3D3%23checkin%3D2031-01-02')).toBe(
    '?step=register&origin=%2Fproduct%2Fverblijf%2F12%3Fa%3D3%23checkin%3D2031-01-02',
  );
  expect(moved('?origin=%2Fnowhere%2Fat%2Fall')).toBe('');
  expect(moved('?origin=https%3A%2F%2Fevil.example&a=3')).toBe('?origin=https%3A%2F%2Fevil.example&a=3');
  expect(moved('?flow=booking&theme=39')).toBe('?flow=booking&theme=39');
});
