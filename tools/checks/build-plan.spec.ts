import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { NX_ENVIRONMENT } from '../nx/cache-environment.ts';
import { SUITES } from '../test/suite-list.ts';
import { filesReached } from './files-reached.ts';
import { importsOf } from './imports.ts';
import { membersOf, sourcesOf } from './workspace.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A workspace may have further remotes. */
const APPS = expect.arrayContaining(['account', 'gifting', 'minisites', 'product', 'search', 'shell']) as unknown;
const CONTRACTS = Object.keys(SUITES.api!).filter((suite) => suite.startsWith('contract-'));
const SPECS = ['unit', ...CONTRACTS, 'workshop', 'unit-catalogue', 'unit-operator'];
const TARGETS = ['build', 'lint', 'types', 'catalogue', ...SPECS, ...Object.keys(SUITES.e2e ?? {})];
/** Journeys run against what these programs start. */
const STARTED = ['tools/start/start.mjs', 'tools/test/lay-catalogue.ts'];

/** What each task is made from, by its id (`search:build`), as Nx has planned it: patterns of files. */
const plans = new Map<string, readonly string[]>();

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plan-'));
  const file = join(folder, 'plan.json');
  const env = { ...process.env, ...NX_ENVIRONMENT, NODE_OPTIONS: '', NX_CACHE_PROJECT_GRAPH: 'false' };
  const nx = join(ROOT, 'node_modules/.bin/nx');
  await promisify(execFile)(nx, ['run-many', '-t', TARGETS.join(), `--graph=${file}`], { cwd: ROOT, env });
  const { taskPlans } = JSON.parse(readFileSync(file, 'utf8')) as { taskPlans: Record<string, string[]> };
  for (const [task, inputs] of Object.entries(taskPlans)) plans.set(task, inputs.map(patternsOf));
  rmSync(folder, { recursive: true });
});

/**
 * `domain:libs/domain/**,!libs/domain/**.spec.*` and `workspace:[{workspaceRoot}/nx.json,…]` without who says it. Exceptions alone
 * (`api:!apps/api/**.spec.*`) are to Nx all other files of the package.
 */
function patternsOf(input: string): string {
  const patterns = input
    .replace(/^[\w-]+:/, '')
    .replace(/[[\]]/g, '')
    .replaceAll('{workspaceRoot}/', '');
  return patterns.startsWith('!') ? `${patterns.slice(1).replace(/\*\*.*$/, '**/*')},${patterns}` : patterns;
}

/** The tasks of a target that run again when a file changes, by their packages. */
function runsAfter(file: string, target: string): string[] {
  const changes = (patterns: string) => {
    const [without, within] = [true, false].map((not) => patterns.split(',').filter((pattern) => pattern.startsWith('!') === not)) as [
      string[],
      string[],
    ];
    return within.some((pattern) => matchesGlob(file, pattern)) && !without.some((pattern) => matchesGlob(file, pattern.slice(1)));
  };
  const tasks = [...plans].filter(([task, inputs]) => task.endsWith(`:${target}`) && inputs.some(changes));
  return tasks.map(([task]) => task.split(':')[0]!).sort();
}

describe('what is built again', () => {
  test('what one remote changes builds that remote alone', () => {
    expect(runsAfter('apps/search/src/remote.tsx', 'build')).toEqual(['search']);
  });

  test('a library builds what imports it, in an order that nobody keeps by hand', () => {
    expect(runsAfter('libs/design-system/src/index.ts', 'build')).toEqual(APPS);
    const reporting = runsAfter('libs/analytics/src/index.ts', 'build');
    expect(reporting).toEqual(expect.arrayContaining(['gifting', 'minisites', 'product', 'search', 'shell']));
    expect(reporting).not.toContain('account');
  });

  test('how releases are loaded is the shell’s own business', () => {
    expect(runsAfter('libs/federation/src/server/host/remote-host.ts', 'build')).toEqual(['shell']);
  });

  test('a specification, a picture of a component, a document, the API and the test utilities build nothing', () => {
    for (const file of [
      'libs/domain/src/stay.spec.ts',
      'libs/design-system/src/badge/badge.pictures.tsx',
      'apps/search/README.md',
      'apps/api/src/app/app.ts',
      'libs/testing/src/builders.ts',
      'apps/search/src/pages/search-page.test-utils.tsx',
    ])
      expect(runsAfter(file, 'build')).toEqual([]);
  });

  test('how builds are made builds everything', () => {
    expect(runsAfter('tools/build/webpack-base.ts', 'build')).toEqual(APPS);
  });
});

describe('what is tested again', () => {
  test('a component of a remote: that remote’s specs, lint and journeys, the types of all', () => {
    const file = 'apps/search/src/components/map/results-map.tsx';

    expect(runsAfter(file, 'unit')).toEqual(['search']);
    expect(runsAfter(file, 'lint')).toEqual(['search']);
    expect(runsAfter(file, 'types')).toEqual(['tools']);
    expect(runsAfter(file, 'journeys-offers')).toEqual(['e2e']);
    expect(runsAfter(file, 'contract-orders')).toEqual([]);
    expect(runsAfter(file, 'workshop')).toEqual([]);
  });

  test('a rule of the trade: what imports the rules, the API among them', () => {
    expect(runsAfter('libs/domain/src/index.ts', 'contract-orders')).toEqual(['api']);
    expect(runsAfter('libs/domain/src/index.ts', 'unit')).toEqual(expect.arrayContaining(['domain', 'product', 'search', 'shell']));
  });

  test('an order of the API: its contracts and journeys, no specification of a page', () => {
    const file = 'apps/api/src/checkout/start-order.ts';

    expect(runsAfter(file, 'contract-orders')).toEqual(['api']);
    expect(runsAfter(file, 'journeys-offers')).toEqual(['e2e']);
    expect(runsAfter(file, 'unit')).toEqual([]);
  });

  test('a specification: the suite that runs it, and no other of its package', () => {
    const file = 'apps/api/src/checkout/rush.spec.ts';

    expect([runsAfter(file, 'contract-orders'), runsAfter(file, 'contract-people')]).toEqual([['api'], []]);
    expect(runsAfter('libs/domain/src/price/promo.spec.ts', 'unit')).toEqual(['domain']);
    expect(runsAfter('apps/api/src/testing/open-shop.ts', 'contract-people')).toEqual(['api']);
  });

  test('a room of the API: its specifications, and no others of rooms before it', () => {
    const contracts = (room: string) => CONTRACTS.filter((suite) => runsAfter(`apps/api/src/${room}/index.ts`, suite).length > 0);

    expect(contracts('search')).toEqual(CONTRACTS);
    expect(contracts('documents')).toEqual(CONTRACTS.filter((suite) => suite !== 'contract-offers'));
    expect(contracts('invoices')).toEqual(CONTRACTS.filter((suite) => !['contract-offers', 'contract-documents'].includes(suite)));
  });

  test.each(CONTRACTS.filter((suite) => SUITES.api![suite]!.madeFrom))('%s imports no source that it is not run again for', (suite) => {
    const { files, except = [] } = SUITES.api![suite]!;
    const reached = filesReached(ROOT, globSync([...files], { cwd: ROOT, exclude: [...except] }), { types: false });

    expect(reached.filter((file) => file.startsWith('apps/') && runsAfter(file, suite).length === 0)).toEqual([]);
  });

  test('what specifications of the API share: its suites, and no journey', () => {
    const file = 'apps/api/src/accounts/shop.test-utils.ts';

    expect([runsAfter(file, 'contract-people'), runsAfter(file, 'journeys-customer')]).toEqual([['api'], []]);
  });

  test('a journey: the journeys of its subject, and of every subject where they share it', () => {
    const file = 'e2e/journeys/gift/gifts-buying.journey.ts';

    expect([runsAfter(file, 'journeys-customer'), runsAfter(file, 'journeys-offers')]).toEqual([['e2e'], []]);
    expect(runsAfter('e2e/fixtures/checkout-visit.ts', 'journeys-offers')).toEqual(['e2e']);
  });

  test('what no shop is started, filled, built or released with: no journey', () => {
    for (const folder of ['bench', 'checks', 'deploy', 'doctor', 'image', 'lock', 'new', 'operator', 'workshop'])
      expect(runsAfter(`tools/${folder}/${folder}.ts`, 'journeys-offers')).toEqual([]);
    for (const file of ['tools/test/all.ts', 'tools/start/start.spec.ts']) expect(runsAfter(file, 'journeys-offers')).toEqual([]);
    for (const file of ['tools/start/serve.ts', 'tools/catalogue/calendar.ts', 'tools/build/webpack-base.ts', 'libs/routes/src/index.ts'])
      expect(runsAfter(file, 'journeys-offers')).toEqual(['e2e']);
    expect(runsAfter('tools/operator/migrate.ts', 'journeys-platform')).toEqual(['e2e']);
  });

  test.each(Object.entries(SUITES.e2e!))('%s, and what it starts, reads no source that it is not run again for', (suite, { files }) => {
    const own = globSync([...files, 'e2e/playwright.config.ts', ...STARTED], { cwd: ROOT });
    const reached = filesReached(ROOT, own).filter((file) => file.startsWith('tools/'));

    expect(reached).toContain('tools/catalogue/seed.ts');
    expect(reached.filter((file) => runsAfter(file, suite).length === 0)).toEqual([]);
  });

  test('the catalogue of the journeys is laid again when a source of it changes', () => {
    const reached = filesReached(ROOT, ['tools/test/lay-catalogue.ts']);

    expect(reached.filter((file) => file.startsWith('tools/') && runsAfter(file, 'catalogue').length === 0)).toEqual([]);
    expect(runsAfter('apps/api/src/platform/database/migrate.ts', 'catalogue')).toEqual(['e2e']);
  });

  test('a picture of a component: the workshop', () => {
    expect(runsAfter('libs/design-system/src/badge/badge.pictures.tsx', 'workshop')).toEqual(['tools']);
  });

  test.each(Object.entries(SUITES.tools!).filter(([, { madeFrom }]) => madeFrom))(
    '%s names every package that it is made from, and runs after no page of the shop',
    (suite, { files, except = [], madeFrom }) => {
      const own = filesReached(ROOT, globSync([...files], { cwd: ROOT, exclude: [...except] }));
      const packages = madeFrom!.packages ?? [];
      const folders = membersOf(ROOT).filter(({ name }) => packages.some((one) => name === `@shop/${one}`));
      const below = sourcesOf(
        ROOT,
        folders.map(({ folder }) => folder),
      ).filter((file) => !/\.spec\.tsx?$/.test(file));
      const imported = [...own, ...below].flatMap((file) => importsOf(file, readFileSync(`${ROOT}/${file}`, 'utf8')));
      const named = new Set(imported.flatMap(({ from }) => /^@shop\/([^/]+)/.exec(from)?.[1] ?? []));

      expect([...named].filter((name) => name !== 'tools' && !packages.includes(name))).toEqual([]);
      expect(runsAfter('libs/domain/src/index.ts', suite)).toEqual(['tools']);
      expect(runsAfter('apps/search/src/remote.tsx', suite)).toEqual([]);
    },
  );

  test('the workshop: what its components and its own pages are made from, and nothing of the shop', () => {
    const reached = filesReached(ROOT, ['tools/workshop/check.ts', 'tools/workshop/workshop.tsx']);

    expect(reached).toContain('tools/build/webpack-base.ts');
    expect(reached.filter((file) => file.startsWith('tools/') && runsAfter(file, 'workshop').length === 0)).toEqual([]);
    expect(runsAfter('libs/domain/src/index.ts', 'workshop')).toEqual(['tools']);
    for (const file of ['apps/api/src/checkout/start-order.ts', 'apps/search/src/remote.tsx', 'tools/catalogue/calendar.ts'])
      expect(runsAfter(file, 'workshop')).toEqual([]);
  });

  test('a document that a specification of the API reads', () => {
    expect(runsAfter('docs/inventory.md', 'contract-orders')).toEqual(['api']);
    expect(runsAfter('docs/decisions/README.md', 'contract-orders')).toEqual([]);
  });

  test('the words of a page’s payments: the specifications that compare them with documents', () => {
    const file = 'apps/product/src/messages/fr_FR.json';

    expect([runsAfter(file, 'contract-rest'), runsAfter(file, 'contract-orders')]).toEqual([['api'], []]);
  });

  test('what a provider’s form is given: the specification that compares it with the privacy document', () => {
    const file = 'apps/product/src/components/order/payment/provider-form/stripe-form.ts';

    expect([runsAfter(file, 'contract-people'), runsAfter(file, 'contract-orders')]).toEqual([['api'], []]);
  });
});
