import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import { addressOf, type AllowanceName, checkAttempts, consumeAttempt } from '../../platform/security/index.ts';
import type { Metrics } from '../../platform/observability/index.ts';
import { HttpProblem } from '../../platform/http/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';

export type Partner = Selectable<Tables['delivery_partner']>;

/** A key that opens a partner's feed, or a centre's vouchers; the shop keeps its hash alone. */
export function newKey(of: 'partner' | 'centre'): { readonly key: string; readonly hash: string } {
  const key = `${of}_${randomBytes(32).toString('base64url')}`;
  return { key, hash: keyHash(key) };
}

/** Dependencies of the token checks of partner and operator calls. */
export interface TokenCheckDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly metrics: Pick<Metrics, 'refusedTokens'>;
}

export interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The partner whose key a call bears as `Authorization: Bearer`; 401 for everybody else, 429 once an address goes on guessing. */
export async function partnerOf(deps: TokenCheckDeps, call: Call): Promise<Partner> {
  const key = bearerOf(call.request);
  const partner =
    key &&
    (await deps.db
      .selectFrom('delivery_partner')
      .selectAll()
      .where('key_hash', '=', keyHash(key))
      .where('active', '=', true)
      .executeTakeFirst());
  return partner || refuseToken(deps, call, 'partner');
}

/**
 * Refuses callers without the operator's token, and all callers where none is set. An address that has guessed too often is
 * refused with the right one, too; who has it may not loop faster than the database bears.
 */
export async function checkOperator(deps: TokenCheckDeps, call: Call, token: string | undefined): Promise<void> {
  if (!token)
    throw new HttpProblem(403, { code: 'NOT_ENABLED', message: 'ORDER_EXPORT_TOKEN is not set: orders are not exported by this call.' });
  const attempts = { db: deps.db, now: deps.clock() };
  await checkAttempts(attempts, [GUESSES.operator.allowance, addressOf(call.request.ip)], call.reply);
  const given = bearerOf(call.request);
  if (!given || !timingSafeEqual(digest(given), digest(token))) return refuseToken(deps, call, 'operator');
  await consumeAttempt(attempts, ['operatorExport', 'all'], call.reply);
}

interface Guess {
  readonly kind: 'partner' | 'centre' | 'operator';
  readonly allowance: AllowanceName;
  readonly message: string;
}

const GUESSES = {
  partner: { kind: 'partner', allowance: 'partnerKeyAddress', message: 'Send the key of a partner as Authorization: Bearer.' },
  centre: { kind: 'centre', allowance: 'centreKeyAddress', message: 'This is no key of an activity centre.' },
  operator: { kind: 'operator', allowance: 'operatorTokenAddress', message: 'Send ORDER_EXPORT_TOKEN as Authorization: Bearer.' },
} as const satisfies Record<Guess['kind'], Guess>;

/** A wrong token is logged without it, and counted: an alert names repeated guessing. */
export async function refuseToken({ db, clock, metrics }: TokenCheckDeps, { request, reply }: Call, kind: Guess['kind']): Promise<never> {
  const { allowance, message } = GUESSES[kind];
  metrics.refusedTokens.inc({ kind });
  request.log.warn({ kind }, 'a token was refused');
  await consumeAttempt({ db, now: clock() }, [allowance, addressOf(request.ip)], reply);
  throw new HttpProblem(401, { code: 'UNAUTHORIZED', message });
}

/** What a call bears as `Authorization: Bearer`. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,200})$/.exec(headers.authorization ?? '')?.[1];
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
export const keyHash = (key: string): string => digest(key).toString('hex');
