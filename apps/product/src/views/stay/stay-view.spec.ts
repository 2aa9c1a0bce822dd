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
  expect(topReviews(list, 'fr_FR').map(({ id }) => id)).toEqual(['e', 'b', 'd', 'a']);
});

test('reviews in the language of the page come first, a Belgian page reads its neighbours', () => {
  const list = [
    { ...review('spanish', '2027-01-09', 'Lago'), locale: 'es_ES' },
    { ...review('dutch', '2027-01-08', 'Meer'), locale: 'nl_NL' },
    review('french', '2027-01-01', 'Lac'),
  ];
  expect(topReviews(list, 'fr_FR').map(({ id }) => id)).toEqual(['french', 'spanish', 'dutch']);
  expect(topReviews(list, 'nl_BE').map(({ id }) => id)).toEqual(['dutch', 'spanish', 'french']);
});

test('the programme begins with the room', () => {
  expect(programme(aStay()).map(({ kind }) => kind)).toEqual(['room', 'breakfast']);
});

test('a short description ends with a whole word', () => {
  expect(shortDescription('A quiet night, by the lake', 16)).toBe('A quiet night…');
  expect(shortDescription('Short.')).toBe('Short.');
});
