import { checkPhone } from './phone.ts';

test.each([
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['+33 (0)6 12 34 56 78', 'FR', '+33612345678'],
  ['0033612345678', 'IT', '+33612345678'],
  ['612-345-678', 'ES', '+34612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['06 12345678', 'NL', '+31612345678'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['+1 (415) 555-2671', 'FR', '+14155552671'],
])('%s, dialled in %s, is the number %s @RULE-014', (text, country, e164) => {
  expect(checkPhone(text, { country })).toEqual({ kind: 'ok', e164 });
});

test.each(['06.12.34.56.78', '12', 'call me', '+33 6 12', '+', '06 12 34 56 7x', '++33612345678', '+0612345678', '9'.repeat(40)])(
  '%s is not a phone number @RULE-014',
  (text) => {
    expect(checkPhone(text)).toEqual({ kind: 'incorrect' });
  },
);

test('an empty phone number is asked for, unless it may be left out @RULE-014', () => {
  expect(checkPhone(' ')).toEqual({ kind: 'mandatory' });
  expect(checkPhone('', { optional: true })).toEqual({ kind: 'ok' });
});
