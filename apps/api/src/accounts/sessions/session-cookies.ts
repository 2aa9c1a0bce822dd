import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionKind } from '../../platform/database/index.ts';
import type { OpenedSession } from './session-store.ts';

/** The secret's cookie: out of reach of scripts. On https its name starts with `__Host-`, which browsers bind to this host. */
const SECRET: Record<SessionKind, string> = {
  customer: 'session',
  beneficiary: 'gift_session',
  customerCare: 'care_session',
  centre: 'centre_session',
};

/**
 * What pages may read beside it (spec 2, sections 4 and 6; ACC-003): `access_token` says that a customer is signed in,
 * `account_id` which one. Neither opens anything: the value of a flag is `1`, the account's number is no secret.
 */
const FLAG: Record<SessionKind, string> = {
  customer: 'access_token',
  beneficiary: 'beneficiary',
  customerCare: 'customer_care',
  centre: 'centre',
};
const ACCOUNT_ID = 'account_id';

/** Browsers refuse `Secure` and `__Host-` on plain http, so a local shop goes without. */
export function isSecure(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:');
}

export function sessionCookieName(kind: SessionKind, secure: boolean): string {
  return `${secure ? '__Host-' : ''}${SECRET[kind]}`;
}

/** The secret that a request carries. */
export function sessionTokenOf(request: FastifyRequest, kind: SessionKind, secure: boolean): string | undefined {
  const token = request.cookies[sessionCookieName(kind, secure)];
  return token && token.length <= 100 ? token : undefined;
}

/** Whether a request carries the secret of any session. */
export function carriesSession(request: FastifyRequest, secure: boolean): boolean {
  return (Object.keys(SECRET) as SessionKind[]).some((kind) => sessionTokenOf(request, kind, secure) !== undefined);
}

export function giveCookies(
  reply: FastifyReply,
  { kind, session, accountId }: { kind: SessionKind; session: OpenedSession; accountId?: string },
  secure: boolean,
): void {
  const readable: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure, expires: session.expiresAt };
  reply.setCookie(sessionCookieName(kind, secure), session.token, { ...readable, httpOnly: true });
  reply.setCookie(FLAG[kind], '1', readable);
  if (accountId) reply.setCookie(ACCOUNT_ID, accountId, readable);
}

/** Clears what sign-in gave: for customers the access token and the account id (spec 2, section 4). */
export function clearCookies(reply: FastifyReply, kind: SessionKind, secure: boolean): void {
  const options: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure };
  reply.clearCookie(sessionCookieName(kind, secure), { ...options, httpOnly: true });
  reply.clearCookie(FLAG[kind], options);
  if (kind === 'customer') reply.clearCookie(ACCOUNT_ID, options);
}
