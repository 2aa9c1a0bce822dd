import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** What turns while something is on its way, and goes with it. */
const WAITING = ['icon.module.css', 'progress.module.css', 'skeleton.module.css'];
const LONGEST_SECONDS = 5;

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const sheets = globSync('{apps,libs}/*/src/**/*.css', { cwd: ROOT }).map((file) => ({ file, css: textOf(file) }));
const code = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: ROOT });

test('every custom property that a style needs is set by one, or by a component: a misspelled role draws nothing and says nothing', () => {
  const set = new Set([
    ...sheets.flatMap(({ css }) => namesIn(css, /(--[\w-]+)\s*:/g)),
    ...code.flatMap((file) => namesIn(textOf(file), /['"`](--[\w-]+)/g)),
  ]);
  expect(set.size).toBeGreaterThan(50);
  const needed = sheets.flatMap(({ file, css }) => namesIn(css, /var\((--[\w-]+)\)/g).map((name) => ({ file, name })));
  expect(needed.filter(({ name }) => !set.has(name))).toEqual([]);
});

test('nothing moves for ever but what waits, and nothing longer than five seconds: there is nothing to pause', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const endless = sheets.filter(({ css }) => /animation[^;]*\binfinite\b/.test(css)).map(({ file }) => basename(file));
  expect(endless.sort()).toEqual(WAITING);
  const seconds = sheets.flatMap(({ css }) => [...css.matchAll(/animation:[^;]*?\s([\d.]+)s\b/g)].map(([, time]) => Number(time)));
  expect(seconds.length).toBeGreaterThan(1);
  for (const time of seconds) expect(time).toBeLessThanOrEqual(LONGEST_SECONDS);
});
