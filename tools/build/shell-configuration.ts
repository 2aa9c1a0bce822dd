import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import type { Mode } from './remote-configuration.ts';
import { SHARED, versionOf } from './shared-packages.ts';
import { StyleIntegrity } from './style-integrity.ts';
import { ROOT, baseConfiguration, minimizer } from './webpack-base.ts';

/** Browser side: an ordinary bundle that shares its packages to the containers it loads. */
export function shellBrowser(out: string, mode: Mode): Configuration {
  const base = baseConfiguration('shell', 'browser', mode);
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {
      main: [...(mode === 'development' ? [join(ROOT, 'tools/dev/refresh-hook.ts')] : []), join(ROOT, 'apps/shell/src/browser/entry.ts')],
    },
    output: {
      path: join(out, 'browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: '/assets/',
      uniqueName: 'shell',
      clean: true,
      crossOriginLoading: 'anonymous',
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), unusedParts, whole] },
    /** What every page begins with is one sheet, in which the order of the cascade layers stands first. */
    optimization: {
      minimizer,
      splitChunks: {
        cacheGroups: {
          styles: { name: 'styles', type: 'css/mini-extract', chunks: (chunk) => !chunk.name?.startsWith('opened-'), enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true }),
      // The same digest as in release.json: the browser uses a preloaded file only where both name one and the same.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      ...(mode === 'production' ? [new StyleIntegrity()] : []),
    ],
  };
}

/** What the shop does not use of its router falls away: that is 8 kB of every first load. */
const unusedParts: RuleSetRule = {
  test: /react-router[\\/]dist[\\/]production[\\/].*\.js$/,
  loader: join(ROOT, 'tools/build/pure-components.ts'),
};

/**
 * Packages that are entered by their front door only. Where lazily loaded chunks import single modules of them, each stays a module of its own in the first
 * load, and names can no longer be shortened across them: that is 2.3 kB.
 */
const whole: RuleSetRule = { test: /node_modules[\\/](?:@tanstack|jotai|react-intl|@formatjs|intl-messageformat)[\\/]/, sideEffects: true };

/** Server side: our own code in one file; packages are required from node_modules. */
export function shellServer(out: string, mode: Mode): Configuration {
  const base = baseConfiguration('shell', 'server', mode);
  const versions = Object.fromEntries(SHARED.map((name) => [name, versionOf(name)]));
  return {
    ...base,
    target: 'node24',
    entry: { main: join(ROOT, 'apps/shell/src/server/main.ts') },
    output: {
      path: join(out, 'server'),
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      uniqueName: 'shell',
      publicPath: '/assets/',
      clean: true,
      chunkFormat: 'module',
    },
    experiments: { outputModule: true },
    externals: [({ request }, done) => (isPackage(request ?? '') ? done(undefined, `node-commonjs ${request}`) : done())],
    optimization: { minimize: false },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(versions) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

function isPackage(request: string): boolean {
  return /^[@a-z]/i.test(request) && !request.startsWith('@shop/');
}
