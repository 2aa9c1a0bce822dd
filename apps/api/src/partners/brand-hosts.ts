import { BrandPack } from '@shop/contracts/settings';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Value } from 'typebox/value';

/** Hosts that the brands of a folder are shown on; a brand that cannot be read has none, as the shell shows none of it. */
export function brandHosts(folder: string | undefined): string[] {
  if (!folder || !existsSync(folder)) return [];
  const brands = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return brands.flatMap(({ name }) => Object.keys(packIn(join(folder, name, 'brand.json'))?.hosts ?? {}));
}

function packIn(file: string): BrandPack | undefined {
  try {
    const pack: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Value.Check(BrandPack, pack) ? pack : undefined;
  } catch {
    return undefined;
  }
}
