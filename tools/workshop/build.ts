import { brandCss } from '@shop/design-system/brand';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration, build, ROOT } from '../build/webpack-base.ts';
import { workshopPages } from './pages.ts';
import { secondBrand } from './second-brand.ts';

export const WORKSHOP = resolve(ROOT, 'dist/workshop');
type Mode = 'production' | 'development';

/** Builds the workshop into `dist/workshop`: one page for each component's pictures, all with the same script. */
export async function buildWorkshop(mode: Mode): Promise<void> {
  await build(configurationOf(mode));
  await writePages();
}

/** Builds it, and again after every change; `onBuilt` gets what went wrong, or nothing. */
export function watchWorkshop(onBuilt: (fault: string | undefined) => void): void {
  webpack(configurationOf('development')).watch({ aggregateTimeout: 200 }, (error, stats) => {
    const fault = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : undefined);
    writePages().then(
      () => onBuilt(fault),
      (reason: unknown) => onBuilt(String(reason)),
    );
  });
}

function configurationOf(mode: Mode): Configuration {
  const base = baseConfiguration('workshop', 'browser', mode);
  return {
    ...base,
    target: ['web', 'es2022'],
    devtool: false,
    /** MapLibre can load a plug-in by an address; the shop gives it none. */
    ignoreWarnings: [{ module: /maplibre-gl/, message: /Critical dependency/ }],
    entry: { workshop: resolve(import.meta.dirname, 'workshop.tsx') },
    output: { path: WORKSHOP, filename: '[name].js', publicPath: '/', uniqueName: 'workshop', clean: true },
    plugins: [...(base.plugins ?? []), new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
  };
}

async function writePages(): Promise<void> {
  await mkdir(WORKSHOP, { recursive: true });
  await writeFile(resolve(WORKSHOP, 'brands.css'), brandCss(secondBrand));
  await Promise.all(['index', ...workshopPages()].map((page) => writeFile(resolve(WORKSHOP, `${page}.html`), documentOf(page))));
}

function documentOf(page: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page} - workshop</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/workshop.css">
<link rel="stylesheet" href="/brands.css">
<script type="module" src="/workshop.js"></script>
</head>
<body><div id="root" data-page="${page}"></div></body>
</html>
`;
}
