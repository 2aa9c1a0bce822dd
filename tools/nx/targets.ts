import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JOURNEY_CATALOGUE } from '../test/journey-catalogue.ts';
import { suitesOf, type SuiteEntry } from '../test/suite-list.ts';

type Input = string | { readonly input: string; readonly projects: readonly string[] } | { readonly env: string };

/** The day of the journeys, where it is not the usual one. */
const DAY: Input = { env: 'JOURNEY_NOW' };

interface Target {
  readonly executor: 'nx:run-commands';
  /** `SUITE` is what the list says of it: a change of that is a change of the target. */
  readonly options: { readonly command: string; readonly cwd: string; readonly env?: { readonly SUITE: string } };
  readonly cache: true;
  readonly inputs: readonly Input[];
  readonly outputs: readonly string[];
  readonly dependsOn: readonly (string | { readonly target: 'build'; readonly projects: readonly string[] })[];
}

/** The plugin of Nx that gives every package its checks as targets: `lint`, and the suites of `tools/test/suite-list.ts`. */
export const name = 'targets';

export const createNodesV2 = [
  '{apps/*,libs/*,tools,tools/pictures,e2e}/package.json',
  (files: readonly string[], _options: unknown, { workspaceRoot }: { readonly workspaceRoot: string }) =>
    files.map((file) => [file, { projects: { [dirname(file)]: { targets: targetsOf(workspaceRoot, file) } } }]),
] as const;

function targetsOf(workspace: string, file: string): Record<string, Target> {
  const root = dirname(file);
  const project = nameIn(workspace, file);
  const suites = Object.entries(suitesOf(project, root)).filter(([, entry]) => isCommand(entry) || hasFiles(workspace, entry));
  return {
    lint: target(project, 'lint', ['{projectRoot}/**/*', ...LINT_RULES, 'environment']),
    ...(project === 'e2e' && { catalogue: CATALOGUE }),
    ...Object.fromEntries(suites.map(([suite, entry]) => [suite, target(project, suite, inputsOf(root, entry), entry)])),
  };
}

const WORKSPACE = join(import.meta.dirname, '../..');
const LIBRARIES = globSync('libs/*/package.json', { cwd: WORKSPACE }).map((file) => nameIn(WORKSPACE, file));
const NO_SPECS = '!{workspaceRoot}/tools/**/*.spec.*';

/** What Nx calls the package of a manifest. */
function nameIn(workspace: string, manifest: string): string {
  return (JSON.parse(readFileSync(join(workspace, manifest), 'utf8')) as { nx: { name: string } }).nx.name;
}

/** The rules of ESLint, what our own rule is made of, and how files are formatted. */
const LINT_RULES: readonly Input[] = [
  '{workspaceRoot}/eslint.config.js',
  '{workspaceRoot}/.prettierrc.json',
  '{workspaceRoot}/.prettierignore',
  '{workspaceRoot}/tools/checks/{imports,rooms,rooms-order,tables}.ts',
];

/** What the catalogue of the journeys is laid with. */
const LAYING = [
  'tools/{catalogue,content}/**/*',
  'tools/start/prepare-database.ts',
  'tools/test/{journey-catalogue,lay-catalogue,postgres,scratch}.ts',
];

/** The database that journeys begin with: the catalogue is laid once for all groups of them. */
const CATALOGUE: Target = {
  executor: 'nx:run-commands',
  options: { command: 'node tools/test/lay-catalogue.ts', cwd: '{workspaceRoot}' },
  cache: true,
  inputs: [...shop([]), 'environment', DAY, ...LAYING.flatMap(expanded).map(inWorkspace), NO_SPECS],
  outputs: [`{workspaceRoot}/${JOURNEY_CATALOGUE}`],
  dependsOn: [],
};

function target(project: string, suite: string, inputs: readonly Input[], entry?: SuiteEntry): Target {
  return {
    executor: 'nx:run-commands',
    options: {
      command: `node tools/test/run-suite.ts ${project} ${suite}`,
      cwd: '{workspaceRoot}',
      env: { SUITE: JSON.stringify(entry ?? {}) },
    },
    cache: true,
    inputs,
    outputs: [`{workspaceRoot}/dist/test/${project}.${suite}.json`],
    dependsOn: entry?.kind === 'journeys' ? ['catalogue', { target: 'build', projects: ['shell', ...(entry.remotes ?? [])] }] : [],
  };
}

function inputsOf(root: string, entry: SuiteEntry): readonly Input[] {
  const { kind, reads = [], remotes = [], madeFrom } = entry;
  const isJourneys = kind === 'journeys';
  const cluster = kind === 'contract' ? ['tools/test/postgres.ts'] : [];
  const files = [...reads, ...cluster].flatMap(expanded).map(inWorkspace);
  if (isJourneys) return [...ownFiles(root, entry), ...shop(remotes), 'environment', DAY, ...files, NO_SPECS];
  const packages = madeFrom?.packages ? { input: 'source', projects: madeFrom.packages } : '^source';
  return [...ownFiles(root, entry), packages, 'environment', ...files];
}

/** The programs of a shop and all that they may import. */
function shop(remotes: readonly string[]): readonly Input[] {
  return [{ input: 'running', projects: ['api', 'shell', 'pictures', ...LIBRARIES, ...remotes] }];
}

/**
 * Of its own package a suite is made from all but the specifications of other suites; a journey from what stands beside it, and
 * from what all subjects use.
 */
function ownFiles(root: string, { kind, files, madeFrom }: SuiteEntry): readonly Input[] {
  const sources = madeFrom?.files?.flatMap(expanded).map((pattern) => ofPackage(root, pattern)) ?? ['{projectRoot}/**/*'];
  if (kind === 'command') return sources;
  if (kind !== 'journeys') return [...sources, '!{projectRoot}/**/*.spec.*', ...files.flatMap(expanded).map(inWorkspace)];
  const subjects = new Set(files.map((pattern) => `${dirname(pattern)}/**/*`));
  return ['{projectRoot}/*', '{projectRoot}/fixtures/**/*', ...[...subjects].map(inWorkspace)];
}

/** `a/{b,c}/*` as `a/b/*` and `a/c/*`. */
function expanded(pattern: string): readonly string[] {
  const [, before, choices, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  return choices === undefined ? [pattern] : choices.split(',').flatMap((choice) => expanded(`${before}${choice}${after}`));
}

function inWorkspace(pattern: string): string {
  return `{workspaceRoot}/${pattern}`;
}

/** Patterns of a package's own files are Nx's own: exceptions to them, without any, would be all of the package but these. */
function ofPackage(root: string, pattern: string): string {
  return pattern.startsWith(`${root}/`) ? `{projectRoot}/${pattern.slice(root.length + 1)}` : inWorkspace(pattern);
}

function isCommand({ kind }: SuiteEntry): boolean {
  return kind === 'command';
}

function hasFiles(cwd: string, { files }: SuiteEntry): boolean {
  return globSync([...files], { cwd }).length > 0;
}
