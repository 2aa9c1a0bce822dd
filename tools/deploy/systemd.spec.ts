import { existsSync, globSync, readFileSync } from 'node:fs';
import { environmentFile } from './environment-file.ts';
import { knownSettings, problemsOf, SECRETS_OF_OTHERS } from './settings-in-use.ts';

const UNITS = { api: 'deploy/systemd/shop-api@.service', shell: 'deploy/systemd/shop-shell@.service' } as const;
const example = environmentFile('deploy/shop.env.example');

/** The values of a directive, which may be there several times. */
const directives = (unit: string, name: string): string[] =>
  readFileSync(unit, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${name}=`))
    .map((line) => line.slice(name.length + 1));

const givenBy = (unit: string): Record<string, string> =>
  Object.fromEntries(
    directives(unit, 'Environment')
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.replace('%i', '4300').split('=', 2) as [string, string]),
  );

test('there is a unit for each kind of process', () => {
  expect(globSync('deploy/systemd/*').sort()).toEqual(Object.values(UNITS).sort());
});

test.each(Object.entries(UNITS))('the %s starts with the settings of its file and its unit', (kind, unit) => {
  const given = givenBy(unit);
  const removed = directives(unit, 'UnsetEnvironment').flatMap((line) => line.split(' '));
  expect([...Object.keys({ ...example, ...given }), ...removed].filter((name) => !knownSettings().has(name))).toEqual([]);
  expect(directives(unit, 'EnvironmentFile')).toEqual(['/etc/shop/shop.env']);
  const left = Object.entries({ ...example, ...given, SELLER_FILE: 'docs/examples/seller.json' }).filter(
    ([name]) => !removed.includes(name),
  );
  expect(problemsOf(kind as keyof typeof UNITS, Object.fromEntries(left))).toEqual({});
});

test.each(Object.entries(UNITS))('the %s is told no secret of the other kind of process, nor the owner of the schema', (kind, unit) => {
  const removed = directives(unit, 'UnsetEnvironment').flatMap((line) => line.split(' '));
  expect(removed.sort()).toEqual([...SECRETS_OF_OTHERS[kind as keyof typeof UNITS], 'DATABASE_OWNER_URL'].sort());
});

test.each(Object.values(UNITS))('%s starts a program that is there, with the Node that is pinned', (unit) => {
  const [node, ...args] = directives(unit, 'ExecStart')[0]!.split(' ');
  expect(node).toBe('/opt/shop/node_modules/.bin/node');
  const program = args.find((word) => !word.startsWith('-'))!;
  expect(program === 'dist/shell/server/main.mjs' || existsSync(program)).toBe(true);
});
