import { kitFault, type Kit } from './kit.ts';

const kit: Kit = new Map([['react-router', new Set(['Link', 'data'])]]);
const member = (folder: string, layer: string) => ({ name: `@shop/${folder}`, folder, tags: [`type:${layer}`] });
const members = [
  member('apps/search', 'remote'),
  member('apps/new-remote', 'remote'),
  member('apps/shell', 'shell'),
  member('libs/design-system', 'design-system'),
];
const fault = (file: string, names: string[], typeOnly = false) =>
  kitFault(file, { from: 'react-router', names, typeOnly, line: 1 }, { kit, members });

describe('what the shell shares with remotes', () => {
  test('a remote may take what is shared', () => {
    expect(fault('apps/search/src/remote.tsx', ['Link', 'data'])).toBeUndefined();
  });

  test('a remote that takes more is told which name and where the list is', () => {
    expect(fault('apps/search/src/remote.tsx', ['Link', 'useFormAction'])).toBe(
      'the shell does not share useFormAction of react-router (libs/federation/src/kit)',
    );
  });

  test('a remote that was added since is held to it by the tag of its package', () => {
    expect(fault('apps/new-remote/src/remote.tsx', ['useFormAction'])).toContain('does not share useFormAction');
  });

  test('all of a package at once is never shared', () => {
    expect(fault('libs/design-system/src/link.tsx', ['*'])).toContain('does not share *');
  });

  test('types, specifications and the shell itself are free', () => {
    expect(fault('apps/search/src/remote.tsx', ['RouteObject'], true)).toBeUndefined();
    expect(fault('apps/search/src/pages/results.spec.tsx', ['createMemoryRouter'])).toBeUndefined();
    expect(fault('apps/shell/src/browser.tsx', ['createBrowserRouter'])).toBeUndefined();
  });
});
