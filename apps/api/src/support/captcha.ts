import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaChallenge } from '@shop/contracts';
import { secretOf } from '../platform/security/index.ts';
import type { Database } from '../platform/database/index.ts';

/** A person takes longer to write than a phone to solve it; a flood of messages pays for each. */
const HOLDS_MS = 20 * 60_000;
const COST = 1_000;
const MIN_TRIES = 300;
const MAX_TRIES = 900;

interface CaptchaContext {
  readonly db: Database;
  readonly now: Date;
}

/** A proof of work of our own (CONT-015): no third party sees the visitor. */
export async function newChallenge({ db, now }: CaptchaContext): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(MAX_TRIES, MIN_TRIES),
    deriveKey,
    expiresAt: new Date(now.getTime() + HOLDS_MS),
    ...(await secrets(db)),
  });
  return challenge as CaptchaChallenge;
}

export type CaptchaCheck = 'ok' | 'missing' | 'invalid' | 'expired' | 'used';

/** Checks a solved challenge and uses it up: base64 of `{ challenge, solution }`, as ALTCHA's clients send it. */
export async function checkCaptcha({ db, now }: CaptchaContext, solved: string | undefined): Promise<CaptchaCheck> {
  if (!solved) return 'missing';
  const payload = read(solved);
  if (!payload) return 'invalid';
  const { challenge, solution } = payload;
  const check = verifySolution({ challenge, solution, deriveKey, ...(await secrets(db)) });
  const { verified } = await check.catch(() => ({ verified: false }));
  const expiresAt = new Date((challenge.parameters.expiresAt ?? 0) * 1000);
  if (expiresAt <= now) return 'expired';
  if (!verified) return 'invalid';
  return (await spend({ db, now }, challenge.signature!, expiresAt)) ? 'ok' : 'used';
}

/** True the first time only, in whichever process. */
async function spend({ db, now }: CaptchaContext, challenge: string, expires_at: Date): Promise<boolean> {
  await db.deleteFrom('captcha_used').where('expires_at', '<', now).execute();
  const used = await db
    .insertInto('captcha_used')
    .values({ challenge, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}

/** The payload if it has the shape and the effort of our own challenges; anything else is not worth the work. */
function read(solved: string): Payload | undefined {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(solved, 'base64').toString('utf8')) as Partial<Payload>;
    const isOurs = isOurChallenge(challenge) && Number.isInteger(solution?.counter) && typeof solution?.derivedKey === 'string';
    return isOurs ? { challenge: challenge!, solution: solution! } : undefined;
  } catch {
    return undefined;
  }
}

function isOurChallenge(challenge: Partial<Challenge> | undefined): boolean {
  const { parameters, signature } = challenge ?? {};
  return (
    typeof signature === 'string' &&
    parameters?.algorithm === 'PBKDF2/SHA-256' &&
    parameters.cost === COST &&
    parameters.keyLength === 32 &&
    [parameters.nonce, parameters.salt, parameters.keyPrefix].every((text) => typeof text === 'string' && /^[0-9a-f]{2,64}$/.test(text))
  );
}

async function secrets(db: Database) {
  return { hmacSignatureSecret: await secretOf(db, 'captcha'), hmacKeySignatureSecret: await secretOf(db, 'captcha-key') };
}
