import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import pureComponents, { CUTS } from './pure-components.ts';

const ROUTER = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production/lib');
const read = (file: string) => readFileSync(join(ROUTER, file), 'utf8');

test.each(CUTS)('$file of the router that is installed holds what is cut out of it: $what', ({ file, what }) => {
  expect(read(file)).toMatch(what);
});

test('nothing keeps submissions, fetchers and blockers in the bundle', () => {
  const router = pureComponents(read('router/router.js'));
  expect(router).not.toMatch(/(?<!function )isMutationMethod\(/);
  expect(router).not.toMatch(/^\t\t(?:fetch|getFetcher|resetFetcher|deleteFetcher|getBlocker|deleteBlocker)\b[^(]*,$/m);
});
