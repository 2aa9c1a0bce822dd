import type { Release } from '@shop/federation';
import { integrityOf } from '@shop/federation/server';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two remotes with a page whose title both server and browser draw, and that is there without a back end. */
export const PAGES = {
  account: { path: '/account/wishlist', title: 'Vos favoris' },
  gifting: { path: '/beneficiary/login', title: 'Vous avez reçu un cadeau ?' },
} as const;

export type Redeployed = keyof typeof PAGES;

const LEAK = `;setInterval(() => { (globalThis.__leak ??= new WeakMap()).set({}, 1); new Array(1e4).fill(1); }, 5);`;

/** The built remote as another release, whose title ends with its id on both sides; `leaks` leaves timers behind on purpose. */
export function variant(target: string, { name, id, leaks }: { name: Redeployed; id: string; leaks: boolean }): string {
  rmSync(target, { recursive: true, force: true });
  cpSync(`dist/${name}`, target, { recursive: true, filter: (file) => !/\.(br|gz|map)$/.test(file) });
  const release = JSON.parse(readFileSync(join(target, 'release.json'), 'utf8')) as Release;
  const integrity = { ...release.integrity };
  const change = (file: string, by: (text: string) => string) => {
    const before = readFileSync(join(target, file), 'utf8');
    const after = by(before);
    if (after === before) return;
    writeFileSync(join(target, file), after);
    integrity[file] = integrityOf(after);
  };
  const { title } = PAGES[name];
  const words = release.browser.messages.fr_FR!;
  change(release.server.file, (text) => text.replaceAll(title, `${title} ${id}`) + (leaks ? LEAK : ''));
  change(words, (text) => text.replaceAll(title, `${title} ${id}`));
  // The loader of the chunks knows their hashes.
  for (const file of globSync('browser/*.js', { cwd: target }))
    change(file, (text) => text.replaceAll(release.integrity[words]!, integrity[words]!));
  const stored = Object.fromEntries(Object.entries(integrity).filter(([file]) => !/\.(br|gz|map)$/.test(file)));
  writeFileSync(join(target, 'release.json'), JSON.stringify({ ...release, release: id, integrity: stored }));
  return target;
}
