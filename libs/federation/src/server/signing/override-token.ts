import type { RemoteName } from '@shop/contracts';
import type { KeyObject } from 'node:crypto';
import { signatureOf } from './keys.ts';
import type { Trust } from './signed-registry.ts';

/** One visitor gets one release of one remote until a time. */
export interface Override {
  readonly remote: RemoteName;
  readonly release: string;
  /** SHA-256 of its `release.json`: a preview need not stand in the registry. */
  readonly integrity: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const RELEASE = /^[\w-]{1,64}$/;

/** What stands in a tester's link and cookie: `payload.signature`. */
export function overrideToken(override: Override, key: KeyObject): string {
  const payload = Buffer.from(JSON.stringify(override)).toString('base64url');
  return `${payload}.${signatureOf(`override ${payload}`, key)}`;
}

export type ReadOverride = { readonly kind: 'valid'; readonly override: Override } | { readonly kind: 'refused'; readonly why: string };

/** Reads a token; a shell without a root key believes one without signature too. */
export function readOverride(token: string, trust: Trust, now: number): ReadOverride {
  const [payload = '', signature] = token.split('.');
  const override = parsed(payload);
  if (!override) return { kind: 'refused', why: 'The link is not complete.' };
  if (!trust.believes(override.remote, `override ${payload}`, signature))
    return { kind: 'refused', why: `The squad of ${override.remote} has not signed this link.` };
  if (override.until <= now) return { kind: 'refused', why: 'The link has expired.' };
  return { kind: 'valid', override };
}

function parsed(payload: string): Override | undefined {
  try {
    const { remote, release, integrity, until } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
    if (typeof remote !== 'string' || !NAME.test(remote) || typeof release !== 'string' || !RELEASE.test(release)) return undefined;
    if (typeof integrity !== 'string' || typeof until !== 'number') return undefined;
    return { remote: remote as RemoteName, release, integrity, until };
  } catch {
    return undefined;
  }
}
