import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

/** What each build is made from, by its app, as Nx has planned it: patterns of files. */
const plans = new Map<string, readonly string[]>();

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plan-'));
  const file = join(folder, 'plan.json');
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_NO_CLOUD: 'true',
    NX_CACHE_PROJECT_GRAPH: 'false',
  };
  await promisify(execFile)(join(ROOT, 'node_modules/.bin/nx'), ['run-many', '-t', 'build', `--graph=${file}`], { cwd: ROOT, env });
  const { taskPlans } = JSON.parse(readFileSync(file, 'utf8')) as { taskPlans: Record<string, string[]> };
  for (const [task, inputs] of Object.entries(taskPlans)) plans.set(task.split(':')[0]!, inputs.map(patternsOf));
  rmSync(folder, { recursive: true });
});

/** `domain:libs/domain/**,!libs/domain/**.spec.*` and `workspace:[{workspaceRoot}/nx.json,…]` without who says it. */
function patternsOf(input: string): string {
  return input
    .replace(/^[\w-]+:/, '')
    .replace(/[[\]]/g, '')
    .replaceAll('{workspaceRoot}/', '');
}

/** The apps that are built anew when a file changes. */
function builtAfter(file: string): string[] {
  const changes = (patterns: string) => {
    const [without, within] = [true, false].map((not) => patterns.split(',').filter((pattern) => pattern.startsWith('!') === not)) as [
      string[],
      string[],
    ];
    return within.some((pattern) => matchesGlob(file, pattern)) && !without.some((pattern) => matchesGlob(file, pattern.slice(1)));
  };
  return [...plans].flatMap(([app, inputs]) => (inputs.some(changes) ? [app] : [])).sort();
}

/** The apps whose `package.json` names a library, or a library that names it. */
function usersOf(library: string): string[] {
  const named = (folder: string) =>
    (JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { nx: { implicitDependencies?: string[] } }).nx
      .implicitDependencies ?? [];
  const reaches = (folder: string): boolean => named(folder).some((name) => name === library || reaches(`libs/${name}`));
  return [...plans.keys()].filter((app) => reaches(`apps/${app}`)).sort();
}

test.each(['analytics', 'api-client', 'i18n', 'routes', 'domain', 'design-system'])(
  'a change of libs/%s builds the apps that hold it, and no other',
  (library) => {
    expect(builtAfter(`libs/${library}/src/index.ts`)).toEqual(usersOf(library));
  },
);

test('what one remote changes builds that remote alone', () => {
  expect(builtAfter('apps/search/src/remote.tsx')).toEqual(['search']);
});

test('how releases are loaded is the shell’s own business', () => {
  expect(builtAfter('libs/federation/src/server/host/remote-host.ts')).toEqual(['shell']);
});

test('a specification, a picture of a component and a document build nothing', () => {
  for (const file of ['libs/domain/src/stay.spec.ts', 'libs/design-system/src/badge/badge.pictures.tsx', 'apps/search/README.md'])
    expect(builtAfter(file)).toEqual([]);
});

test('how builds are made builds everything', () => {
  expect(builtAfter('tools/build/webpack-base.ts')).toEqual([...plans.keys()].sort());
});
