import { questionsOf } from './flow-questions.ts';

test('a gift search asks for the place alone: no dates, always two adults @SEARCH-019', () => {
  expect(questionsOf('gifting')).toEqual(['where']);
});

test('a hotel search asks for destination and dates only @SEARCH-021', () => {
  expect(questionsOf('hotel')).toEqual(['where', 'when']);
});

test('a search for stays asks where, when and who', () => {
  expect(questionsOf('booking')).toEqual(['where', 'when', 'who']);
});
