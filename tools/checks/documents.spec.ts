import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENTS = globSync(['README.md', 'docs/**/*.md', 'apps/*/README.md', 'libs/*/README.md', 'tools/**/README.md'], {
  cwd: ROOT,
  exclude: (path) => String(path).includes('node_modules'),
});

const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1]!).filter((link) => !/^[a-z]+:/.test(link));
const pathsOf = (text: string) => [...text.matchAll(/`((?:apps|libs|tools|e2e)\/[\w./-]*[\w-])`/g)].map((match) => match[1]!);

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
const scriptsOf = (text: string) => [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map((match) => match[1]!);

describe('documents lead to what is there', () => {
  test.each(DOCUMENTS)('every link and path of %s exists', (document) => {
    const text = readFileSync(join(ROOT, document), 'utf8');
    const missing = [
      ...linksOf(text).filter((link) => !existsSync(join(ROOT, dirname(document), link))),
      ...pathsOf(text).filter((path) => !existsSync(join(ROOT, path))),
    ];
    expect(missing).toEqual([]);
  });

  test.each(DOCUMENTS)('every command of %s exists', (document) => {
    const named = scriptsOf(readFileSync(join(ROOT, document), 'utf8'));
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('every decision note is on the list of decisions', () => {
    const list = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
    const notes = globSync('*.md', { cwd: join(ROOT, 'docs/decisions') }).filter((note) => note !== 'README.md');
    expect(notes.filter((note) => !list.includes(`(${note})`))).toEqual([]);
  });
});
