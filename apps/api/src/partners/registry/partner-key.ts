import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import { Refusal } from '../../problem.ts';
import type { Database } from '../../store/database.ts';
import type { Tables } from '../../store/schema.ts';

export type Partner = Selectable<Tables['delivery_partner']>;

/** A key that opens a partner's feed; the shop keeps its hash alone. */
export function newPartnerKey(): { readonly key: string; readonly hash: string } {
  const key = `partner_${randomBytes(32).toString('base64url')}`;
  return { key, hash: hashOf(key) };
}

/** The partner whose key a call bears as `Authorization: Bearer`; 401 for everybody else. */
export async function partnerOf(db: Database, request: FastifyRequest): Promise<Partner> {
  const key = bearerOf(request);
  const partner =
    key &&
    (await db.selectFrom('delivery_partner').selectAll().where('key_hash', '=', hashOf(key)).where('active', '=', true).executeTakeFirst());
  if (!partner) throw unauthorized('Send the key of a partner as Authorization: Bearer.');
  return partner;
}

/** Refuses whoever does not bear the operator's token, and everybody where none is set. */
export function checkOperator(request: FastifyRequest, token: string | undefined): void {
  if (!token)
    throw new Refusal(403, { code: 'NOT_ENABLED', message: 'ORDER_EXPORT_TOKEN is not set: orders are not exported by this call.' });
  const given = bearerOf(request);
  if (!given || !timingSafeEqual(digest(given), digest(token))) throw unauthorized('Send ORDER_EXPORT_TOKEN as Authorization: Bearer.');
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,200})$/.exec(headers.authorization ?? '')?.[1];
}

function unauthorized(message: string): Refusal {
  return new Refusal(401, { code: 'UNAUTHORIZED', message });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const hashOf = (key: string): string => digest(key).toString('hex');
