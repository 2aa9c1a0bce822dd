import { moveFocus, stepTo } from './move-focus.ts';

describe('keys in the calendar', () => {
  test.each([
    ['ArrowLeft', '2027-02-28'],
    ['ArrowRight', '2027-03-02'],
    ['ArrowUp', '2027-02-22'],
    ['ArrowDown', '2027-03-08'],
    ['Home', '2027-03-01'],
    ['End', '2027-03-07'],
    ['PageUp', '2027-02-01'],
    ['PageDown', '2027-04-01'],
  ])('%s leads from Monday 1 March to %s', (key, day) => {
    expect(moveFocus('2027-03-01', key)).toBe(day);
  });

  test('Home and End stay in the week that begins on Monday', () => {
    expect(moveFocus('2027-02-21', 'Home')).toBe('2027-02-15');
    expect(moveFocus('2027-02-15', 'End')).toBe('2027-02-21');
  });

  test('a month without the day gives its last day', () => {
    expect(moveFocus('2027-01-31', 'PageDown')).toBe('2027-02-28');
    expect(moveFocus('2028-02-29', 'PageUp', true)).toBe('2027-02-28');
  });

  test('other keys do not move', () => {
    expect(moveFocus('2027-03-01', 'Enter')).toBeUndefined();
  });

  test('the months shown move just as far as needed @SEARCH-123', () => {
    expect(stepTo('2027-04', ['2027-02', '2027-03'])).toBe(1);
    expect(stepTo('2027-03', ['2027-02', '2027-03'])).toBe(0);
    expect(stepTo('2026-12', ['2027-02', '2027-03'])).toBe(-2);
  });
});
