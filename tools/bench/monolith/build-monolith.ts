import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compileMessages } from '../../build/compile-messages.ts';
import { writeShellAssets } from '../../build/shell-assets.ts';
import { shellBrowser, shellServer } from '../../build/shell-configuration.ts';
import { ROOT, build } from '../../build/webpack-base.ts';
import { REMOTES } from '../../start/build-all.ts';

export interface Monolith {
  /** The file to run. */
  readonly server: string;
  /** What its pages load. */
  readonly browser: string;
}

/** Builds the shell with every remote inside, both sides, each remote still a part that is loaded when it is needed. */
export async function buildMonolith(): Promise<Monolith> {
  const out = join(ROOT, 'dist/monolith');
  await mkdir(out, { recursive: true });
  // A build that came out of Nx's cache has left no words behind.
  for (const name of [...REMOTES, 'shell']) compileMessages(join(ROOT, 'apps', name));
  await build(await serverOf(out));
  await build(await browserOf(out));
  const browser = join(out, 'browser');
  await writeShellAssets(browser);
  return { server: join(out, 'server/main.mjs'), browser };
}

async function serverOf(out: string): Promise<Configuration> {
  const file = join(out, 'all-remotes.ts');
  const imports = REMOTES.map((name) => `import ${name} from '${remoteOf(name)}';`);
  await writeFile(file, [...imports, `export const remotes = { ${REMOTES.join(', ')} };`].join('\n'));
  const server = shellServer(out, 'production');
  return {
    ...server,
    name: 'monolith',
    resolve: { ...server.resolve, alias: { ...server.resolve?.alias, 'all-remotes': file } },
    externals: [
      ({ request = '' }, done) =>
        /^[@a-z]/i.test(request) && !/^(@shop\/|all-remotes)/.test(request) ? done(undefined, `node-commonjs ${request}`) : done(),
    ],
    plugins: [...(server.plugins ?? []), inPlaceOf(/host[\\/]remote-host\.ts$/, 'one-host.ts')],
  };
}

async function browserOf(out: string): Promise<Configuration> {
  const file = join(out, 'all-loaders.ts');
  const imports = REMOTES.map((name) => `  '${name}': () => import('${remoteOf(name)}'),`);
  await writeFile(file, ['export const loaders = {', ...imports, '};'].join('\n'));
  const browser = shellBrowser(out, 'production');
  const apart = { test: /\.tsx?$/, include: REMOTES.map((name) => join(ROOT, 'apps', name)), enforce: 'pre' as const };
  return {
    ...browser,
    name: 'monolith-browser',
    resolve: { ...browser.resolve, alias: { ...browser.resolve?.alias, 'all-loaders': file } },
    module: {
      ...browser.module,
      rules: [...(browser.module?.rules ?? []), { ...apart, loader: join(ROOT, 'tools/bench/monolith/own-chunks.mjs') }],
    },
    ignoreWarnings: [{ module: /maplibre-gl/, message: /Critical dependency/ }],
    plugins: [...(browser.plugins ?? []), inPlaceOf(/browser[\\/]load-remote\.ts$/, 'one-loader.ts')],
  };
}

const remoteOf = (name: string) => join(ROOT, 'apps', name, 'src/remote.tsx');

const inPlaceOf = (module: RegExp, ours: string) =>
  new webpack.NormalModuleReplacementPlugin(module, join(ROOT, 'tools/bench/monolith', ours));
