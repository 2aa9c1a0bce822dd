import { randomUUID } from 'node:crypto';
import type { Database, SessionKind, SessionTable } from '../../platform/database/index.ts';
import type { CareRole } from '@shop/domain';
import type { Selectable } from 'kysely';
import { newToken, tokenHash } from '../../platform/security/index.ts';
import { invalidCredentials } from './invalid-credentials.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A customer stays signed in on a device at most so long, a gift recipient for a visit, a colleague for a working day, a centre as long as a customer. */
export const SESSION_MS: Record<SessionKind, number> = {
  customer: 30 * DAY_MS,
  beneficiary: 2 * HOUR_MS,
  customerCare: 8 * HOUR_MS,
  centre: 30 * DAY_MS,
};
/** A customer's device that was not seen so long is signed out. */
const IDLE_MS = 14 * DAY_MS;
/** How exactly we know when a device was last seen. */
const SEEN_EVERY_MS = 5 * 60_000;

export type Session = Selectable<SessionTable>;

export interface NewSession {
  readonly kind: SessionKind;
  readonly accountId?: string;
  /** Of the password that was proved. */
  readonly passwordHash?: string;
  readonly subject?: string;
  readonly careRole?: CareRole | undefined;
  readonly device: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
}

export interface OpenedSession {
  readonly id: string;
  /** The secret of the cookie; the database keeps its hash. */
  readonly token: string;
  readonly expiresAt: Date;
}

export interface SessionStore {
  readonly db: Database;
  readonly now: Date;
}

/** 401 `INVALID_CREDENTIALS` where the password that was proved is another one by now: its change has ended every session. */
export async function openSession({ db, now }: SessionStore, session: NewSession): Promise<OpenedSession> {
  const token = newToken();
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + SESSION_MS[session.kind]);
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db.transaction().execute(async (trx) => {
    await checkPassword(trx, session);
    await trx
      .insertInto('session')
      .values({
        id,
        token_hash: tokenHash(token),
        kind: session.kind,
        account_id: session.accountId ?? null,
        subject: session.subject ?? null,
        care_role: session.careRole ?? null,
        device: session.device,
        country: session.country ?? null,
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
      })
      .execute();
  });
  return { id, token, expiresAt };
}

/** Holds a change of the password up until the session is there to be ended. */
async function checkPassword(trx: Database, { accountId, passwordHash }: NewSession): Promise<void> {
  if (accountId === undefined || passwordHash === undefined) return;
  const proved = trx.selectFrom('account').select('id').where('id', '=', accountId).where('password_hash', '=', passwordHash);
  if (!(await proved.forShare().executeTakeFirst())) throw invalidCredentials();
}

/** The session of a cookie, unless it ended, expired or was idle too long. */
export async function findSession(
  { db, now }: SessionStore,
  { kind, token }: { kind: SessionKind; token: string },
): Promise<Session | undefined> {
  const session = await db
    .selectFrom('session')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .executeTakeFirst();
  if (session && now.getTime() - session.last_seen_at.getTime() > SEEN_EVERY_MS)
    await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', session.id).execute();
  return session;
}

export async function endSession(db: Database, { kind, token }: { kind: SessionKind; token: string }): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash(token)).where('kind', '=', kind).execute();
}

/** Ends one session of an account; false when the account has no such session. */
export async function endSessionOf(db: Database, accountId: string, id: string): Promise<boolean> {
  const ended = await db.deleteFrom('session').where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
  return ended.numDeletedRows === 1n;
}

export async function endSessionsOf(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).execute();
}

/** Ends every session of an account but one. */
export async function endOtherSessionsOf(db: Database, accountId: string, storedId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('id', '!=', storedId).execute();
}

/** The account's sessions that still hold, the one last seen first. */
export function sessionsOf({ db, now }: SessionStore, accountId: string): Promise<Session[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends the sessions that were opened with the code of one of these vouchers. */
export async function endSessionsOfVouchers(db: Database, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('session').where('kind', '=', 'beneficiary').where('subject', 'in', codes).execute();
}
