import { careRoleOf, type CareRole } from '@shop/domain';
import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { HttpProblem } from '../../platform/http/index.ts';
import type { CustomerCareIssuer } from '../../platform/settings/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { isFirstUse } from '../../platform/security/index.ts';
import { localKeys } from './local-issuer.ts';

/** A token is used at once; an older one may have been picked up somewhere. */
const LONGEST_AGE = '10 minutes';

export interface Colleague {
  readonly email: string;
  /** By the address, or the groups that the token names; nothing beyond the mode itself without. */
  readonly role: CareRole | undefined;
}

/** Verifies a colleague's id token and returns who it is (ACC-011). Each token is accepted once; others are refused. */
export async function colleagueOf(
  { db, now, issuer }: { db: Database; now: Date; issuer: CustomerCareIssuer },
  credential: string,
): Promise<Colleague> {
  if (issuer.provider === 'none') throw new HttpProblem(404, { code: 'NOT_FOUND', message: 'Customer care does not sign in here.' });
  const claims = await verified(credential, await keysOf(db, issuer), { issuer, now });
  const email = typeof claims.email === 'string' ? claims.email.toLowerCase() : '';
  // An ordinary Google account may have an address at the domain, too; only the organisation's own accounts name it as `hd`.
  const isManaged = claims.hd === issuer.domain || (claims.hd === undefined && !isGoogle(issuer));
  const isOurs = email.endsWith(`@${issuer.domain}`) && isManaged;
  if (claims.email_verified !== true || !isOurs)
    throw new HttpProblem(403, { code: 'NOT_A_COLLEAGUE', message: `Customer care signs in with an address at ${issuer.domain}.` });
  // Its claims, not its letters: a signature can be spelt in several ways.
  const isNew = await isFirstUse(db, { scope: 'careToken', subject: JSON.stringify(claims), at: new Date(1000 * (claims.iat ?? 0)) });
  if (!isNew) throw invalidToken('This token was used already: sign in again.');
  return { email, role: roleOf(email, claims, issuer) };
}

/** Tokens of some issuers, Google among them, name no groups: a colleague's address stands for one. */
function roleOf(email: string, { groups }: JWTPayload, { groups: named }: CustomerCareIssuer): CareRole | undefined {
  const ofToken = Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [];
  return named && careRoleOf([...ofToken, email], named);
}

function isGoogle({ issuers }: CustomerCareIssuer): boolean {
  return issuers.some((issuer) => issuer.endsWith('accounts.google.com'));
}

async function verified(
  credential: string,
  keys: JWTVerifyGetKey,
  { issuer, now }: { issuer: CustomerCareIssuer; now: Date },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(credential, keys, {
      algorithms: ['RS256'],
      issuer: [...issuer.issuers],
      audience: issuer.clientId,
      currentDate: now,
      maxTokenAge: LONGEST_AGE,
      clockTolerance: 30,
      requiredClaims: ['exp', 'email'],
    });
    return payload;
  } catch (error) {
    if (isIssuerAway(error))
      throw new HttpProblem(503, { code: 'ISSUER_UNREACHABLE', message: 'The issuer of the token does not answer: try again.' });
    throw invalidToken('This token is not valid.');
  }
}

function invalidToken(message: string): HttpProblem {
  return new HttpProblem(401, { code: 'INVALID_TOKEN', message, field: 'credential' });
}

/** It does not answer, in time or at all, or something else than its keys: that says nothing about the token. */
function isIssuerAway(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return (error as Error).name === 'TypeError';
  return error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === errors.JOSEError.code;
}

const remote = new Map<string, JWTVerifyGetKey>();

async function keysOf(db: Database, { provider, jwksUrl }: CustomerCareIssuer): Promise<JWTVerifyGetKey> {
  if (provider === 'local') return createLocalJWKSet((await localKeys(db)).jwks);
  const stored = remote.get(jwksUrl) ?? createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5_000 });
  remote.set(jwksUrl, stored);
  return stored;
}
