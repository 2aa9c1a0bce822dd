import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { remoteBrowser } from '../build/remote-configuration.ts';
import { ROOT } from '../build/webpack-base.ts';

/** Where a shell in development tells of a remote's new build. */
export const hotAddress = (name: string) => `/dev/hot/${name}`;

/** The browser side of one remote while it is worked on: the same container, with code that can be replaced while it runs. */
export function localBrowser(name: string, out: string): Configuration {
  const base = remoteBrowser(name, out, 'development');
  const isReleased = (plugin: unknown) => plugin instanceof SubresourceIntegrityPlugin || plugin instanceof MiniCssExtractPlugin;
  return {
    ...base,
    output: { ...base.output, filename: '[name].dev.js', chunkFilename: '[name].dev.js', hotUpdateGlobal: `hot_${name}` },
    optimization: { ...base.optimization, moduleIds: 'named' },
    module: { rules: [refreshed, ...(base.module?.rules ?? []).slice(1)] },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !isReleased(plugin)),
      new MiniCssExtractPlugin({ filename: '[name].dev.css', chunkFilename: '[name].dev.css', ignoreOrder: true }),
      new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, join(ROOT, 'tools/dev/refresh-runtime.cjs')),
      new webpack.DefinePlugin({ HOT_ADDRESS: JSON.stringify(hotAddress(name)) }),
      new webpack.EntryPlugin(ROOT, join(ROOT, 'tools/dev/hot-client.ts'), { name: undefined }),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, forceEnable: true, exclude: [/node_modules/, /tools[\\/]dev/] }),
    ],
  };
}

const refreshed: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: false, refresh: true } },
    },
  },
};
