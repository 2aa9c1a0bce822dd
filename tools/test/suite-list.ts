import { API_SUITES } from './api-suites.ts';
import { GATE_JOURNEYS, ON_TWO_OF_EACH } from './full-only.ts';
import { JOURNEY_HOTELS, TODAY } from './journey-catalogue.ts';

/**
 * The suites of `npm test` (the gate) and `npm run test:full`: each is a target of Nx, whose result is kept until its inputs
 * change. A package without an entry has `lint` and, with specs, `unit`.
 */
export interface SuiteEntry {
  /** `full` runs in `npm run test:full` alone; what draws its inputs draws ten times as many there. */
  readonly size?: 'full';
  /**
   * `unit` runs specs without a server, `contract` runs specs of the API on PostgreSQL (on the embedded database where there
   * is none), `journeys` run in a browser on a shop of their own, a `command` has one result: its exit code.
   */
  readonly kind: 'unit' | 'contract' | 'journeys' | 'command';
  /** Patterns of specs or journeys from the root, a journey's below the folder of its subject; of a command, the file and its arguments. */
  readonly files: readonly string[];
  readonly except?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Its result depends on these files too (patterns from the root): Nx itself sees what its package imports. */
  readonly reads?: readonly string[];
  /**
   * Of a suite that needs less than all of its package and what that imports: the files of its own package (all but other
   * specifications, when left out), and the packages, as Nx names them (all that its own imports, when left out).
   */
  readonly madeFrom?: { readonly files?: readonly string[]; readonly packages?: readonly string[] };
  /** Remotes whose pages it opens: the shop of these journeys has no others, so that one that is not named is missed. */
  readonly remotes?: readonly string[];
}

export type Suites = Readonly<Record<string, SuiteEntry>>;

/** Every remote: journeys open pages of all of them. */
export const REMOTES = ['account', 'gifting', 'minisites', 'product', 'search'];

/** Which pages of the documents are true is tested; notes of decisions are read by the checks of the whole repository alone. */
const DOCUMENTS = ['docs/*', 'docs/examples/**/*', 'README.md'];
const EVERYTHING = ['**/*'];
const FOLDERS_OF_PACKAGES = ['apps', 'libs', 'tools', 'e2e'];

/** Folders of tools whose specs take long, by what their result depends on. */
const CATALOGUE = ['catalogue', 'content'];
const OPERATOR = ['operator'];
/** Packages that the catalogue of the demonstration is made, laid and sold with: no page of the shop is among them. */
const DEMONSTRATION = ['api', 'contracts', 'design-system', 'domain', 'embedded-database', 'i18n', 'pictures', 'routes', 'testing'];
const OPERATION = ['deploy', 'doctor', 'endurance', 'start'];
const WORKSPACE = ['checks'];
const GENERATORS = ['tools/new/new.spec.ts'];
const BACKUP = ['tools/deploy/backup-under-load.spec.ts'];
/** Gifts are spent at two processes of the API that are killed. */
const KILLS = ['tools/bench/gifts/gift-kills.spec.ts'];

/** What a stay is found on, read and paid on; hearts and the confirmation are the account's. */
const SALES = ['account', 'product', 'search'];

/** What a shop of journeys is built, filled and started with. */
const SHOP = [
  'tools/{brands,build,catalogue,content,dev,endurance,nx,rehearsal,release,start}/**/*',
  'tools/test/{browser-flags,chromium,journey-catalogue,lay-catalogue,postgres,scratch}.ts',
];
/** What operators and squads run beside it. */
const OPERATED = ['tools/{checks,look,operator}/**/*'];

/** In the gate one visit of each kind, on PostgreSQL; in full all of them, on the embedded database of a demonstration. */
const journeys = (names: readonly string[], remotes = REMOTES, reads: readonly string[] = []): SuiteEntry => ({
  kind: 'journeys',
  files: names.map((name) => `e2e/journeys/${name}.journey.ts`),
  remotes,
  reads: [...SHOP, ...reads],
  env: process.env.TEST_SIZE === 'full' ? { JOURNEY_DATABASE: 'embedded' } : { JOURNEY_DATABASE: 'postgres', JOURNEY_GREP: GATE_JOURNEYS },
});

const command = (...files: string[]): SuiteEntry => ({ kind: 'command', files, reads: EVERYTHING });

const tools = (...folders: string[]): SuiteEntry => ({
  kind: 'unit',
  files: folders.map((folder) => `tools/${folder}/**/*.spec.{ts,tsx}`),
  reads: DOCUMENTS,
});

/** By package, as Nx names it, and target. */
export const SUITES: Readonly<Record<string, Suites>> = {
  api: API_SUITES,
  tools: {
    types: command('node_modules/typescript7/bin/tsc', '-p', 'tsconfig.json', '--pretty', 'false'),
    'lint-root': { ...command('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '*.js', '*.d.ts'), reads: ['*.js', '*.d.ts'] },
    terms: command('tools/checks/terms.ts'),
    boundaries: command('tools/checks/boundaries.ts'),
    /** What stands in no package; the files of each are formatted by its `lint`. */
    'format-root': {
      ...command(
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        '--log-level',
        'warn',
        '.',
        ...FOLDERS_OF_PACKAGES.map((folder) => `!${folder}/**`),
      ),
      reads: ['*', '.prettierrc.json', '.prettierignore', 'docs/**/*', 'deploy/**/*'],
    },
    workshop: {
      kind: 'command',
      files: ['tools/workshop/check.ts'],
      madeFrom: {
        files: ['tools/workshop/**/*', 'tools/build/{compact-styles,webpack-base}.ts', 'tools/test/{browser-flags,chromium}.ts'],
        packages: ['design-system', 'domain', 'pictures'],
      },
      reads: ['libs/design-system/**/*'],
    },
    /** The container image, started as it is installed. */
    image: { ...command('tools/image/check.ts'), size: 'full' },
    'unit-catalogue': { ...tools(...CATALOGUE), kind: 'contract', madeFrom: { packages: DEMONSTRATION } },
    // Its commands read the settings of the whole shop.
    'unit-operator': {
      ...tools(...OPERATOR),
      kind: 'contract',
      madeFrom: { packages: [...DEMONSTRATION, 'analytics', 'api-client', 'federation', 'shell'] },
    },
    'unit-operation': { ...tools(...OPERATION), except: BACKUP, reads: ['deploy/**/*', ...DOCUMENTS] },
    /** A backup is taken and restored while the shop sells; processes are killed; a generated remote is checked and built. */
    'unit-slow': { ...tools(), files: [...BACKUP, ...KILLS, ...GENERATORS], reads: EVERYTHING, size: 'full' },
    'unit-release': {
      ...tools('*'),
      except: [...GENERATORS, ...KILLS, ...tools(...CATALOGUE, ...OPERATOR, ...OPERATION, ...WORKSPACE, 'pictures').files],
    },
    /** They read the whole repository. */
    'unit-workspace': { ...tools(...WORKSPACE), reads: EVERYTHING },
  },
  e2e: {
    'journeys-shell': journeys(
      ['shell/home-*', 'shell/newsletter', 'shell/shell-*', 'shell/{addresses,own-addresses,bad-input,hydration,languages}'],
      REMOTES,
      ['tools/checks/languages/*'],
    ),
    'journeys-offers': journeys(['search/*', 'stay/*'], SALES),
    /** A purchase begins at the search box of the home page. */
    'journeys-checkout': journeys(['checkout/*', 'booking/*'], [...SALES, 'minisites']),
    'journeys-customer': journeys(['gift/*', 'account/*']),
    'journeys-platform': journeys(['platform/*', 'operator/operator-*'], REMOTES, OPERATED),
    'journeys-lost-files': { ...journeys(['shell/{early-presses,lost-files}']), size: 'full' },
    /** A shop in production has no day of its own: it is visited by the real time. */
    'journeys-rehearsal': {
      ...journeys(['operator/rehearsal'], REMOTES, OPERATED),
      env: { JOURNEY_DATABASE: 'embedded', JOURNEY_NOW: TODAY },
      size: 'full',
    },
    /** `npm start` alone: one order on the embedded database. */
    'journeys-embedded': {
      ...journeys(['checkout/buying'], [...SALES, 'minisites']),
      env: { JOURNEY_DATABASE: 'embedded', JOURNEY_GREP: ' in French on a wide screen ', CATALOGUE_HOTELS: String(JOURNEY_HOTELS) },
    },
    /** A customer's account on the embedded database, as the gate knows it on PostgreSQL. */
    'journeys-embedded-account': {
      ...journeys(['account/account-*']),
      env: { JOURNEY_DATABASE: 'embedded' },
      size: 'full',
    },
    'journeys-two-of-each': {
      ...journeys(['*/*'], REMOTES, OPERATED),
      env: { JOURNEY_DATABASE: 'postgres', JOURNEY_GREP: ON_TWO_OF_EACH, SHELLS: '2', APIS: '2' },
      size: 'full',
    },
  },
};

/** Targets of the gate, or of everything. */
export function targetsOfSize(size: 'gate' | 'full'): readonly string[] {
  const suites = Object.values(SUITES).flatMap((entries) => Object.entries(entries));
  const wanted = suites.filter(([, entry]) => size === 'full' || entry.size !== 'full').map(([suite]) => suite);
  return ['lint', 'unit', ...new Set(wanted)];
}

/** What suites need first: what visitors load, and the catalogue of the journeys. */
export const PREPARATIONS: readonly string[] = ['build', 'catalogue'];

/** The first of these ports is the shop's, the others are those of its processes; suites that run at once have shops apart. */
const FIRST_PORT = 4300;
const PORTS_OF_A_SHOP = 20;

/** Where the shop of these journeys listens. */
export function journeyPort(suite: string): number {
  return FIRST_PORT + PORTS_OF_A_SHOP * Object.keys(SUITES.e2e ?? {}).indexOf(suite);
}

/** Suites that draw in a browser: they wait more than they compute. */
export const runsInBrowser = (suite: string): boolean => suite === 'workshop' || suite.startsWith('journeys-');

/** The suites of a package, as Nx names it, and its folder. */
export function suitesOf(project: string, root: string): Suites {
  return SUITES[project] ?? { unit: { kind: 'unit', files: [`${root}/**/*.spec.{ts,tsx}`] } };
}
