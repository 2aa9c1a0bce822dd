import { paginationView } from './pagination.ts';

const pageSize = 24;

test('24 results need no pagination, 25 need two pages @SEARCH-111', () => {
  expect(paginationView({ total: 24, page: 0, pageSize })).toBeUndefined();
  expect(paginationView({ total: 25, page: 0, pageSize })?.pages).toBe(2);
});

test('the legend counts results from 1 and ends with the last result', () => {
  expect(paginationView({ total: 50, page: 0, pageSize })).toMatchObject({ from: 1, to: 24, total: 50 });
  expect(paginationView({ total: 50, page: 2, pageSize })).toMatchObject({ from: 49, to: 50, total: 50 });
});

test('the first page has no previous one and the last no next one', () => {
  expect(paginationView({ total: 50, page: 0, pageSize })).toMatchObject({ previous: undefined, next: 1 });
  expect(paginationView({ total: 50, page: 2, pageSize })).toMatchObject({ previous: 1, next: undefined });
});

test('a page beyond the last one has no pagination', () => {
  expect(paginationView({ total: 50, page: 3, pageSize })).toBeUndefined();
});
