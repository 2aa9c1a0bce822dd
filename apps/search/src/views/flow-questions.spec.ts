import { isFixed, questionsOf } from './flow-questions.ts';

test('a search for stays asks where, when, for which theme and who @SEARCH-018', () => {
  expect(questionsOf('booking')).toEqual(['where', 'when', 'theme', 'who']);
});

test('a gift search asks for no dates, and its two travellers stand fixed @SEARCH-019', () => {
  expect(questionsOf('gifting')).toEqual(['where', 'theme', 'who']);
  expect(questionsOf('gifting').filter((question) => isFixed(question, 'gifting'))).toEqual(['who']);
  expect(isFixed('who', 'booking')).toBe(false);
});

test('an activity search asks for the town, the theme and who comes along @SEARCH-020', () => {
  expect(questionsOf('activity')).toEqual(['where', 'theme', 'who']);
});

test('a hotel search asks for destination and dates only @SEARCH-021', () => {
  expect(questionsOf('hotel')).toEqual(['where', 'when']);
});
