import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../platform/database/index.ts';
import { secretOf } from '../../platform/security/index.ts';
import { isSecure } from './session-cookies.ts';
import type { AuthDeps } from './signed-in.ts';

type DeviceDeps = Pick<AuthDeps, 'db' | 'settings'>;

/** A family may share a device. */
const MAX_ACCOUNTS = 4;
const YEAR_SECONDS = 365 * 86_400;

/**
 * Tells devices that have signed in to an account before: their tries are counted apart, so that guesses of an account's
 * password elsewhere do not lock its owner out. The cookie opens nothing; it holds a mark for each account.
 */
export async function knowDevice(
  { db, settings }: DeviceDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  email: string,
) {
  const secure = isSecure(settings.publicOrigin);
  const others = await othersOn(db, marksOf(request, secure), email);
  const id = randomUUID();
  const marks = [`${id}.${await markOf(db, id, email)}`, ...others].slice(0, MAX_ACCOUNTS);
  reply.setCookie(cookieName(secure), marks.join('~'), { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_SECONDS });
}

/** The device that asks, if it has signed in to this account before. */
export async function knownDevice({ db, settings }: DeviceDeps, request: FastifyRequest, email: string): Promise<string | undefined> {
  for (const mark of marksOf(request, isSecure(settings.publicOrigin))) if (await isOf(db, mark, email)) return mark.split('.', 1)[0];
  return undefined;
}

async function othersOn(db: Database, marks: readonly string[], email: string): Promise<string[]> {
  const others: string[] = [];
  for (const mark of marks) if (!(await isOf(db, mark, email))) others.push(mark);
  return others;
}

async function isOf(db: Database, mark: string, email: string): Promise<boolean> {
  const [id = '', given = ''] = mark.split('.', 2);
  const [mine, right] = [Buffer.from(given), Buffer.from(await markOf(db, id, email))];
  return mine.length === right.length && timingSafeEqual(mine, right);
}

async function markOf(db: Database, id: string, email: string): Promise<string> {
  return createHmac('sha256', await secretOf(db, 'known device'))
    .update(`${id} ${email}`)
    .digest('base64url');
}

function marksOf(request: FastifyRequest, secure: boolean): string[] {
  return (request.cookies[cookieName(secure)] ?? '').split('~', MAX_ACCOUNTS).filter((mark) => mark && mark.length <= 100);
}

function cookieName(secure: boolean): string {
  return `${secure ? '__Host-' : ''}known_device`;
}
