import type { Profile, ProfileBody } from '@shop/contracts';
import { checkPhone } from '@shop/domain';
import type { Updateable } from 'kysely';
import { invalidField } from '../../problem.ts';
import type { Database } from '../../store/database.ts';
import type { AccountTable } from '../../store/tables/accounts.ts';
import { checkedName } from '../entry/checked-fields.ts';

export function profileOf(account: AccountTable): Profile {
  return {
    accountId: account.id,
    email: account.email,
    civility: account.civility,
    firstName: account.first_name,
    lastName: account.last_name,
    phoneNumber: account.phone_number,
    addressLine: account.address_line,
    postalCode: account.postal_code,
    city: account.city,
    country: account.country,
    locale: account.locale,
  };
}

/** Changes what is named; an empty text empties an optional field. */
export async function changeProfile(db: Database, account: AccountTable, body: ProfileBody): Promise<Profile> {
  const change = changed(body);
  if (Object.keys(change).length === 0) return profileOf(account);
  const now = await db.updateTable('account').set(change).where('id', '=', account.id).returningAll().executeTakeFirstOrThrow();
  return profileOf(now);
}

function changed(body: ProfileBody): Updateable<AccountTable> {
  const text = (field: keyof ProfileBody, column: keyof AccountTable) =>
    body[field] === undefined ? {} : { [column]: body[field]?.trim() || null };
  return {
    ...text('civility', 'civility'),
    ...text('addressLine', 'address_line'),
    ...text('postalCode', 'postal_code'),
    ...text('city', 'city'),
    ...text('country', 'country'),
    ...(body.phoneNumber !== undefined && { phone_number: checkedPhone(body.phoneNumber) }),
    ...(body.firstName !== undefined && { first_name: checkedName('firstName', body.firstName) }),
    ...(body.lastName !== undefined && { last_name: checkedName('lastName', body.lastName) }),
    ...(body.locale !== undefined && { locale: body.locale }),
  };
}

function checkedPhone(phone: string | null): string | null {
  if (!phone) return null;
  const check = checkPhone(phone);
  if (check.kind !== 'ok' || !check.e164) throw invalidField('phoneNumber', 'phoneNumber is not a valid number.');
  return check.e164;
}
