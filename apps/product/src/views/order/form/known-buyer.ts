import type { Profile } from '@shop/contracts';
import type { OrderValues } from './buyer.ts';

const TEXTS = ['firstName', 'lastName', 'email', 'phone', 'addressLine', 'postalCode', 'city'] as const;

/** What a customer's account knows of the fields that are still empty. The country goes with a phone number: one is read by the other. */
export function knownFields(values: Partial<OrderValues>, profile: Profile): Partial<OrderValues> {
  const { civility, firstName, lastName, email, phoneNumber, addressLine, postalCode, city, country } = profile;
  const known = { firstName, lastName, email, phone: phoneNumber, addressLine, postalCode, city };
  const filled = TEXTS.filter((name) => !values[name] && known[name]).map((name) => [name, known[name] ?? '']);
  return {
    ...(civility && !values.civility && { civility }),
    ...(country && !values.phone && !values.addressLine && { country }),
    ...(Object.fromEntries(filled) as Partial<OrderValues>),
  };
}
