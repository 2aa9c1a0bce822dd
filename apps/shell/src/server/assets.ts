import type { Locale } from '@shop/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `assets.json` of the shell's browser build: public addresses of its files, with their hashes. */
export interface ShellAssets {
  readonly main: string;
  readonly css: readonly string[];
  readonly fonts: readonly string[];
  readonly messages: Readonly<Record<Locale, string>>;
  readonly integrity: Readonly<Record<string, string>>;
}

export function readAssets(folder: string): ShellAssets {
  return JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as ShellAssets;
}
