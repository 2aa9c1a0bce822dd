import type { Locale } from '@shop/contracts';
import { movedStyles } from '@shop/federation/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `assets.json` of the shell's browser build: public addresses of its files, with their hashes. */
export interface ShellAssets {
  readonly main: string;
  readonly css: readonly string[];
  readonly fonts: readonly string[];
  readonly messages: Readonly<Record<Locale, string>>;
  readonly integrity: Readonly<Record<string, string>>;
  /** Text of each sheet of `css`, as a page has it inline. */
  readonly styles: Readonly<Record<string, string>>;
}

/** Public folder of the shell's browser build. */
const PREFIX = '/assets/';

export function readAssets(folder: string): ShellAssets {
  const assets = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as Omit<ShellAssets, 'styles'>;
  const textOf = (sheet: string) => movedStyles(readFileSync(join(folder, sheet.slice(PREFIX.length)), 'utf8'), sheet);
  return { ...assets, styles: Object.fromEntries(assets.css.map((sheet) => [sheet, textOf(sheet)])) };
}
