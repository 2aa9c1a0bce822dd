import { kindOf, Silence } from './silence.ts';

let now = 0;
const silence = () => new Silence(() => now);
beforeEach(() => {
  now = 0;
});

test('a question that nobody answers while nothing else is answered silences the whole API', () => {
  const one = silence();
  one.unanswered('/api/offers.json', 0);
  expect([one.ofAll, one.holds('/gateway/account')]).toEqual([true, true]);
});

test('one kind of question is silent alone where others are answered meanwhile', () => {
  const one = silence();
  now = 10;
  one.answered('/gateway/content/menu');
  one.unanswered('/api/offers.json', 5);
  expect([one.ofAll, one.holds('/api/offers.json'), one.holds('/gateway/content/menu')]).toEqual([false, true, false]);
});

test('an answer of before the question was put says nothing about now', () => {
  const one = silence();
  one.answered('/gateway/content/menu');
  one.unanswered('/api/offers.json', 1);
  expect(one.ofAll).toBe(true);
});

test('any answer ends the silence of the whole, only its own that of a kind', () => {
  const one = silence();
  one.unanswered('/api/offers.json', 0);
  one.answered('/gateway/content/menu');
  expect([one.ofAll, one.holds('/api/offers.json')]).toEqual([false, true]);
  one.answered('/api/offers.json');
  expect(one.holds('/api/offers.json')).toBe(false);
});

test('questions about different things are of one kind', () => {
  expect(kindOf('/gateway/product/stays/4711/reviews')).toBe('/gateway/product/stays/:/reviews');
});
