import { kitFault, type Kit } from './kit.ts';

const kit: Kit = new Map([['react-router', new Set(['Link', 'data'])]]);
const fault = (file: string, names: string[], typeOnly = false) => kitFault(file, { from: 'react-router', names, typeOnly, line: 1 }, kit);

describe('what the shell shares with remotes', () => {
  test('a remote may take what is shared', () => {
    expect(fault('apps/search/src/remote.tsx', ['Link', 'data'])).toBeUndefined();
  });

  test('a remote that takes more is told which name and where the list is', () => {
    expect(fault('apps/search/src/remote.tsx', ['Link', 'useFormAction'])).toBe(
      'the shell does not share useFormAction of react-router (libs/federation/src/kit)',
    );
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
