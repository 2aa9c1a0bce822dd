import { existsSync, readdirSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { readFile, writeFile } from 'node:fs/promises';
import { newComponent } from './new-component.ts';
import { newRemote } from './new-remote.ts';
import { newRule } from './new-rule.ts';
import { carryOut, NewRefusal, type Plan } from './plan.ts';
import { isName } from './names.ts';
import { reservedFor } from './reserved-names.ts';
import { membersOf } from '../checks/workspace.ts';

const HELP = `npm run new -- remote NAME               a remote: apps/NAME, reached at /NAME
npm run new -- component [REMOTE/]NAME   a component of the design system, or of a remote
npm run new -- rule SUBJECT/NAME         a rule of the trade in libs/domain`;
const NEXT: Readonly<Record<string, string>> = {
  remote: 'Next: npm start, then open the address; npm run dev -- NAME works on it alone; docs/squads.md goes on from there.',
  component: 'Next: npm run unit -- NAME; a picture of each state goes into NAME.pictures.tsx beside it.',
  rule: 'Next: npm run unit -- NAME; give it its word in docs/glossary.md.',
};

try {
  const [kind = '', given = ''] = process.argv.slice(2);
  const touched = carryOut(planOf(kind, given), '.');
  for (const file of touched) await tidy(file);
  console.log(`${touched.map((file) => `  ${file}`).join('\n')}\n${NEXT[kind]?.replaceAll('NAME', given.split('/').at(-1) ?? '') ?? ''}`);
} catch (error) {
  if (!(error instanceof NewRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function planOf(kind: string, given: string): Plan {
  const parts = given.split('/');
  if (!parts.every(isName) || parts.length > 2)
    throw new NewRefusal(`${given ? `"${given}" is no name: small letters, digits and single dashes.\n` : ''}${HELP}`);
  const [first = '', second] = parts;
  if (kind === 'remote' && !second) return newRemoteOf(first);
  if (kind === 'component') return second ? inRemote(first, second) : newComponent(undefined, first);
  if (kind === 'rule' && second) return newRule(first, second);
  throw new NewRefusal(HELP);
}

function newRemoteOf(name: string): Plan {
  if (existsSync(`apps/${name}`)) throw new NewRefusal(`apps/${name} exists already; there are ${readdirSync('apps').join(', ')}.`);
  const reserved = reservedFor(
    name,
    membersOf('.').map((member) => member.name),
  );
  if (reserved)
    throw new NewRefusal(`A remote cannot be called "${name}": the name is already ${reserved}. Choose another; nothing was made.`);
  return newRemote(name);
}

function inRemote(remote: string, name: string): Plan {
  if (!existsSync(`apps/${remote}/src/remote.tsx`)) throw new NewRefusal(`There is no remote "${remote}".`);
  return newComponent(remote, name);
}

async function tidy(file: string): Promise<void> {
  if (file.endsWith('package-lock.json')) return;
  const content = await readFile(file, 'utf8');
  await writeFile(file, await format(content, { ...(await resolveConfig(file)), filepath: file }));
}
