import { lastPageInstead, pageList, pageView } from './pagination.ts';

const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, index) => from + index);

describe('the pages that a pagination names', () => {
  test('up to 9 pages are all listed @SEARCH-113', () => {
    expect(pageList(0, 0)).toEqual([]);
    expect(pageList(1, 0)).toEqual([1]);
    expect(pageList(9, 4)).toEqual(upTo(9));
  });

  test('10 pages are one ten, which needs no ellipsis @SEARCH-114', () => {
    expect(pageList(10, 0)).toEqual(upTo(10));
  });

  test('with 10 to 99 pages the ten of the current page stands among the other tens and the last page @SEARCH-114', () => {
    expect(pageList(11, 0)).toEqual(upTo(11));
    expect(pageList(36, 0)).toEqual([...upTo(10), 'gap', 20, 'gap', 30, 'gap', 36]);
    expect(pageList(36, 14)).toEqual([1, 'gap', 10, ...upTo(20, 11), 'gap', 30, 'gap', 36]);
    expect(pageList(99, 98)).toEqual([
      1,
      'gap',
      10,
      'gap',
      20,
      'gap',
      30,
      'gap',
      40,
      'gap',
      50,
      'gap',
      60,
      'gap',
      70,
      'gap',
      80,
      'gap',
      90,
      ...upTo(99, 91),
    ]);
  });

  test('with 100 pages and more the tens outside the current hundred give way to hundreds @SEARCH-115', () => {
    const list = pageList(345, 122);
    expect(list.slice(0, 7)).toEqual([1, 'gap', 100, 'gap', 110, 'gap', 120]);
    expect(list.slice(7, 17)).toEqual(upTo(130, 121));
    expect(list.slice(-8)).toEqual(['gap', 190, 'gap', 200, 'gap', 300, 'gap', 345]);
  });

  test('a page beyond the last one counts as the last @SEARCH-114', () => {
    expect(pageList(12, 40)).toEqual([1, 'gap', 10, 11, 12]);
  });
});

describe('where a visitor is in a list', () => {
  const pageSize = 24;

  test('24 results need no pagination, 25 need two pages @SEARCH-111', () => {
    expect(pageView({ total: 24, page: 0, pageSize })).toBeUndefined();
    expect(pageView({ total: 25, page: 0, pageSize })?.pages).toBe(2);
  });

  test('the legend counts results from 1 and ends with the last result @SEARCH-116', () => {
    expect(pageView({ total: 50, page: 0, pageSize })).toMatchObject({ from: 1, to: 24, total: 50 });
    expect(pageView({ total: 50, page: 2, pageSize })).toMatchObject({ from: 49, to: 50, total: 50 });
  });

  test('the first page has no previous one and the last no next one', () => {
    expect(pageView({ total: 50, page: 0, pageSize })).toMatchObject({ previous: undefined, next: 1 });
    expect(pageView({ total: 50, page: 2, pageSize })).toMatchObject({ previous: 1, next: undefined });
  });

  test('a page beyond the last one stands for the last, one that is there for itself @SEARCH-111', () => {
    expect(lastPageInstead({ total: 50, page: 999, pageSize })).toBe(2);
    expect(lastPageInstead({ total: 50, page: 2, pageSize })).toBeUndefined();
    expect(lastPageInstead({ total: 0, page: 3, pageSize })).toBe(0);
    expect(lastPageInstead({ total: 0, page: 0, pageSize })).toBeUndefined();
  });

  test('a page beyond the last one, or before the first, has no pagination', () => {
    expect(pageView({ total: 50, page: 3, pageSize })).toBeUndefined();
    expect(pageView({ total: 50, page: -1, pageSize })).toBeUndefined();
  });
});
