import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { HttpProblem } from '../../platform/http/index.ts';
import type { Clock, ShopSettings } from '../../platform/settings/index.ts';
import type { AccountTable, Database, SessionKind } from '../../platform/database/index.ts';
import { countryOfAddress } from './country-of-address.ts';
import { deviceName } from './device-name.ts';
import { clearCookies, giveCookies, isSecure, sessionTokenOf } from './session-cookies.ts';
import { postAccountMail } from '../mail/post-account-mail.ts';
import { knowDevice, knownDevice } from './known-device.ts';
import { endSession, findSession, openSession, type NewSession, type Session } from './session-store.ts';

/** What is needed to know who asks. */
export interface AuthDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: ShopSettings;
}

export interface Customer {
  readonly account: AccountTable;
  readonly session: Session;
}

/** The session of a kind that a request carries, if it still holds. */
export function sessionOf({ db, clock, settings }: AuthDeps, request: FastifyRequest, kind: SessionKind): Promise<Session | undefined> {
  const token = sessionTokenOf(request, kind, isSecure(settings.publicOrigin));
  return token ? findSession({ db, now: clock() }, { kind, token }) : Promise.resolve(undefined);
}

/** The customer who asks; undefined for a visitor. */
export async function customerOf(door: AuthDeps, request: FastifyRequest): Promise<Customer | undefined> {
  const session = await sessionOf(door, request, 'customer');
  if (!session?.account_id) return undefined;
  const account = await door.db.selectFrom('account').selectAll().where('id', '=', session.account_id).executeTakeFirst();
  return account && account.blocked_at === null ? { account, session } : undefined;
}

/** The customer who asks; a visitor is refused, and a browser that still thinks to be signed in loses its flags. */
export async function signedIn(door: AuthDeps, request: FastifyRequest, reply: FastifyReply): Promise<Customer> {
  reply.header('cache-control', 'no-store');
  const customer = await customerOf(door, request);
  if (customer) return customer;
  clearCookies(reply, 'customer', isSecure(door.settings.publicOrigin));
  throw new HttpProblem(401, { code: 'SIGN_IN_NEEDED', message: 'Sign in to see this.' });
}

/** Opens a session and hands over its cookies; the one that the browser had before ends. The owner of an account is mailed of a device that it does not know. */
export async function signIn(
  { db, clock, settings }: AuthDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { isFirst = false, ...who }: Omit<NewSession, 'device' | 'country'> & { readonly isFirst?: boolean },
): Promise<void> {
  if (who.accountId) await refuseBlocked(db, who.accountId);
  const secure = isSecure(settings.publicOrigin);
  const before = sessionTokenOf(request, who.kind, secure);
  if (before) await endSession(db, { kind: who.kind, token: before });
  const device = deviceName(request.headers['user-agent']);
  const country = who.accountId ? await countryOfAddress(request.ip) : undefined;
  const session = await openSession({ db, now: clock() }, { ...who, device, country });
  const account = who.accountId ? await lastSeen(db, who.accountId) : undefined;
  if (account) {
    const isKnown = isFirst || (await knownDevice({ db, settings }, request, account.email)) !== undefined;
    const seen = { device, ...(country && { country }), at: clock().toISOString() };
    if (!isKnown) await postAccountMail(db, { mail: 'newDevice', accountId: who.accountId!, ...seen });
    await knowDevice({ db, settings }, { request, reply }, account.email);
  }
  giveCookies(reply, { kind: who.kind, session, ...(who.accountId && { accountId: who.accountId }) }, secure);
  reply.header('cache-control', 'no-store');
}

/** Ends the session in the database, not only in the browser; without one it just clears the cookies. */
export async function signOut(
  { db, settings }: AuthDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  kind: SessionKind,
) {
  const secure = isSecure(settings.publicOrigin);
  const token = sessionTokenOf(request, kind, secure);
  if (token) await endSession(db, { kind, token });
  clearCookies(reply, kind, secure);
}

/** Customer care has blocked it: a visitor who proves to be its owner gets an error that says so. */
async function refuseBlocked(db: Database, accountId: string): Promise<void> {
  const account = await db.selectFrom('account').select('blocked_at').where('id', '=', accountId).executeTakeFirst();
  if (account?.blocked_at) throw new HttpProblem(403, { code: 'ACCOUNT_BLOCKED', message: 'This account is blocked: ask customer care.' });
}

/** An account that nobody signs in to for years is forgotten (docs/privacy.md). */
async function lastSeen(db: Database, accountId: string): Promise<{ email: string } | undefined> {
  const { rows } = await sql<{ email: string }>`update account set last_seen_at = now() where id = ${accountId} returning email`.execute(
    db,
  );
  return rows[0];
}
