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
  const { nx } = JSON.parse(readFileSync(join(workspace, file), 'utf8')) as { nx: { name: string } };
  const suites = Object.entries(suitesOf(nx.name, root)).filter(([, entry]) => isCommand(entry) || hasFiles(workspace, entry));
  return {
    lint: target(nx.name, 'lint', ['{projectRoot}/**/*', ...LINT_RULES, 'environment']),
    ...(nx.name === 'e2e' && { catalogue: CATALOGUE }),
    ...Object.fromEntries(suites.map(([suite, entry]) => [suite, target(nx.name, suite, inputsOf(entry), entry)])),
  };
}

/** The rules of ESLint, and what our own rule is made of. */
const LINT_RULES: readonly Input[] = [
  '{workspaceRoot}/eslint.config.js',
  '{workspaceRoot}/tools/checks/{imports,rooms,rooms-order,tables}.ts',
];

/** The database that journeys begin with: the catalogue is laid once for all groups of them. */
const CATALOGUE: Target = {
  executor: 'nx:run-commands',
  options: { command: 'node tools/test/lay-catalogue.ts', cwd: '{workspaceRoot}' },
  cache: true,
  inputs: ['^source', 'environment', DAY, '{workspaceRoot}/tools/test/postgres.ts'],
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

function inputsOf(entry: SuiteEntry): readonly Input[] {
  const { kind, reads = [], remotes = [] } = entry;
  const isJourneys = kind === 'journeys';
  const cluster = kind === 'contract' || isJourneys ? ['tools/test/postgres.ts'] : [];
  const files = [...reads, ...cluster].map(inWorkspace);
  return [
    ...ownFiles(entry),
    '^source',
    'environment',
    ...(isJourneys ? [DAY] : []),
    ...files,
    ...(remotes.length ? [{ input: 'source', projects: remotes }] : []),
  ];
}

/**
 * Of its own package a suite is made from all but the specifications of other suites; a journey from what stands beside it, and
 * from what all subjects use.
 */
function ownFiles({ kind, files }: SuiteEntry): readonly Input[] {
  if (kind === 'command') return ['{projectRoot}/**/*'];
  if (kind !== 'journeys') return ['{projectRoot}/**/*', '!{projectRoot}/**/*.spec.*', ...files.flatMap(expanded).map(inWorkspace)];
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

function isCommand({ kind }: SuiteEntry): boolean {
  return kind === 'command';
}

function hasFiles(cwd: string, { files }: SuiteEntry): boolean {
  return globSync([...files], { cwd }).length > 0;
}
