import { writeFile } from 'node:fs/promises';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { resolve } from 'node:path';
import { baseConfiguration, build, ROOT } from '../build/webpack-base.ts';
import { workshopPages } from './pages.ts';

export const WORKSHOP = resolve(ROOT, 'dist/workshop');

/** Builds the workshop into `dist/workshop`: one page for each component's pictures, all with the same script. */
export async function buildWorkshop(mode: 'production' | 'development'): Promise<void> {
  const base = baseConfiguration('workshop', 'browser', mode);
  await build({
    ...base,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { workshop: resolve(import.meta.dirname, 'workshop.tsx') },
    output: { path: WORKSHOP, filename: '[name].js', publicPath: '/', uniqueName: 'workshop', clean: true },
    plugins: [...(base.plugins ?? []), new MiniCssExtractPlugin({ filename: '[name].css' })],
  });
  const pages = ['index', ...workshopPages()];
  await Promise.all(pages.map((page) => writeFile(resolve(WORKSHOP, `${page}.html`), documentOf(page))));
}

function documentOf(page: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page} - workshop</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/workshop.css">
<script type="module" src="/workshop.js"></script>
</head>
<body><div id="root" data-page="${page}"></div></body>
</html>
`;
}
