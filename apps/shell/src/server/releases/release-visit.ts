import { BUCKETS } from '@shop/federation';
import { readOverride, type Override, type RemoteHost, type PageRequest } from '@shop/federation/server';
import { randomInt } from 'node:crypto';
import { readCookies } from '../layout/visitor-cookies.ts';

/** A visitor's place among the canaries' shares; set only while there is a canary. */
export const BUCKET_COOKIE = 'release_bucket';
/** A tester's signed links, joined by `~`. */
export const OVERRIDE_COOKIE = 'release_override';
const BUCKET_SECONDS = 90 * 86_400;

export interface ReleaseVisit extends PageRequest {
  readonly overrides: readonly Override[];
  /** To be set with the page. */
  readonly cookies: readonly string[];
}

type Host = Pick<RemoteHost, 'hasCanary' | 'trust'>;

/** Which releases a visitor is to have: the same on every page, as long as his cookies say so. */
export function releaseVisit(cookie: string | undefined, host: Host, now: number): ReleaseVisit {
  const cookies = readCookies(cookie);
  const overrides = overridesIn(cookies[OVERRIDE_COOKIE], host, now);
  const stored = bucketIn(cookies[BUCKET_COOKIE]);
  if (stored !== undefined || !host.hasCanary()) return { overrides, cookies: [], ...(stored !== undefined && { bucket: stored }) };
  const bucket = randomInt(BUCKETS);
  return { overrides, bucket, cookies: [`${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=${BUCKET_SECONDS}; SameSite=Lax; HttpOnly`] };
}

/** The valid ones; a link that has expired or that nobody entitled has signed gives nothing. */
export function overridesIn(value: string | undefined, { trust }: Pick<Host, 'trust'>, now: number): Override[] {
  return (value ?? '').split('~').flatMap((token) => {
    const read = readOverride(token, trust, now);
    return read.kind === 'valid' ? [read.override] : [];
  });
}

function bucketIn(value: string | undefined): number | undefined {
  const bucket = /^\d{1,4}$/.test(value ?? '') ? Number(value) : undefined;
  return bucket !== undefined && bucket < BUCKETS ? bucket : undefined;
}
