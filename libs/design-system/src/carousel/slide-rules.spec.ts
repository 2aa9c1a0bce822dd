import { afterStep, afterSwipe, alongTheWay, slideView } from './slide-rules.ts';

const row = { first: 0, visible: 4, count: 12 };

describe('a step of the carousel', () => {
  test('is 4 items, 3 where it is told so @PROD-097 @HOTEL-012', () => {
    expect(afterStep(row, 1)).toBe(4);
    expect(afterStep(row, 1, 3)).toBe(3);
  });

  test('passes over nothing on a phone that shows one item', () => {
    expect(afterStep({ ...row, visible: 1 }, 1)).toBe(1);
  });

  test('ends with the last items and with the first', () => {
    expect(afterStep({ ...row, first: 7 }, 1)).toBe(8);
    expect(afterStep({ ...row, first: 2 }, -1)).toBe(0);
    expect(afterStep({ first: 0, visible: 4, count: 3 }, 1)).toBe(0);
  });
});

describe('a swipe', () => {
  test('of more than a sixth of the width goes on, of a sixth comes back @PROD-097', () => {
    expect(afterSwipe(row, 61, { width: 360 })).toBe(4);
    expect(afterSwipe(row, 60, { width: 360 })).toBe(0);
    expect(afterSwipe({ ...row, first: 4 }, -61, { width: 360 })).toBe(0);
  });
});

describe('what is in sight', () => {
  const offsets = [0, 250, 500, 750, 1000, 1250];

  test('is as many items as fit, from the nearest one', () => {
    expect(slideView(offsets, 260, 1000)).toEqual({ first: 1, visible: 4, count: 6 });
    expect(slideView(offsets, 490, 240)).toEqual({ first: 2, visible: 1, count: 6 });
  });

  test('counts an item that peeks in as not yet seen', () => {
    expect(slideView(offsets, 0, 320).visible).toBe(1);
  });

  test('is nothing of an empty row', () => {
    expect(slideView([], 0, 1000)).toEqual({ first: 0, visible: 0, count: 0 });
  });
});

test('the way begins at its beginning and ends at its end', () => {
  expect(alongTheWay(100, 500, 0)).toBe(100);
  expect(alongTheWay(100, 500, 1)).toBe(500);
  expect(alongTheWay(100, 500, 0.5)).toBeGreaterThan(300);
});
