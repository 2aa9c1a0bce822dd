import type { Import } from './imports.ts';
import { importFault, layerOf, type Member } from './layers.ts';

const member = (folder: string, layer: string): Member => {
  return { name: `@shop/${folder.split('/').at(-1)}`, folder, tags: [`type:${layer}`] };
};
const members = [
  member('apps/api', 'api'),
  member('apps/product', 'remote'),
  member('apps/search', 'remote'),
  member('apps/shell', 'shell'),
  member('libs/api-client', 'api-client'),
  member('libs/contracts', 'contracts'),
  member('libs/design-system', 'design-system'),
  member('libs/domain', 'domain'),
  member('libs/federation', 'federation'),
  member('libs/i18n', 'i18n'),
  member('libs/routes', 'routes'),
  member('libs/testing', 'testing'),
  member('tools', 'tools'),
  member('tools/pictures', 'pictures'),
];
const fault = (file: string, from: string, more: Partial<Import> = {}) =>
  importFault(file, { from, names: ['x'], typeOnly: false, line: 1, ...more }, members);

describe('imports that are allowed', () => {
  test.each([
    ['apps/search/src/pages/results.tsx', '@shop/domain'],
    ['apps/search/src/pages/results.tsx', '@shop/contracts/page'],
    ['apps/search/src/pages/results.tsx', './results.module.css'],
    ['apps/search/src/pages/results.tsx', '../views/results-view.ts'],
    ['apps/search/src/pages/results.tsx', 'react'],
    ['apps/search/src/pages/results.spec.tsx', '@shop/testing'],
    ['apps/shell/src/server.ts', '@shop/federation/server'],
    ['apps/shell/src/server.ts', '@shop/i18n/server'],
    ['apps/api/src/main.ts', '@shop/pictures'],
    ['apps/api/src/mail/mail-look.ts', '@shop/design-system/brand'],
    ['apps/api/src/search/routes/offer-routes.ts', '@shop/contracts'],
    ['libs/routes/src/results.ts', '@shop/domain'],
    ['tools/build/write-release.ts', '@shop/federation/server'],
    ['apps/api/src/accounts/routes/account-shop.test-utils.ts', '@shop/testing'],
  ])('%s may import %s', (file, from) => {
    expect(fault(file, from)).toBeUndefined();
  });

  test('a remote may take types from the contracts', () => {
    expect(fault('apps/search/src/remote.tsx', '@shop/contracts', { typeOnly: true })).toBeUndefined();
  });
});

describe('imports that are refused', () => {
  test.each([
    ['apps/search/src/pages/results.tsx', '@shop/product', 'a remote may not import a remote'],
    ['apps/search/src/pages/results.tsx', '../../../product/src/remote.tsx', 'leaves apps/search'],
    ['apps/search/src/pages/results.tsx', '@shop/testing', 'for specifications only'],
    ['apps/search/src/pages/results.tsx', '@shop/federation', 'a remote may not import a federation'],
    ['apps/search/src/pages/results.tsx', '@shop/i18n/server', 'runs in the browser'],
    ['apps/search/src/pages/results.tsx', '@shop/contracts', 'types only'],
    ['apps/shell/src/server.ts', '@shop/search', 'a shell may not import a remote'],
    ['apps/api/src/mail/mail-look.ts', '@shop/design-system', 'draws no pages'],
    ['apps/api/src/search/routes/offer-routes.ts', '../../../../tools/pictures/draw.ts', 'leaves apps/api'],
    ['apps/api/src/main.ts', '../../../tools/build/webpack-base.ts', 'leaves apps/api'],
    ['libs/domain/src/days.ts', '@shop/contracts', 'a domain may not import a contracts'],
    ['libs/design-system/src/card.tsx', '@shop/api-client', 'a design-system may not import a api-client'],
  ])('%s may not import %s', (file, from, reason) => {
    expect(fault(file, from)).toContain(reason);
  });
});

describe('the tag of a package', () => {
  test('names its layer', () => {
    expect(layerOf(member('libs/domain', 'domain'))).toBe('domain');
  });

  test.each([[[]], [['type:kitchen']], [['type:domain', 'type:shell']]])('%j names none', (tags) => {
    expect(layerOf({ ...member('libs/x', 'x'), tags })).toBeUndefined();
  });
});
