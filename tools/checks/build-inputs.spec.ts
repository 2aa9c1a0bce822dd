import { buildInputFaults, packagesUsed } from './build-inputs.ts';
import type { Import } from './imports.ts';
import type { Member } from './layers.ts';

const member = (folder: string, layer: string, dependencies: string[] = []): Member => {
  const nxName = folder.split('/').at(-1)!;
  return { name: `@shop/${nxName}`, folder, tags: [`type:${layer}`], nxName, dependencies };
};
const members = [member('libs/domain', 'domain'), member('libs/contracts', 'contracts')];
const asks = (from: string, typeOnly = false): Import => ({ from, names: ['x'], typeOnly, line: 1 });

describe('what a build is made from', () => {
  test('a package that is imported for its values', () => {
    expect(packagesUsed('apps/search/src/a.ts', [asks('@shop/domain')], members)).toEqual(['domain']);
  });

  test('not a package of which only types are taken', () => {
    expect(packagesUsed('apps/search/src/a.ts', [asks('@shop/contracts', true)], members)).toEqual([]);
  });

  test('what the host shares at run time is in the build of the host alone', () => {
    expect(packagesUsed('apps/search/src/a.ts', [asks('@shop/contracts/page')], members)).toEqual([]);
    expect(packagesUsed('apps/shell/src/a.ts', [asks('@shop/contracts/page')], members)).toEqual(['contracts']);
  });

  test('not what a specification imports', () => {
    expect(packagesUsed('apps/search/src/a.spec.ts', [asks('@shop/domain')], members)).toEqual([]);
  });
});

describe('what a package says its build is made from', () => {
  test('an app that names what it imports has no fault', () => {
    expect(buildInputFaults(member('apps/search', 'remote', ['domain']), new Set(['domain']))).toEqual([]);
  });

  test('a missing name is a fault that shows the right list', () => {
    expect(buildInputFaults(member('apps/search', 'remote'), new Set(['routes', 'domain']))).toEqual([
      'apps/search/package.json: nx.implicitDependencies is to be ["domain","routes"], for these are what it imports',
    ]);
  });

  test('a needless name is a fault', () => {
    expect(buildInputFaults(member('libs/routes', 'routes', ['domain']), new Set())).toHaveLength(1);
  });

  test('tools are run, not built', () => {
    expect(buildInputFaults(member('tools', 'tools'), new Set(['domain']))).toEqual([]);
  });
});
