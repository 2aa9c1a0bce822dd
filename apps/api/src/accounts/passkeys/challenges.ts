import { HttpProblem } from '../../platform/http/index.ts';
import type { Database, PasskeyChallengeTable } from '../../platform/database/index.ts';
import { newToken, tokenHash } from '../../platform/security/index.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long a browser has to sign, milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

type Challenge = Pick<PasskeyChallengeTable, 'purpose' | 'account_id'>;

export interface Ceremony {
  readonly db: Database;
  readonly now: Date;
  readonly party: RelyingParty;
}

/** A new challenge, base64url; the database has its hash. */
export async function newChallenge({ db, now, party }: Ceremony, challenge: Challenge): Promise<string> {
  const token = newToken();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
  await db
    .insertInto('passkey_challenge')
    .values({
      ...challenge,
      challenge_hash: tokenHash(token),
      host: party.id,
      expires_at: new Date(now.getTime() + CHALLENGE_MS),
    })
    .execute();
  return token;
}

/** Uses up the challenge that a browser has signed, whatever comes of it: 410 `PASSKEY_EXPIRED` where there is none for this purpose and host. */
export async function takeChallenge(
  { db, now, party }: Ceremony,
  { purpose, clientDataJSON }: { purpose: Challenge['purpose']; clientDataJSON: string },
): Promise<{ readonly challenge: string; readonly accountId: string | null }> {
  const challenge = challengeIn(clientDataJSON);
  const used = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', tokenHash(challenge))
    .where('purpose', '=', purpose)
    .where('host', '=', party.id)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  if (!used) throw new HttpProblem(410, { code: 'PASSKEY_EXPIRED', message: 'This took too long, or was sent twice: try again.' });
  return { challenge, accountId: used.account_id };
}

/** The library compares it with what was signed; here it only finds the row. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
