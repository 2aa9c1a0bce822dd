import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JSONWebKeySet, type JWK } from 'jose';
import type { CustomerCareIssuer } from '../../platform/settings/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { secretOf } from '../../platform/security/index.ts';

const KEY_ID = 'local';

/** Keys of the stand-in for Google (decision note `open-points`): made once, the same in every process. */
export async function localKeys(db: Database): Promise<{ privateKey: JWK; jwks: JSONWebKeySet }> {
  const privateKey = JSON.parse(await secretOf(db, 'customer-care-key', newKey)) as JWK;
  const { kty, n, e } = privateKey;
  return { privateKey, jwks: { keys: [{ kty: kty!, n: n!, e: e!, kid: KEY_ID, alg: 'RS256', use: 'sig' }] } };
}

/** An id token as Google's button would hand it over, for the address that it is told; `ines+agent@` is in the group `agent`. */
export async function localToken(
  { db, now, issuer }: { db: Database; now: Date; issuer: CustomerCareIssuer },
  email: string,
): Promise<string> {
  const { privateKey } = await localKeys(db);
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ email, email_verified: true, hd: email.split('@')[1], groups: email.split('@')[0]!.split('+').slice(1) })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
    .setIssuer(issuer.issuers[0]!)
    .setAudience(issuer.clientId)
    .setSubject(email)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(await importJWK(privateKey, 'RS256'));
}

async function newKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}
