import type { PasskeyRequestOptions, PasskeySignInBody } from '@shop/contracts';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import { HttpProblem } from '../../platform/http/index.ts';
import type { PasskeyTable } from '../../platform/database/index.ts';
import { userHandle } from './add-passkey.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge, type Ceremony } from './challenges.ts';
import { passkeyRows } from './account-passkeys.ts';

type Row = Selectable<PasskeyTable>;

/** What a browser signs in by with whatever passkey of this host the customer chooses: the same for everybody. */
export function beginPasskeySignIn(ceremony: Ceremony): Promise<PasskeyRequestOptions> {
  return requestOptions(ceremony, null);
}

/** The same after the right password of an account: only its own passkeys are accepted. */
export function beginSecondStep(ceremony: Ceremony, accountId: string): Promise<PasskeyRequestOptions> {
  return requestOptions(ceremony, accountId);
}

async function requestOptions(ceremony: Ceremony, accountId: string | null): Promise<PasskeyRequestOptions> {
  const { db, party } = ceremony;
  const challenge = await newChallenge(ceremony, { purpose: 'signIn', account_id: accountId });
  const own = accountId === null ? [] : (await passkeyRows(db, accountId)).filter(({ host }) => host === party.id);
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    ...(accountId !== null && { allowCredentials: own.map(descriptor) }),
  });
  return options as PasskeyRequestOptions;
}

function descriptor({ credential_id, transports }: Row) {
  return { id: credential_id, ...(transports && { transports: transports.split(',') }) };
}

/**
 * The account whose passkey has signed the challenge, at this host and after its owner was verified. 410 `PASSKEY_EXPIRED` for a challenge
 * that was used or is too old; 401 `PASSKEY_REFUSED` for everything else alike: unknown, removed, another's, or copied.
 */
export async function accountOfPasskey(ceremony: Ceremony, { credential }: Pick<PasskeySignInBody, 'credential'>): Promise<string> {
  const { db, now, party } = ceremony;
  const { challenge, accountId } = await takeChallenge(ceremony, {
    purpose: 'signIn',
    clientDataJSON: credential.response.clientDataJSON,
  });
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credential.id)
    .where('host', '=', party.id)
    .executeTakeFirst();
  if (!passkey || (accountId !== null && passkey.account_id !== accountId) || !isHandleOf(passkey, credential)) throw refused();
  const signCount = await verifiedCount(passkey, { credential, challenge, origin: party.origin });
  const used = await db
    .updateTable('passkey')
    .set({ sign_count: signCount, last_used_at: now })
    .where('id', '=', passkey.id)
    // Of two that sign with a copy at the same time, one is refused.
    .where('sign_count', '=', Number(passkey.sign_count))
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw refused();
  return passkey.account_id;
}

/** Authenticators say whose passkey it is; where the account was named before, they may leave it out. */
function isHandleOf({ account_id }: Row, { response: { userHandle: given } }: PasskeySignInBody['credential']): boolean {
  return given === undefined || given === Buffer.from(userHandle(account_id)).toString('base64url');
}

interface Signed {
  readonly credential: PasskeySignInBody['credential'];
  readonly challenge: string;
  readonly origin: string;
}

/** The count of the authenticator; one that has gone back is a copy's. */
async function verifiedCount(passkey: Row, { credential, challenge, origin }: Signed): Promise<number> {
  const checked = await verifyAuthenticationResponse({
    response: credential as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: passkey.host,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.sign_count),
    },
  }).catch(() => undefined);
  if (!checked?.verified) throw refused();
  return checked.authenticationInfo.newCounter;
}

function refused(): HttpProblem {
  return new HttpProblem(401, { code: 'PASSKEY_REFUSED', message: 'This passkey opens no account here: sign in with your password.' });
}
