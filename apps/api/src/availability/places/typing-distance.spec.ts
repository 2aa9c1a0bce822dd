import { letterMask, lettersMissing, typingDistance } from './typing-distance.ts';

test.each([
  ['anecy', 'annecy', 1],
  ['annceyy', 'annecy', 2],
  ['brugse', 'bruges', 1],
  ['strasb', 'strasbourg', 0],
  ['stasb', 'strasbourg', 1],
])('%s is %s with %i slips at most', (typed, word, slips) => {
  expect(typingDistance(typed, word, 2)).toBe(slips);
});

test('words too far apart answer one more than the limit', () => {
  expect(typingDistance('madrid', 'lisboa', 2)).toBe(3);
});

test('letters that a word lacks are counted once each', () => {
  expect(lettersMissing(letterMask('lyon'), letterMask('lyonnaise'))).toBe(0);
  expect(lettersMissing(letterMask('brest'), letterMask('nice'))).toBe(4);
});
