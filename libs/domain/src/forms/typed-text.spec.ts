import { checkEmail } from './email.ts';
import { checkName } from './name.ts';
import { checkPhone } from './phone.ts';
import { codeKey, emailText, phoneText, plainText, seenText } from './typed-text.ts';

test.each(['Jean\u2011Pierre', 'Anne\u00a0Marie', 'D\u2019Artagnan', '\u202aJean\u00adPierre\u202c\ufeff'])(
  '%s, copied from elsewhere, is a name',
  (text) => {
    expect(checkName(plainText(text))).toEqual({ kind: 'ok' });
    expect(checkName(text)).toEqual({ kind: 'ok' });
  },
);

test.each([
  ['06.12.34.56.78', 'FR', '+33612345678'],
  ['06\u00a012\u00a034\u00a056\u00a078', 'FR', '+33612345678'],
  ['tel:+33612345678', 'FR', '+33612345678'],
  ['0475/12.34.56', 'BE', '+32475123456'],
  ['06\u201112345678', 'NL', '+31612345678'],
  ['\u202a+33 6 12 34 56 78\u202c', 'FR', '+33612345678'],
  ['\uff10\uff16 12 34 56 78', 'FR', '+33612345678'],
])('%s is a phone number in %s', (text, country, e164) => {
  expect(checkPhone(phoneText(text), { country })).toEqual({ kind: 'ok', e164 });
});

test('a number with unseen marks around it is that number wherever it is checked', () => {
  expect(checkPhone('\u202a+33 6 12 34 56 78\u202c')).toEqual({ kind: 'ok', e164: '+33612345678' });
});

test.each(['call me', '06 12', '.06', '+/'])('%s is none, whatever becomes of its signs @RULE-014', (text) => {
  expect(checkPhone(phoneText(text), { country: 'FR' })).toEqual({ kind: 'incorrect' });
});

test.each(['mailto:ann@example.com', 'ann@example.com', '\u200bann@example.com\u2060', '\u202aann@example.com\u202c'])(
  '%s is the address',
  (text) => {
    expect(emailText(text)).toBe('ann@example.com');
    expect(checkEmail(text.replace('mailto:', ''))).toEqual({ kind: 'ok' });
  },
);

test('what joins letters or emoji is no mark that nobody sees', () => {
  for (const text of ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '👩‍🚀', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'])
    expect(seenText(text)).toBe(text);
});

test.each([
  'BIENVENUE10',
  'bienvenue 10',
  'BIENVENUE10\u200b',
  'BIENVENUE–10',
  '\u202dBIENVENUE\u00a010\u202c',
  '\uff22\uff29ENVENUE\uff11\uff10',
])('%s is the code BIENVENUE10', (typed) => {
  expect(codeKey(typed)).toBe('BIENVENUE10');
});
