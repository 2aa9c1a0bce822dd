import { existsSync, readFileSync } from 'node:fs';
import { PROGRAMS } from '../image/programs.ts';
import { knownSettings, problemsOf } from './settings-in-use.ts';

const DOCUMENT = readFileSync('docs/operating.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** What a section says, up to the next heading of its depth. */
function section(heading: string): string {
  const [, rest = ''] = DOCUMENT.split(`\n${heading}\n`);
  const depth = heading.split(' ', 1)[0]!.length;
  return rest.split(new RegExp(`^#{1,${depth}} `, 'm'), 1)[0]!;
}

/** Names in the first column of the tables of a section. */
const settingsIn = (heading: string) =>
  [...section(heading).matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => name!),
  );

/** Read by the packages that the shop stands on, and by the client of the object store. */
const OF_OTHERS = ['PATH', 'AWS_ENDPOINT_URL', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** Commands that tell how they are called. */
const OPERATORS = /tools\/(operator|content|release)\/[\w-]+\.ts/;

describe('docs/operating.md', () => {
  test('lists every setting that the processes read, and no other', () => {
    const read = [...knownSettings()].filter((name) => !OF_OTHERS.includes(name));
    const listed = ['### Both', '### API', '### Shell'].flatMap(settingsIn);
    expect([...new Set(listed)].sort()).toEqual(read.sort());
  });

  test('marks those without which production does not start', () => {
    const marked = [...section('## Configuration').matchAll(/`([A-Z][A-Z0-9_]*)` \*/g)].map(([, name]) => name!);
    // Which keys of a provider are needed, its own row says.
    const missing = (['api', 'shell'] as const)
      .flatMap((kind) => Object.keys(problemsOf(kind, {})))
      .filter((name) => !name.startsWith('STRIPE_'));
    expect(marked.sort()).toEqual([...new Set(missing)].sort());
  });

  test('names commands that are there, with words that they know', () => {
    const commands = [...DOCUMENT.matchAll(/npm run ([\w:]+)(?: -- ([a-z][\w-]*))?/g)].map(([, name = '', word]) => ({ name, word }));
    expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
    const ofOperator = commands.filter(({ name, word }) => word && OPERATORS.test(scripts[name]!));
    expect(new Set(ofOperator.map(({ name }) => name)).size).toBeGreaterThan(6);
    expect(ofOperator.filter(({ name, word }) => !usageOf(name).includes(word!))).toEqual([]);
  });

  test('tells of no command in an alert that the image does not hold', () => {
    const named = [...section('## Alerts, and what to do').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    const [, ofImage = ''] = /^\| (`npm run doctor`[^|]*)\|/m.exec(section('## Install')) ?? [];
    const listed = [...ofImage.matchAll(/`(?:npm run )?(\w+)`/g)].map(([, name = '']) => name);
    expect(listed.length).toBeGreaterThan(10);
    const programs = [...named, ...listed].map((name) => /tools\/(?:operator|content|doctor)\/[\w-]+\.ts/.exec(scripts[name]!)?.[0]);
    expect(programs.filter((program) => program !== undefined && !PROGRAMS.includes(program))).toEqual([]);
  });

  test('names files that are there', () => {
    const files = [
      ...DOCUMENT.matchAll(/(?:node (?:--[\w-]+ )*|`)((?:apps|tools|deploy|docs|e2e)\/[\w./@-]+\.(?:ts|mjs|yaml|json|example))/g),
    ];
    expect(files.map(([, file]) => file!).filter((file) => !existsSync(file))).toEqual([]);
  });
});

/** What a command answers to a call that it does not understand. */
function usageOf(name: string): string {
  const [file = ''] = OPERATORS.exec(scripts[name]!) ?? [];
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
  const [usage = ''] = /(['`])(?:Say wh|npm run )[\s\S]*?\1/.exec(source) ?? [];
  return usage;
}
