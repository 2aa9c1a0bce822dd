import type { Profile, ProfileBody } from '@shop/contracts';
import { checkPhone } from '@shop/domain';
import type { Updateable } from 'kysely';
import { createHash } from 'node:crypto';
import { conflict, invalidField } from '../../platform/http/index.ts';
import type { AccountTable, Database } from '../../platform/database/index.ts';
import { checkedName } from '../authentication/checked-fields.ts';

export function profileOf(account: AccountTable): Profile {
  const profile = {
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
  return { ...profile, version: createHash('sha256').update(JSON.stringify(profile)).digest('base64url') };
}

/** Changes what is named; an empty text empties an optional field. 409 where another device has changed the state that was read. */
export async function changeProfile(db: Database, { id }: AccountTable, body: ProfileBody): Promise<AccountTable> {
  const change = changed(body);
  return db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    if (body.version !== undefined && body.version !== profileOf(before).version)
      throw conflict('PROFILE_CHANGED', 'The profile was changed on another device: read it again.');
    if (Object.keys(change).length === 0) return before;
    return trx.updateTable('account').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  });
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
