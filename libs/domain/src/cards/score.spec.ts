import { scoreLabel, scoreView } from './score.ts';

test.each([
  [6.9, undefined],
  [7, 'good'],
  [7.9, 'good'],
  [8, 'veryGood'],
  [8.4, 'veryGood'],
  [8.5, 'excellent'],
  [9, 'fantastic'],
  [9.4, 'fantastic'],
  [9.5, 'perfect'],
  [10, 'perfect'],
])('on a page the score %d is called %s @HOTEL-020', (score, label) => {
  expect(scoreLabel(score, 'full')).toBe(label);
});

test.each([
  [8.9, undefined],
  [9, 'fantastic'],
  [9.5, 'perfect'],
])('on a card the score %d is called %s @HOTEL-020', (score, label) => {
  expect(scoreLabel(score, 'reduced')).toBe(label);
});

test('a hotel without a score is new @HOTEL-021', () => {
  expect(scoreView(0)).toEqual({ kind: 'new' });
  expect(scoreView(undefined)).toEqual({ kind: 'new' });
  expect(scoreView(8.4)).toEqual({ kind: 'score', score: 8.4 });
});
