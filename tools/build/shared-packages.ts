import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './webpack-base.ts';

/** What shell and remotes share at run time: the shell brings it, a remote only asks for it. */
export const SHARED = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'react-router',
  '@tanstack/react-query',
  'react-intl',
  'jotai',
  '@shop/contracts/page',
] as const;

/** Version of the installed package that a shared name belongs to. */
export function versionOf(shared: string): string {
  if (shared.startsWith('@shop/')) return '1.0.0';
  const name = shared.startsWith('@') ? shared.split('/').slice(0, 2).join('/') : shared.split('/')[0];
  return (JSON.parse(readFileSync(join(ROOT, 'node_modules', name ?? '', 'package.json'), 'utf8')) as { version: string }).version;
}

/** The ranges that a release asks of the shell, e.g. `{ react: '^19.3.1' }`. */
export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(SHARED.map((name) => [name, `^${versionOf(name)}`]));
}
