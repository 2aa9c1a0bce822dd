import type { Release } from '@shop/federation';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a remote may weigh, in kB after gzip. */
export interface SizeBudget {
  /** Scripts that every page with this remote loads: entry, door and the heaviest locale's words. */
  readonly door: number;
  /** Scripts that one page loads besides. */
  readonly page: number;
  /** Style sheets of the door, and of a page. */
  readonly css: number;
}

/** A page's first load may cost 165 kB; the shell takes most of it (docs/architecture.md, "Weight"). */
export const SIZE_BUDGET: SizeBudget = { door: 45, page: 30, css: 22 };

export interface Weighed {
  readonly what: string;
  readonly kB: number;
  readonly budget: number;
}

/** Every weight of a release beside its budget. */
export function weigh(release: Release, folder: string, budget: SizeBudget = SIZE_BUDGET): Weighed[] {
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + zipped(join(folder, file)), 0) / 1_000;
  const { entry, js, css, pages, messages } = release.browser;
  const words = Math.max(0, ...Object.values(messages).map((file) => sum([file])));
  return [
    { what: 'JavaScript of the door', kB: sum([entry, ...js]) + words, budget: budget.door },
    { what: 'CSS of the door', kB: sum(css), budget: budget.css },
    ...Object.entries(pages).flatMap(([name, page]) => [
      { what: `JavaScript of page "${name}"`, kB: sum(page.js), budget: budget.page },
      { what: `CSS of page "${name}"`, kB: sum(page.css), budget: budget.css },
    ]),
  ];
}

export function sizeFaults(weighed: readonly Weighed[]): string[] {
  return weighed
    .filter(({ kB, budget }) => kB > budget)
    .map(({ what, kB, budget }) => `size: ${what} weighs ${kB.toFixed(1)} kB after gzip, ${budget} kB are allowed`);
}

function zipped(file: string): number {
  if (existsSync(`${file}.gz`)) return readFileSync(`${file}.gz`).length;
  return existsSync(file) ? gzipSync(readFileSync(file), { level: 9 }).length : 0;
}
