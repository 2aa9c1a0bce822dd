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
  const assets = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as ShellAssets;
  return { ...assets, css: mainFirst(assets.css) };
}

/** The main sheet names the order of the cascade layers: it stands before all others. */
function mainFirst(sheets: readonly string[]): string[] {
  const isMain = (sheet: string) => sheet.startsWith('/assets/main.');
  return [...sheets.filter(isMain), ...sheets.filter((sheet) => !isMain(sheet))];
}
