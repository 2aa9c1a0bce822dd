import { checkBookingNumber } from './booking-number.ts';
import { checkEmail } from './email.ts';
import { checkFilled } from './field-check.ts';
import { checkName } from './name.ts';
import { checkPostalCode } from './postal-code.ts';

test.each(['Anne', "D'Hondt", 'Jean-Émile', 'Van den Berg', 'Łukasz', 'Núñez', 'L’Hôte'])('%s is a name @RULE-013', (name) => {
  expect(checkName(name)).toEqual({ kind: 'ok' });
});

test.each(['R2D2', 'Anne!', 'a@b', 'x_y', 'Anne <b>'])('%s is not a name @RULE-013', (name) => {
  expect(checkName(name)).toEqual({ kind: 'incorrect' });
});

test('an empty name is asked for, unless it may be left out @RULE-013 @RULE-016', () => {
  expect(checkName('  ')).toEqual({ kind: 'mandatory' });
  expect(checkName('', { optional: true })).toEqual({ kind: 'ok' });
  expect(checkFilled('')).toEqual({ kind: 'mandatory' });
});

test.each(['ivan@xn--e1afmkfd.xn--e1a4c', 'ann@example.com', 'a.b+c@mail.example.co', "o'neil@example.fr", ' ann@example.com '])(
  '%s is an e-mail address @RULE-011',
  (email) => {
    expect(checkEmail(email)).toEqual({ kind: 'ok' });
  },
);

test.each([
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'a nn@example.com',
  'ann@@example.com',
  'ann..b@example.com',
  'ann@exa_mple.com',
  'ann@-example.com',
  '.ann@example.com',
  'anné@example.com',
  'ann@exämple.com',
  'ann@example.xn--',
  'ann@example.xn--a-',
])('%s is not an e-mail address @RULE-011', (email) => {
  expect(checkEmail(email)).toEqual({ kind: 'incorrect' });
});

test('an endless e-mail address is refused at once', () => {
  expect(checkEmail(`${'a'.repeat(100_000)}@example.com`)).toEqual({ kind: 'incorrect' });
});

test('a booking number has exactly 8 digits @RULE-015', () => {
  expect(['1234567', '12345678', '123456789', '1234567a'].map((text) => checkBookingNumber(text).kind)).toEqual([
    'incorrect',
    'ok',
    'incorrect',
    'incorrect',
  ]);
  expect(checkBookingNumber('', { optional: true }).kind).toBe('ok');
});

test('a postal code has at most 20 characters @RULE-017', () => {
  expect(checkPostalCode('1'.repeat(20)).kind).toBe('ok');
  expect(checkPostalCode('1'.repeat(21)).kind).toBe('incorrect');
});
