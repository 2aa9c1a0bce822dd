import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);
/** What a workspace consists of; the rest is built, kept or belongs to the version control. */
const COPIED = [
  'apps',
  'libs',
  'tools',
  'package.json',
  'package-lock.json',
  'nx.json',
  'styles.d.ts',
  'eslint.config.js',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  '.prettierrc',
  '.prettierrc.json',
  '.prettierignore',
];
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-'));
  for (const name of COPIED) if (existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  linkPackages();
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The installed packages of here, and the workspace's own of there. */
function linkPackages(): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@shop'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@shop' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@shop')))
    symlinkSync(join(copy, relative(ROOT, realpathSync(join(from, '@shop', name)))), join(to, '@shop', name));
}

/** Runs something in the copy; rejects with what it said. */
async function inCopy(...args: string[]): Promise<string> {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_OPTIONS: '', NODE_ENV: '', FORCE_COLOR: undefined, NO_COLOR: '1' };
  const { stdout, stderr } = await run(process.execPath, args, { cwd: copy, env }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr);
  });
  return stdout + stderr;
}
const make = (...words: string[]) => inCopy('tools/new/new.ts', ...words);

describe('a new remote, component and rule pass every check at once', () => {
  beforeAll(async () => {
    await make('remote', 'rain-days');
    await make('component', 'rain-days/tub');
    await make('component', 'rain-gauge');
    await make('rule', 'order/rain-check');
    await inCopy('tools/build/compile-messages.ts');
  });

  test('and nothing is to be installed again', async () => {
    const packages = (folder: string) => `foreignPackages(readFileSync(${JSON.stringify(join(folder, 'package-lock.json'))}, 'utf8'))`;
    const said = await inCopy(
      '--input-type=module',
      '-e',
      `import { foreignPackages } from './tools/start/install.mjs';
      import { readFileSync } from 'node:fs';
      console.log(${packages(ROOT)} === ${packages(copy)});`,
    );
    expect(said.trim()).toBe('true');
  });

  test('lint and format', async () => {
    await inCopy('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...MADE);
    await inCopy('node_modules/prettier/bin/prettier.cjs', '--check', ...MADE);
  });

  test('boundaries', async () => {
    expect(await faultsOf(OURS, ['tools/checks/boundaries.ts'])).toBe('');
  });

  test('types', async () => {
    const requested = {
      extends: './tsconfig.json',
      files: ['styles.d.ts', 'apps/rain-days/src/remote.tsx', 'libs/routes/src/index.ts', ...MADE.filter((file) => file.endsWith('.ts'))],
      include: [],
    };
    writeFileSync(join(copy, 'tsconfig.made.json'), JSON.stringify(requested));
    expect(await faultsOf(OURS, ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.made.json', '--noEmit', '--pretty', 'false'])).toBe(
      '',
    );
  });

  test('their own specs', async () => {
    const said = await inCopy('node_modules/vitest/vitest.mjs', 'run', 'rain-days', 'rain-gauge', 'rain-check');
    expect(said).toContain('Test Files  5 passed (5)');
  });

  test('the remote builds, and its page is drawn on a server in Dutch', async () => {
    await inCopy('tools/build/build-remote.ts', 'rain-days');
    expect(await inCopy('--input-type=module', '-e', OPEN)).toContain('/rain-days nl: Nieuw hier: rain days true');
  });
});

/** What was made, and what was changed for it. */
const MADE = [
  'apps/rain-days',
  'libs/design-system/src/rain-gauge',
  'libs/domain/src/order/rain-check.ts',
  'libs/domain/src/order/rain-check.spec.ts',
  'libs/contracts/src/remote.ts',
  'libs/routes/src/address/screen.ts',
  'libs/routes/src/address/route-table.ts',
];
const OURS = 'rain-days|rain-gauge|rain-check|libs/routes/src|libs/contracts/src/remote';

/** Opens the door of the built release and renders its page, as a shell does. */
const OPEN = `
import { loadEntry } from './tools/release/checks/load-entry.ts';
import { readFileSync } from 'node:fs';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { IntlProvider } from 'react-intl';
const door = loadEntry(JSON.parse(readFileSync('dist/rain-days/release.json', 'utf8')), 'dist/rain-days');
const messages = await door.messages('nl_NL');
const handler = createStaticHandler(door.routes({ locale: 'nl_NL' }));
const context = await handler.query(new Request('http://shop/rain-days?count=2'));
const page = h(StaticRouterProvider, { router: createStaticRouter(handler.dataRoutes, context), context, hydrate: false });
const html = renderToString(h(IntlProvider, { locale: 'nl', messages }, page));
console.log(door.routes({ locale: 'nl_NL' })[0].path, 'nl:', /<h1>(.*?)<[/]h1>/.exec(html)?.[1], html.includes('2 dingen'));
`;

describe('nothing is made, and one sentence says why', () => {
  test.each([
    ['a name with capitals', ['remote', 'Spa'], 'is no name'],
    ['a remote that is there', ['remote', 'search'], 'apps/search exists already'],
    ['a remote called as a command of the releases', ['remote', 'status'], 'A remote cannot be called "status"'],
    ['a remote called as a screen', ['remote', 'gift-stays'], 'a screen of the shop: giftStays'],
    ['a remote at an address that is there', ['remote', 'sejours'], 'an address of the shop in fr_FR: /sejours'],
    ['a remote called as a library', ['remote', 'domain'], 'a package of the workspace: @shop/domain'],
    ['a component that is there', ['component', 'badge'], 'exists already; nothing was made'],
    ['a component of nobody', ['component', 'nobody/tub'], 'There is no remote "nobody"'],
    ['a way out of the folder', ['rule', '../evil'], 'is no name'],
    ['an unknown kind', ['squad', 'spa'], 'npm run new -- remote NAME'],
  ])('%s', async (_, words, why) => {
    await expect(make(...words)).rejects.toThrow(why);
  });
});

/** Faults that a check finds in some files; others' faults are not ours. */
async function faultsOf(files: string, args: string[]): Promise<string> {
  const said = await inCopy(...args).catch((error: Error) => error.message);
  return said
    .split('\n')
    .filter((line) => new RegExp(files).test(line) && /error|may not|is to be/.test(line))
    .join('\n');
}
