import { LOCALES } from '@shop/contracts';
import { accountLetter } from './account-letter.ts';
import { accountMailMessages, type AccountMailName } from './account-mail-messages.ts';

const NAMES: readonly AccountMailName[] = [
  'registration',
  'alreadyRegistered',
  'passwordReset',
  'signInLink',
  'passwordChanged',
  'emailApproval',
  'emailChange',
  'emailChanged',
  'joinOrder',
  'newDevice',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyStepOff',
  'passkeyStepEnding',
  'erasureAsked',
];
const sender = { shopName: 'The shop', publicOrigin: 'http://shop.test', preferencesKey: 'key' };
const marie = { firstName: 'Marie', lastName: 'Durand', email: 'marie@example.com' };

test.each(LOCALES)('every mail of an account has a subject and words of its own in %s', (locale) => {
  const words = accountMailMessages(locale);
  expect(new Set(NAMES.map((name) => words[name].subject)).size).toBe(NAMES.length);
  for (const name of NAMES) expect(words[name].lines.length).toBeGreaterThan(1);
});

test('text and HTML say the same and carry the link', () => {
  const url = 'http://shop.test/fr_FR/account/signin#reset=a&b';
  const mail = accountLetter({ name: 'passwordReset', locale: 'fr_FR', to: marie, url }, sender);
  expect(mail).toMatchObject({ to: { name: 'Marie Durand', address: 'marie@example.com' }, subject: 'Choisissez un nouveau mot de passe' });
  expect(mail.text).toContain(url);
  expect(mail.html).toContain('href="http://shop.test/fr_FR/account/signin#reset=a&amp;b"');
});

test('a name is text, never markup', () => {
  const mail = accountLetter({ name: 'passwordChanged', locale: 'en_GB', to: { ...marie, firstName: '<img src=x>' } }, sender);
  expect(mail.html).toContain('&lt;img src=x&gt;');
});
