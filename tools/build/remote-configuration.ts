import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { SHARED, sharedRanges } from './shared-packages.ts';
import { StyleIntegrity } from './style-integrity.ts';
import { ROOT, baseConfiguration, minimizer } from './webpack-base.ts';

export type Mode = 'production' | 'development';

/** Global variable that holds a remote's container in the browser. */
export const containerOf = (name: string) => `shop_${name.replaceAll('-', '_')}`;

/** As in `tokens.css` of the design system. */
const LAYERS = '@layer tokens, design-system, shell, remote, brand;';

/** Browser side: a Module Federation container that asks everything shared of the shell. */
export function remoteBrowser(name: string, out: string, mode: Mode): Configuration {
  const base = baseConfiguration(name, 'browser', mode);
  const ranges = sharedRanges();
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: join(out, 'browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      uniqueName: name,
      clean: true,
      crossOriginLoading: 'anonymous',
    },
    /** A page is one file: the head names the files of its chunk, and knows no other that it might share with somebody. */
    optimization: {
      minimizer,
      chunkIds: 'named',
      moduleIds: 'deterministic',
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('page-'),
        cacheGroups: {
          /** What is asked of the shell is no file: a chunk of its own would have none, and no hash. */
          default: { minChunks: 2, priority: -20, reuseExistingChunk: true, type: (type) => type !== 'consume-shared-module' },
          /** What every page of the remote begins with is one sheet: each further one is a request before the first paint. */
          styles: {
            name: 'styles',
            type: 'css/mini-extract',
            chunks: (chunk) => !/^(page|below|opened)-/.test(chunk.name ?? ''),
            enforce: true,
          },
        },
      },
    },
    /** MapLibre can load a plug-in by an address; the shop gives it none. */
    ignoreWarnings: [{ module: /maplibre-gl/, message: /Critical dependency/ }],
    plugins: [
      ...(base.plugins ?? []),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css', ignoreOrder: true }),
      /** Whichever sheet comes first says the order of the layers: then no order of sheets changes a look. */
      new webpack.BannerPlugin({ banner: LAYERS, raw: true, test: /\.css$/ }),
      new ModuleFederationPlugin({
        name: containerOf(name),
        filename: 'remoteEntry.js',
        exposes: { './remote': join(ROOT, 'apps', name, 'src/remote.tsx') },
        shared: Object.fromEntries(
          SHARED.map((shared) => [shared, { singleton: true, import: false as const, requiredVersion: ranges[shared] }]),
        ),
        manifest: true,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new webpack.NormalModuleReplacementPlugin(
        /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
        join(ROOT, 'libs/federation/src/remote/container-runtime.ts'),
      ),
      // The same digest as in release.json: the browser uses a preloaded file only where both name one and the same.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      ...(mode === 'production' ? [new StyleIntegrity()] : []),
    ],
  };
}

/** Server side: one CommonJS file whose only `require`s are the shared packages. */
export function remoteServer(name: string, out: string, mode: Mode): Configuration {
  const base = baseConfiguration(name, 'server', mode);
  return {
    ...base,
    target: 'node24',
    entry: { remote: join(ROOT, 'apps', name, 'src/remote.tsx') },
    output: {
      path: join(out, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      uniqueName: name,
      publicPath: '',
      clean: true,
    },
    externalsPresets: { node: false },
    externals: Object.fromEntries(SHARED.map((shared) => [shared, `commonjs ${shared}`])),
    optimization: { minimize: false },
    /** Files beside the code are for browsers: a server names none, and needs no `node:url` to find them. */
    module: { ...base.module, parser: { javascript: { url: false } } },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
