import { readPrivateKey, type ReleaseStore } from '@shop/federation/server';
import { openStore } from '@shop/federation/server';
import { existsSync, readFileSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseRelease } from './release-refusal.ts';

const OPTIONS = {
  to: { type: 'string' },
  key: { type: 'string' },
  operator: { type: 'string' },
  canary: { type: 'string' },
  preview: { type: 'boolean' },
  now: { type: 'boolean' },
  again: { type: 'boolean' },
  checked: { type: 'boolean' },
  hours: { type: 'string' },
  days: { type: 'string' },
  path: { type: 'string' },
} as const;

/** One call of `npm run release`. */
export interface RequestedRelease {
  readonly words: readonly string[];
  readonly options: Readonly<Partial<Record<keyof typeof OPTIONS, string | boolean>>>;
  /** Address of the store: `--to`, RELEASES, or the releases of `npm start`. */
  readonly address: string;
  readonly env: NodeJS.ProcessEnv;
}

/** @throws `ReleaseRefusal` for an option that does not exist. */
export function requestedRelease(argv: readonly string[], env: NodeJS.ProcessEnv): RequestedRelease {
  try {
    const { positionals, values } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
    return { words: positionals, options: values, address: values.to ?? env.RELEASES ?? join(env.DATA_DIR ?? 'var', 'releases'), env };
  } catch (error) {
    return refuseRelease((error as Error).message);
  }
}

export function storeOf({ address }: RequestedRelease): Promise<ReleaseStore> {
  return openStore(address);
}

/** The squad's key: `--key`, RELEASE_KEY_FILE or RELEASE_KEY (PEM); for the releases of `npm start`, this machine's own. */
export function squadKey({ options, env, address }: RequestedRelease): KeyObject {
  const own = join(address, '.development-key.pem');
  const file = options.key ?? env.RELEASE_KEY_FILE ?? (env.RELEASE_KEY || !existsSync(own) ? undefined : own);
  return keyIn(
    typeof file === 'string' ? file : undefined,
    env.RELEASE_KEY,
    'Name your squad’s key with --key FILE, RELEASE_KEY_FILE or RELEASE_KEY; `npm run release -- keys new FILE` makes one.',
  );
}

/** The operator's key: `--operator`, OPERATOR_KEY_FILE or OPERATOR_KEY; for the releases of `npm start`, this machine's own. */
export function operatorKey({ options, env, address }: RequestedRelease): KeyObject {
  const own = join(address, '.development-key.pem');
  const file = options.operator ?? env.OPERATOR_KEY_FILE ?? (env.OPERATOR_KEY || !existsSync(own) ? undefined : own);
  return keyIn(
    typeof file === 'string' ? file : undefined,
    env.OPERATOR_KEY,
    'Only the operator lets squads release: name the key with --operator FILE.',
  );
}

function keyIn(file: string | undefined, pem: string | undefined, otherwise: string): KeyObject {
  if (file && !existsSync(file)) return refuseRelease(`There is no key file ${file}.`);
  const text = file ? readFileSync(file, 'utf8') : pem;
  if (!text) return refuseRelease(otherwise);
  try {
    return readPrivateKey(text);
  } catch (error) {
    return refuseRelease((error as Error).message);
  }
}

/** A whole number of an option between two bounds. */
export function numberOf(text: unknown, { name, least, most }: { name: string; least: number; most: number }): number {
  const value = Number(text);
  if (typeof text !== 'string' || !text.trim() || !(value >= least && value <= most))
    return refuseRelease(`${name} is a number from ${least} to ${most}, not "${String(text)}".`);
  return value;
}
