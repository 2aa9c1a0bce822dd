import type { Profile } from '@shop/contracts';
import { SOLD_LOCALES } from '@shop/contracts';
import { profileBody, profileFault, valuesOf } from './profile-fields.ts';

const PROFILE: Profile = {
  ...{ accountId: 'a1', email: 'anne@example.com', civility: null, firstName: 'Anne', lastName: 'Durand', phoneNumber: null },
  ...{ addressLine: null, postalCode: null, city: null, country: null, locale: 'nl_BE' },
};
const values = valuesOf(PROFILE, 'fr_FR', SOLD_LOCALES);

test('a profile that is saved unchanged stays as it is', () => {
  const { accountId: _, email: __, ...stored } = PROFILE;
  expect(profileBody(values)).toEqual(stored);
});

test.each([
  ['0470 12 34 56', '', '+32470123456'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['', 'FR', null],
  ['0475/12.34.56', 'BE', '+32475123456'],
])('the phone number %s of somebody in "%s" is sent as %s', (phoneNumber, country, e164) => {
  expect(profileBody({ ...values, phoneNumber, country }).phoneNumber).toBe(e164);
});

test('a name is needed and is one, a phone number may be missing but not wrong', () => {
  expect(profileFault('firstName', { ...values, firstName: ' ' })).toBe('mandatory');
  expect(profileFault('lastName', { ...values, lastName: '12' })).toBe('name');
  expect(profileFault('phoneNumber', { ...values, phoneNumber: '12' })).toBe('phone');
  expect(profileFault('phoneNumber', values)).toBeUndefined();
});

test('what is emptied is emptied', () => {
  expect(profileBody({ ...values, city: ' ', civility: '' })).toMatchObject({ city: null, civility: null });
});
