import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const DIST = join(import.meta.dirname, '../../..', 'dist');
/** Words of another language than the one that is walked in. */
const OTHER_WORDS = /^(messages|words)-(?!.*fr_FR)/;

/** Every script and style sheet that a visitor of the French shop may fetch: the shell's, and those of the releases' own lists. */
export function releasedFiles(): readonly string[] {
  const remotes = readdirSync(DIST).filter((name) => existsSync(join(DIST, name, 'release.json')));
  const listed = remotes.flatMap((name) => {
    const { integrity } = JSON.parse(readFileSync(join(DIST, name, 'release.json'), 'utf8')) as { integrity: Record<string, string> };
    return Object.keys(integrity).filter((file) => file.startsWith('browser/'));
  });
  const all = [...listed, ...readdirSync(join(DIST, 'shell', 'browser'))].map((file) => basename(file));
  return [...new Set(all.filter((file) => /\.(js|mjs|css)$/.test(file) && !OTHER_WORDS.test(file)))];
}
