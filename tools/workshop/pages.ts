import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const COMPONENTS = resolve(import.meta.dirname, '../../libs/design-system/src');

/** The names of the components that have pictures, as their files are called: `button`, `calendar`. */
export function workshopPages(): string[] {
  return readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pictures.tsx'))
    .map((file) => basename(file, '.pictures.tsx'))
    .sort();
}
