import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { resolve } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { CompactStyles } from './compact-styles.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

/** What every build of the workspace has in common. */
export function baseConfiguration(name: string, side: 'browser' | 'server', mode: 'production' | 'development'): Configuration {
  const server = side === 'server';
  return {
    name: `${name}-${side}`,
    mode,
    context: ROOT,
    devtool: mode === 'development' ? 'cheap-module-source-map' : 'hidden-source-map',
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { '@formatjs/icu-messageformat-parser$': resolve(ROOT, 'node_modules/@formatjs/icu-messageformat-parser/no-parser.js') },
    },
    module: { rules: [scripts, styles(server), fonts(server), tiles(server)] },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        // What only a server does falls out of the browser's files.
        ...(!server && { 'typeof window': JSON.stringify('object') }),
      }),
      ...(mode === 'production' ? [new CompactStyles()] : []),
    ],
  };
}

const scripts: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};

/** Class names carry the package's name, so that equal paths of two remotes never collide. */
function styles(server: boolean): RuleSetRule {
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'camelCaseOnly',
    exportOnlyLocals: server,
    localIdentName: '[uniqueName]-[hash:base64:6]',
  };
  return { test: /\.css$/, use: [...(server ? [] : [MiniCssExtractPlugin.loader]), { loader: 'css-loader', options: { modules } }] };
}

function fonts(server: boolean): RuleSetRule {
  return { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name].[contenthash:8][ext]', emit: !server } };
}

/** The embedded base map: a file of the browser's, of which a server knows the address only. */
function tiles(server: boolean): RuleSetRule {
  return { test: /\.pmtiles$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]', emit: !server } };
}

/** Smaller than what webpack's own choice makes of the same code (0.7 kB of each first load), in a fifth of its time. */
export const minimizer = [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { compress: { passes: 3 } } })];

/** Runs a configuration; rejects with webpack's own report. */
export function build(configuration: Configuration): Promise<webpack.Stats> {
  const compiler = webpack(configuration);
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return fail(error);
        if (!stats || stats.hasErrors())
          return fail(new Error(stats?.toString({ all: false, errors: true, errorDetails: true, colors: false }) ?? 'no result'));
        if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true, colors: false }));
        done(stats);
      });
    });
  });
}
