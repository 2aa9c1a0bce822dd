import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const LINES = [
  ...readFileSync(resolve(import.meta.dirname, '../../docs/security.md'), 'utf8').matchAll(
    /^\| (V\d+\.\d+\.\d+) +\| ([12]) +\| ([a-z/ ]+?) +\| (.+?) +\|$/gm,
  ),
].map(([, id = '', level = '', answer = '', place = '']) => ({ id, level, answer, place }));

/** As many as version 5.0.0 has of each level. */
test('every requirement of level 1 and 2 is answered once', () => {
  expect(new Set(LINES.map(({ id }) => id)).size).toBe(LINES.length);
  expect(LINES.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(LINES.filter(({ level }) => level === '2')).toHaveLength(183);
});

test('an answer is one of five words, and says where or why', () => {
  expect(LINES.filter(({ answer }) => !['yes', 'part', 'not yet', 'operator', 'n/a'].includes(answer))).toEqual([]);
  expect(LINES.filter(({ place }) => place.length < 3)).toEqual([]);
});
