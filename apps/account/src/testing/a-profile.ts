import type { Profile } from '@shop/contracts';

/** A customer's profile as the account gets it. For specifications only. */
export const PROFILE: Profile = {
  ...{ accountId: 'a1', email: 'anne@example.com', civility: 'MRS', firstName: 'Anne', lastName: 'Durand', phoneNumber: '+33612345678' },
  ...{ addressLine: 'Rue du Lac 1', postalCode: '74000', city: 'Annecy', country: 'FR', locale: 'fr_FR' },
};
