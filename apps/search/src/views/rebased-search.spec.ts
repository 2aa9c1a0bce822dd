import { NO_FILTERS } from '@shop/domain';
import { filteredBy, sortedBy, START, type SearchState } from '@shop/routes';
import { rebasedSearch } from './rebased-search.ts';

const annecy: SearchState = { ...START, place: { kind: 'city', value: 'Annecy' }, lat: 45.9, lng: 6.1, checkin: '2027-03-06', page: 2 };

test('an order and a filter chosen on the same address both count, whichever came first', () => {
  const sorted = sortedBy(annecy, 'promo');
  const filtered = filteredBy(annecy, { ...NO_FILTERS, stars: [4] });
  const both = { ...filtered, sort: 'promo' };
  expect(rebasedSearch(filtered, { from: annecy, onto: sorted })).toEqual(both);
  expect(rebasedSearch(sorted, { from: annecy, onto: filtered })).toEqual(both);
});

test('two filters chosen on the same address both count', () => {
  const stars = filteredBy(annecy, { ...NO_FILTERS, stars: [4] });
  const price = filteredBy(annecy, { ...NO_FILTERS, price: { max: 9000 } });
  expect(rebasedSearch(price, { from: annecy, onto: stars }).filters).toEqual({ ...NO_FILTERS, stars: [4], price: { max: 9000 } });
});

test('the later of two choices about the same thing counts', () => {
  const [first, second] = [sortedBy(annecy, 'promo'), sortedBy(annecy, 'priceAsc')];
  expect(rebasedSearch(second, { from: annecy, onto: first }).sort).toBe('priceAsc');
});

test('what a change takes away stays away, and what it leaves alone stays', () => {
  const { checkin: _, ...undated } = annecy;
  const rebased = rebasedSearch(undated, { from: annecy, onto: { ...annecy, adults: 3 } });
  expect(rebased).toEqual({ ...undated, adults: 3 });
});

test('a search whose address has arrived is taken as it is', () => {
  const sorted = sortedBy(annecy, 'promo');
  expect(rebasedSearch(sorted, { from: annecy, onto: annecy })).toBe(sorted);
});
