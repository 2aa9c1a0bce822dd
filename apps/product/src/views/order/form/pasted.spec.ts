import { checkName, checkPhone } from '@shop/domain';
import { emailText, phoneText, plainText } from './pasted.ts';

test.each(['Jean\u2011Pierre', 'Anne\u00a0Marie', 'D\u2019Artagnan'])('%s, copied from elsewhere, is a name', (text) => {
  expect(checkName(plainText(text))).toEqual({ kind: 'ok' });
});

test.each([
  ['06.12.34.56.78', 'FR', '+33612345678'],
  ['06\u00a012\u00a034\u00a056\u00a078', 'FR', '+33612345678'],
  ['tel:+33612345678', 'FR', '+33612345678'],
  ['0475/12.34.56', 'BE', '+32475123456'],
  ['06\u201112345678', 'NL', '+31612345678'],
])('%s is a phone number in %s', (text, country, e164) => {
  expect(checkPhone(phoneText(text), { country })).toEqual({ kind: 'ok', e164 });
});

test.each(['call me', '06 12', '.06', '+/'])('%s is none, whatever becomes of its signs @RULE-014', (text) => {
  expect(checkPhone(phoneText(text), { country: 'FR' })).toEqual({ kind: 'incorrect' });
});

test('the link of an address is the address', () => {
  expect(emailText('mailto:ann@example.com')).toBe('ann@example.com');
  expect(emailText('ann@example.com')).toBe('ann@example.com');
});
