import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** What turns while something is on its way, and goes with it. */
const WAITING = ['icon.module.css', 'progress.module.css', 'skeleton.module.css'];
const LONGEST_SECONDS = 5;

const sheets = globSync('{apps,libs}/*/src/**/*.css', { cwd: ROOT }).map((file) => ({
  name: basename(file),
  css: readFileSync(join(ROOT, file), 'utf8'),
}));

test('nothing moves for ever but what waits, and nothing longer than five seconds: there is nothing to pause', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const endless = sheets.filter(({ css }) => /animation[^;]*\binfinite\b/.test(css)).map(({ name }) => name);
  expect(endless.sort()).toEqual(WAITING);
  const seconds = sheets.flatMap(({ css }) => [...css.matchAll(/animation:[^;]*?\s([\d.]+)s\b/g)].map(([, time]) => Number(time)));
  expect(seconds.length).toBeGreaterThan(1);
  for (const time of seconds) expect(time).toBeLessThanOrEqual(LONGEST_SECONDS);
});
