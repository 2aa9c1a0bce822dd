import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { suitesOf } from './suite-list.ts';

/** They run on another database what a suite of another name runs, too. */
const REPEATS = ['unit-embedded', 'unit-embedded-all', 'journeys-embedded', 'journeys-embedded-account', 'journeys-two-of-each'];

const ran = globSync('{apps/*,libs/*,tools,tools/pictures,e2e}/package.json').flatMap((file) => {
  const { nx } = JSON.parse(readFileSync(file, 'utf8')) as { nx: { name: string } };
  return Object.entries(suitesOf(nx.name, dirname(file)))
    .filter(([suite, { kind }]) => kind !== 'command' && !REPEATS.includes(suite))
    .flatMap(([, { files, except = [] }]) => globSync([...files], { exclude: [...except] }));
});

test('every specification and every journey runs in one suite, and in no second one', () => {
  const all = globSync(['{apps,libs,tools}/**/*.spec.{ts,tsx}', 'e2e/**/*.journey.ts'], { exclude: ['**/node_modules/**'] });

  expect(ran.toSorted()).toEqual(all.toSorted());
});

test('every pattern of a suite names a file: what was renamed is not lost', () => {
  const patterns = Object.values({ ...suitesOf('api', ''), ...suitesOf('tools', ''), ...suitesOf('e2e', '') })
    .filter(({ kind }) => kind !== 'command')
    .flatMap(({ files }) => files);

  expect(patterns.filter((pattern) => !globSync(pattern).length)).toEqual([]);
});
