import { ApiError } from '@shop/api-client';
import type { Locale, Profile, ProfileBody } from '@shop/contracts';
import { checkName, checkPhone, phoneText } from '@shop/domain';

/** The lines of the form, in its order; what else it holds is chosen, and cannot be wrong. */
export const PROFILE_LINES = ['firstName', 'lastName', 'phoneNumber', 'addressLine', 'postalCode', 'city'] as const;
export type ProfileLine = (typeof PROFILE_LINES)[number];
export type ProfileValues = Readonly<Record<ProfileLine | 'civility' | 'country', string>> & { readonly locale: Locale };
export type ProfileFault = 'mandatory' | 'name' | 'phone' | 'refused';

export const LONGEST_LINE: Readonly<Record<ProfileLine, number>> = {
  firstName: 60,
  lastName: 60,
  phoneNumber: 30,
  addressLine: 200,
  postalCode: 20,
  city: 100,
};

export function valuesOf({ firstName, lastName, locale, ...rest }: Profile, fallback: Locale, locales: readonly Locale[]): ProfileValues {
  const { civility, phoneNumber, addressLine, postalCode, city, country } = rest;
  return {
    ...{ civility: civility ?? '', firstName, lastName, phoneNumber: phoneNumber ?? '', addressLine: addressLine ?? '' },
    ...{ postalCode: postalCode ?? '', city: city ?? '', country: country ?? '' },
    locale: locales.find((one) => one === locale) ?? fallback,
  };
}

/** What was typed here stays; the rest is as another device has left it. */
export function mergedValues(
  typed: ProfileValues,
  { before, now }: { readonly before: ProfileValues; readonly now: ProfileValues },
): ProfileValues {
  const own = Object.entries(typed).filter(([name, text]) => text !== before[name as keyof ProfileValues]);
  return { ...now, ...Object.fromEntries(own) };
}

/** What is wrong with a line, if anything. A phone number is read as dialled in the customer's country. */
export function profileFault(line: ProfileLine, values: ProfileValues): ProfileFault | undefined {
  const text = values[line];
  if (line === 'firstName' || line === 'lastName') {
    const { kind } = checkName(text);
    return kind === 'ok' ? undefined : kind === 'mandatory' ? 'mandatory' : 'name';
  }
  return line === 'phoneNumber' && checkPhone(phoneText(text), phoneRule(values)).kind === 'incorrect' ? 'phone' : undefined;
}

/** What is sent: what is empty is emptied. */
export function profileBody(values: ProfileValues): ProfileBody {
  const { civility, firstName, lastName, phoneNumber, addressLine, postalCode, city, country, locale } = values;
  const phone = checkPhone(phoneText(phoneNumber), phoneRule(values));
  const orNone = (text: string) => text.trim() || null;
  return {
    ...{ firstName, lastName, locale, civility: civility === 'MR' || civility === 'MRS' ? civility : null },
    phoneNumber: phone.kind === 'ok' ? (phone.e164 ?? null) : null,
    ...{ addressLine: orNone(addressLine), postalCode: orNone(postalCode), city: orNone(city), country: orNone(country) },
  };
}

/** The line that the shop refused. */
export function refusedLine(error: unknown): ProfileLine | undefined {
  return error instanceof ApiError && error.status === 400 ? PROFILE_LINES.find((line) => line === error.field) : undefined;
}

function phoneRule({ country, locale }: ProfileValues) {
  return { optional: true, country: country || locale.slice(-2) };
}
