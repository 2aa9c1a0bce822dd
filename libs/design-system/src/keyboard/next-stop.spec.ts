import { nextStop } from './next-stop.ts';

const row = { count: 3 };

describe('a row that is walked with the arrow keys', () => {
  test('goes on, back and round its ends', () => {
    expect(nextStop('ArrowRight', 0, row)).toBe(1);
    expect(nextStop('ArrowRight', 2, row)).toBe(0);
    expect(nextStop('ArrowLeft', 0, row)).toBe(2);
  });

  test('goes to its ends with Home and End', () => {
    expect(nextStop('Home', 2, row)).toBe(0);
    expect(nextStop('End', 0, row)).toBe(2);
  });

  test('turns the arrows round where one reads from right to left', () => {
    expect(nextStop('ArrowLeft', 0, { count: 3, isRtl: true })).toBe(1);
    expect(nextStop('ArrowRight', 0, { count: 3, isRtl: true })).toBe(2);
  });

  test('leaves every other key alone, and an empty row too', () => {
    expect(nextStop('Enter', 0, row)).toBeUndefined();
    expect(nextStop('ArrowRight', 0, { count: 0 })).toBeUndefined();
  });
});
