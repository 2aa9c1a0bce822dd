import { CONTRACT_VERSION } from '@shop/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kit } from './kit/index.ts';

interface SharedNames {
  /** The contract whose releases find these names. */
  readonly contract: string;
  /** What a shell takes of a remote's container. */
  readonly door: string;
  /** Names by module; `*` where a module is shared as its package has it, whose version says what is in it. */
  readonly modules: Readonly<Record<string, '*' | readonly string[]>>;
}

const FILE = 'libs/federation/src/kit/shared-names.json';
const listed = JSON.parse(readFileSync(join(import.meta.dirname, 'kit/shared-names.json'), 'utf8')) as SharedNames;
const majorOf = (version: string) => version.split('.')[0];
const namesOf = (module: unknown) => Object.keys(module as object).toSorted();

const KEEP = `Releases that are live find these names at run time; without them they fail for visitors, though every remote of this repository builds.
Put each name back: where it is renamed, give it out under both names.
To take one away, raise the major of CONTRACT_VERSION (libs/contracts/src/remote.ts) and the contract in ${FILE} with it, and remove the
name there: shells of the new contract refuse every release from before, so that all squads release together with them.`;
const ADD = `Add each to ${FILE}: from the first release that uses it on, it may not go away.`;

test('every name that a released remote may use is still shared', () => {
  const gone = Object.entries(listed.modules).flatMap(([module, names]) => {
    if (!(module in kit)) return [module];
    return names === '*' ? [] : names.filter((name) => !(name in (kit[module] as object))).map((name) => `${module}: ${name}`);
  });

  expect(gone, KEEP).toEqual([]);
});

test('every name that is shared stands in the list', () => {
  const unlisted = Object.entries(kit).flatMap(([module, shared]) => {
    const names = listed.modules[module];
    if (names === undefined) return [module];
    return names === '*'
      ? []
      : namesOf(shared)
          .filter((name) => !names.includes(name))
          .map((name) => `${module}: ${name}`);
  });

  expect(unlisted, ADD).toEqual([]);
});

test('the list is that of the contract which shells keep', () => {
  expect(majorOf(listed.contract), KEEP).toBe(majorOf(CONTRACT_VERSION));
});

test('a remote is still opened by the name that its container exposes', () => {
  const loader = readFileSync(join(import.meta.dirname, 'browser/load-remote.ts'), 'utf8');

  expect(loader.includes(`container.get('${listed.door}')`), KEEP).toBe(true);
});
