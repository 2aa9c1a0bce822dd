import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The settings of a file of lines such as `NAME=value`. */
export function environmentFile(file: string): Readonly<Record<string, string>> {
  return parseEnv(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
}
