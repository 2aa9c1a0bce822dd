import { NO_ANSWERS, authenticationFault, firstFaulty } from './authentication-fields.ts';

const answers = {
  ...NO_ANSWERS,
  email: 'camille@shop.example',
  firstName: 'Zoë',
  lastName: 'De Clercq-d’Hondt',
  newPassword: 'by-the-lake',
};

test('a form that is filled in right is kept back by nothing', () => {
  expect(firstFaulty(['firstName', 'lastName', 'email', 'newPassword'], answers)).toBeUndefined();
});

test('the first field that is wrong keeps a form back', () => {
  expect(firstFaulty(['firstName', 'lastName', 'email'], { ...answers, lastName: '', email: '' })).toBe('lastName');
});

test.each([
  ['email', '', 'mandatory'],
  ['email', 'camille@shop', 'email'],
  ['firstName', 'Zo3', 'name'],
  ['password', '', 'mandatory'],
  ['newPassword', '', 'mandatory'],
  ['newPassword', '9 letters', 'tooShort'],
  ['newPassword', 'motdepasse1', 'tooCommon'],
  ['newPassword', 'camille@shop.example', 'tooPersonal'],
  ['newPassword', 'De-Clercq-2026', 'tooPersonal'],
  ['newPassword', 'Escale-2026!', 'tooPersonal'],
  ['newPassword', `lake ${'é'.repeat(196)}`, 'tooLong'],
] as const)('%s "%s" is told: %s', (field, text, fault) => {
  expect(authenticationFault(field, { ...answers, [field]: text })).toBe(fault);
});

test('a password that exists is not judged, only asked for', () => {
  expect(authenticationFault('password', { ...answers, password: 'short' })).toBeUndefined();
});
