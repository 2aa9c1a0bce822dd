import type { NewPasskeyBody, Passkey, PasskeyCreationOptions } from '@shop/contracts';
import { MAX_PASSKEYS } from '@shop/domain';
import { generateRegistrationOptions, verifyRegistrationResponse, type WebAuthnCredential } from '@simplewebauthn/server';
import { randomUUID } from 'node:crypto';
import { conflict, HttpProblem } from '../../platform/http/index.ts';
import type { AccountTable } from '../../platform/database/index.ts';
import { postAccountMail } from '../mail/post-account-mail.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge, type Ceremony } from './challenges.ts';
import { passkeyRows, passkeyView } from './account-passkeys.ts';

/** SQLSTATE */
const UNIQUE_VIOLATION = '23505';

/** What a browser makes a passkey by: one that finds its account by itself, and verifies who uses it. */
export async function beginPasskey(
  ceremony: Ceremony & { readonly shopName: string },
  account: AccountTable,
): Promise<PasskeyCreationOptions> {
  const { db, party, shopName } = ceremony;
  const rows = await passkeyRows(db, account.id);
  if (rows.length >= MAX_PASSKEYS) throw tooMany();
  const challenge = await newChallenge(ceremony, { purpose: 'register', account_id: account.id });
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: shopName,
    userID: userHandle(account.id),
    userName: account.email,
    userDisplayName: `${account.first_name} ${account.last_name}`,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: rows.filter(({ host }) => host === party.id).map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return options as PasskeyCreationOptions;
}

/** Takes up what the browser made for this account and host, named after the device; the customer is mailed. */
export async function addPasskey(
  ceremony: Ceremony,
  account: AccountTable,
  { credential, device }: NewPasskeyBody & { readonly device: string },
): Promise<Passkey> {
  const { db, now, party } = ceremony;
  const { challenge, accountId } = await takeChallenge(ceremony, {
    purpose: 'register',
    clientDataJSON: credential.response.clientDataJSON,
  });
  if (accountId !== account.id) throw notTaken();
  const made = await verified(credential, { challenge, ...party });
  const row = {
    id: randomUUID(),
    account_id: account.id,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey).toString('base64url'),
    sign_count: made.counter,
    transports: (credential.response.transports ?? []).filter((one) => /^[a-z-]+$/.test(one)).join(','),
    host: party.id,
    name: device,
    created_at: now,
    last_used_at: null,
  };
  const added = db.transaction().execute(async (trx) => {
    await trx.selectFrom('account').select('id').where('id', '=', account.id).forUpdate().execute();
    if ((await passkeyRows(trx, account.id)).length >= MAX_PASSKEYS) throw tooMany();
    await trx.insertInto('passkey').values(row).execute();
    await postAccountMail(trx, { mail: 'passkeyAdded', accountId: account.id });
  });
  await added.catch((error: unknown) => {
    throw (error as { code?: unknown }).code === UNIQUE_VIOLATION ? conflict('PASSKEY_KNOWN', 'This passkey is there already.') : error;
  });
  return passkeyView(row);
}

interface Expected {
  readonly challenge: string;
  readonly id: string;
  readonly origin: string;
}

async function verified(response: NewPasskeyBody['credential'], { challenge, id, origin }: Expected): Promise<WebAuthnCredential> {
  const checked = await verifyRegistrationResponse({
    response: response as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) throw notTaken();
  return checked.registrationInfo.credential;
}

/** An account's id as an authenticator holds it: sixteen bytes that name nobody. */
export function userHandle(accountId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(accountId.replaceAll('-', ''), 'hex'));
}

function tooMany(): HttpProblem {
  return conflict('TOO_MANY_PASSKEYS', `An account has at most ${MAX_PASSKEYS} passkeys: remove one first.`);
}

function notTaken(): HttpProblem {
  return new HttpProblem(400, { code: 'PASSKEY_REFUSED', message: 'This passkey was not made for this account and this host.' });
}
