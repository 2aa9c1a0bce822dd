import { sortedBy } from './change-search.ts';
import { resultsHref } from './format-search.ts';
import { parseSearchAddress } from './parse-search.ts';
import { hasQueryMirror, withoutQueryMirror } from './query-mirror.ts';

const moved = (search: string) => withoutQueryMirror(search, parseSearchAddress({ search, hash: '' }));

test('flow, page and from are the query keys of a search, nothing there belongs into the hash @SEARCH-013', () => {
  expect(hasQueryMirror('?flow=booking&page=2&from=searchbar')).toBe(false);
  expect(hasQueryMirror('?flow=booking&city=Annecy')).toBe(true);
});

test('place, dates and party move into the hash, flow and page stay in the query @SEARCH-006', () => {
  const { search, hash } = moved('?flow=booking&page=1&city=Annecy&lat=45.9&lng=6.1&a=3');
  expect(search).toBe('?flow=booking&page=1');
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({ a: '3', city: 'Annecy', lat: '45.9', lng: '6.1' });
});

test('checkin, checkout, adult, child and baby of a redirected visitor move into the hash @SEARCH-017', () => {
  const { search, hash } = moved('?checkin=2027-03-06&checkout=2027-03-07&adult=3&child=1&baby=1');
  expect(search).toBe('?flow=booking');
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
    a: '3',
    c: '1',
    b: '1',
    s: '1',
    checkin: '2027-03-06',
    checkout: '2027-03-07',
  });
});

test('a number of nights moves into the hash too @SEARCH-017', () => {
  expect(moved('?checkin=2027-03-06&night=2').hash).toBe('#checkin=2027-03-06&night=2');
});

test('the partner’s site that the visitor came from stays in the query, through every change of the search @PROD-084', () => {
  const { search, hash } = moved('?minisite=360&city=Annecy');
  expect([search, hash]).toEqual(['?flow=booking&minisite=360', '#city=Annecy']);
  expect(hasQueryMirror(search)).toBe(false);
  const state = parseSearchAddress({ search, hash });
  expect(resultsHref('fr_FR', sortedBy(state, 'promo'))).toMatch(/[?&]minisite=360(&|$)/);
});

test('what a campaign wrote into the query stays there', () => {
  expect(moved('?city=Annecy&utm_source=letter').search).toBe('?flow=booking&utm_source=letter');
});

test('filters and the facts of a gift move into the hash too @SEARCH-010 @SEARCH-012', () => {
  const { search, hash } = moved('?flow=gifting&facilities=spa%2Cpool&priceMax=20000&giftNights=2&giftFormat=physical');
  expect(search).toBe('?flow=gifting');
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
    facilities: 'spa,pool',
    priceMax: '20000',
    giftNights: '2',
    giftFormat: 'physical',
  });
});
