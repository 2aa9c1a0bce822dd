import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookies } from '../layout/visitor-cookies.ts';

export const OPERATOR_COOKIE = 'operator_session';
const SESSION_S = 8 * 3_600;

/** What the cookie of an operator says until a time: made from the token, so that every shell with the same token knows it. */
export function operatorCookie(token: string, now: number): string {
  const until = Math.floor(now / 1_000) + SESSION_S;
  return `${OPERATOR_COOKIE}=${until}.${mark(token, until)}; Path=/operator; Max-Age=${SESSION_S}; HttpOnly; SameSite=Strict`;
}

export function isOperator(cookie: string | undefined, token: string, now: number): boolean {
  const [until = '', given = ''] = (readCookies(cookie)[OPERATOR_COOKIE] ?? '').split('.');
  return Number(until) * 1_000 > now && isSame(given, mark(token, Number(until)));
}

/** Compares in a time that tells nothing of what is the same. */
export function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

function mark(token: string, until: number): string {
  return createHmac('sha256', token).update(`operator ${until}`).digest('base64url');
}
