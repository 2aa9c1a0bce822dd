import { aStay } from '../../fixtures/a-stay.ts';
import { programme, shortDescription, topReviews, type Review } from './stay-view.ts';

const review = (id: string, date: string, positive?: string): Review => ({
  id,
  locale: 'fr_FR',
  customer: 'Ann',
  type: 'Couple',
  date,
  average: 9,
  ...(positive && { positive }),
});

test('the top four reviews say something good, newest first', () => {
  const list = [
    review('a', '2027-01-01', 'Calm'),
    review('b', '2027-01-03', 'Lake'),
    review('c', '2027-01-09'),
    review('d', '2027-01-02', 'Food'),
    review('e', '2027-01-05', 'Bed'),
    review('f', '2026-01-01', 'View'),
  ];
  expect(topReviews(list).map(({ id }) => id)).toEqual(['e', 'b', 'd', 'a']);
});

test('the programme begins with the room', () => {
  expect(programme(aStay()).map(({ kind }) => kind)).toEqual(['room', 'breakfast']);
});

test('a short description ends with a whole word', () => {
  expect(shortDescription('A quiet night, by the lake', 16)).toBe('A quiet night…');
  expect(shortDescription('Short.')).toBe('Short.');
});
