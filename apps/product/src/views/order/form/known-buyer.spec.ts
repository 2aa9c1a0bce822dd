import type { Profile } from '@shop/contracts';
import { knownFields } from './known-buyer.ts';

const PROFILE: Profile = {
  ...{ accountId: 'a1', email: 'anne@example.com', civility: 'MRS', firstName: 'Anne', lastName: 'Durand', phoneNumber: '+32470123456' },
  ...{ addressLine: 'Rue du Lac 1', postalCode: '4000', city: 'Liège', country: 'BE', locale: 'fr_BE' },
};

test('what the account knows fills the fields that are empty', () => {
  expect(knownFields({ country: 'FR' }, PROFILE)).toEqual({
    ...{ civility: 'MRS', firstName: 'Anne', lastName: 'Durand', email: 'anne@example.com', phone: '+32470123456' },
    ...{ addressLine: 'Rue du Lac 1', postalCode: '4000', city: 'Liège', country: 'BE' },
  });
});

test('what was typed stays, and its country with it', () => {
  const typed = { civility: 'MR', firstName: 'Bram', phone: '06 12 34 56 78', country: 'FR' } as const;
  const known = knownFields(typed, PROFILE);
  for (const name of ['civility', 'firstName', 'phone', 'country']) expect(known).not.toHaveProperty(name);
  expect(known).toMatchObject({ lastName: 'Durand', email: 'anne@example.com' });
});

test('what the account does not know stays empty', () => {
  const bare = { ...PROFILE, civility: null, phoneNumber: null, addressLine: null, postalCode: null, city: null, country: null };
  expect(knownFields({}, bare)).toEqual({ firstName: 'Anne', lastName: 'Durand', email: 'anne@example.com' });
});
