import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { retiredNames } from './retired-names.ts';
import { sourcesOf } from './workspace.ts';

const root = resolve(import.meta.dirname, '../..');

test('no source uses a retired name', () => {
  const found = sourcesOf(root, ['apps', 'libs', 'tools', 'e2e'])
    .filter((file) => !file.startsWith('tools/checks/retired-names') && !file.startsWith('tools/catalogue/'))
    .flatMap((file) => retiredNames(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});

test('a retired name is found with the name that takes its place', () => {
  expect(retiredNames('const part = sleepingPart(load);')).toEqual(['sleepingPart is now lazyHydration']);
});
