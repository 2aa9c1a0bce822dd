import { movedRange, typedNumber, typedRange } from './typed-range.ts';

const limits = { from: 9, to: 250 };

describe('an end of the range that is typed', () => {
  test('is its digits only, at most the limit @SEARCH-091', () => {
    expect(typedNumber('12a0 €', 250)).toBe(120);
    expect(typedNumber('250', 250)).toBe(250);
    expect(typedNumber('251', 250)).toBe(250);
    expect(typedNumber('-40', 250)).toBe(40);
  });

  test('is nothing while nothing is typed', () => {
    expect(typedNumber('', 250)).toBeUndefined();
    expect(typedNumber('€', 250)).toBeUndefined();
  });
});

describe('a typed range, once its field is left', () => {
  test('is swapped when its first end is the larger @SEARCH-091', () => {
    expect(typedRange({ from: 180, to: 60 }, limits)).toEqual({ from: 60, to: 180 });
    expect(typedRange({ from: 60, to: 60 }, limits)).toEqual({ from: 60, to: 60 });
  });

  test('stays between the limits', () => {
    expect(typedRange({ from: 3, to: 900 }, limits)).toEqual(limits);
  });
});

test('a handle stops at the other one', () => {
  expect(movedRange({ from: 50, to: 100 }, 'from', 130)).toEqual({ from: 100, to: 100 });
  expect(movedRange({ from: 50, to: 100 }, 'to', 20)).toEqual({ from: 50, to: 50 });
});
