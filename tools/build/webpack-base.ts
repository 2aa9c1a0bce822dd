import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { resolve } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

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
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) })],
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
