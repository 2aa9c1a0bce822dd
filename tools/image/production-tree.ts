/**
 * `node tools/image/production-tree.ts FOLDER`: lays out what a shop in production runs on, and nothing else, in a new folder:
 * the programs below with every file that they reach, the built shell, and the pinned Node. It runs there by itself, from
 * `/opt/shop` for a container or for systemd. Builds nothing: `npm run build` comes first.
 */
import { nodeFileTrace } from '@vercel/nft';
import { cpSync, existsSync, globSync, lstatSync, mkdirSync, readFileSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, findPackageJSON, stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { PROGRAMS, SHELL } from './programs.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Reached by the start program on a developer's machine only: working on remotes, and the invented catalogue. */
const DEVELOPMENT = ['tools/dev/**', 'tools/start/prepare-database.ts'];

const [target] = process.argv.slice(2);
if (!target) end('Name a folder that does not exist yet: node tools/image/production-tree.ts FOLDER');
else if (existsSync(target)) end(`${target} exists already: name a folder that does not.`);
else if (!existsSync(join(ROOT, SHELL))) end('The shell is not built: run "npm run build" first.');
else await layOut(resolve(target));

async function layOut(folder: string): Promise<void> {
  const { fileList } = await nodeFileTrace([...PROGRAMS, ...packagesOfShell()], {
    base: ROOT,
    processCwd: ROOT,
    ts: true,
    ignore: DEVELOPMENT,
    readFile: readable,
  });
  for (const file of fileList) place(file, folder);
  const shell = globSync('dist/shell/**/*', { cwd: ROOT }).filter((file) => !file.endsWith('.map') && lstatSync(join(ROOT, file)).isFile());
  for (const file of shell) place(file, folder);
  place('package.json', folder);
  placeNode(folder);
}

/** Files with types are read as Node runs them. */
async function readable(path: string): Promise<Buffer | string | null> {
  try {
    const file = await readFile(path);
    return path.endsWith('.ts') ? stripTypeScriptTypes(file.toString()) : file;
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** The built shell asks for its packages by a `require` of another name, which a reader of code does not recognise. */
function packagesOfShell(): string[] {
  const require = createRequire(join(ROOT, SHELL));
  const names = [...readFileSync(join(ROOT, SHELL), 'utf8').matchAll(/require\("([^"]+)"\)/g)].map((match) => match[1]!);
  const packages = names.filter((name) => !name.startsWith('node:'));
  return packages.flatMap((name) => [require.resolve(name), findPackageJSON(name, join(ROOT, SHELL)) ?? '']);
}

/** Links stay links: a package of the workspace is found by its link in `node_modules`. */
function place(file: string, folder: string): void {
  const [from, to] = [join(ROOT, file), join(folder, file)];
  if (existsSync(to) || !existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  const found = lstatSync(from);
  if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (found.isFile()) cpSync(from, to);
}

/** Without its headers, its manual and npm. */
function placeNode(folder: string): void {
  const link = 'node_modules/.bin/node';
  place(relative(ROOT, realpathSync(join(ROOT, link))), folder);
  place(link, folder);
}

function end(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}
