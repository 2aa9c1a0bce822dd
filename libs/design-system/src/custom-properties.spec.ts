import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const sheets = globSync('{apps,libs}/*/src/**/*.css', { cwd: ROOT });
const code = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: ROOT });

test('every custom property that a style needs is set by one, or by a component: a misspelled role draws nothing and says nothing', () => {
  const set = new Set([
    ...sheets.flatMap((file) => namesIn(textOf(file), /(--[\w-]+)\s*:/g)),
    ...code.flatMap((file) => namesIn(textOf(file), /['"`](--[\w-]+)/g)),
  ]);
  expect(set.size).toBeGreaterThan(50);
  const needed = sheets.flatMap((file) => namesIn(textOf(file), /var\((--[\w-]+)\)/g).map((name) => ({ file, name })));
  expect(needed.filter(({ name }) => !set.has(name))).toEqual([]);
});
