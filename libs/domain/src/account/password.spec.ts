import { checkPassword } from './password.ts';

test('nine characters are too few, ten are enough', () => {
  expect(checkPassword('lac-bleu9').kind).toBe('tooShort');
  expect(checkPassword('lac-bleu-9').kind).toBe('ok');
});

test('two hundred characters are the most', () => {
  const long = 'een lange zin over het meer '.repeat(10);
  expect(checkPassword(long.slice(0, 200)).kind).toBe('ok');
  expect(checkPassword(long.slice(0, 201)).kind).toBe('tooLong');
});

test('an empty password is a mandatory field, and blanks count as characters', () => {
  expect(checkPassword('').kind).toBe('mandatory');
  expect(checkPassword('  a b c d e').kind).toBe('ok');
});

test.each(['Password123!', 'motdepasse1', 'Wachtwoord2024', 'AZERTYUIOP', '1234567890', 'ababababab'])(
  '%s is what everybody would try',
  (password) => {
    expect(checkPassword(password).kind).toBe('tooCommon');
  },
);

const KNOWN = ['Zoé.Durand@lakeside.example', 'Zoé', 'Durand', 'Escale'];

test.each([
  'zoe.durand@lakeside.example',
  'Durand-2026!',
  'durandescale',
  'Escale-1234',
  'lakeside2026',
  'Vakantie-2026!',
  'hotel-voyage-12',
])('%s is made of what others know', (password) => {
  expect(checkPassword(password, KNOWN).kind).toBe('tooPersonal');
});

test.each(['durand keeps bees', 'een-blauw-meer', '12-34-56-78-90', 'reizende-olifant'])('%s is more than that', (password) => {
  expect(checkPassword(password, KNOWN).kind).toBe('ok');
});
