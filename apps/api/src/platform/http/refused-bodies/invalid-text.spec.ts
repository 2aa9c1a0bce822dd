import { invalidTextIn } from './invalid-text.ts';

test.each([
  [{ name: 'Zoë 🧳' }, undefined],
  [{ name: 'a\0b' }, 'name'],
  [{ buyer: { names: ['fine', 'half \ud83e'] } }, 'buyer.names.1'],
  [{ 'bad\0name': 1 }, 'body'],
  ['\0', 'body'],
  [null, undefined],
])('%j is refused at its field', (value, field) => {
  expect(invalidTextIn(value, 'body')).toBe(field);
});
