import { BuiltReleases, LIVE } from './built-release.test-utils.ts';
import { checkRelease, findBrokenConsumers } from './check-release.ts';
import { renderFaults } from './render-time.ts';

let releases: BuiltReleases;
beforeEach(() => (releases = new BuiltReleases()));
afterEach(() => releases.close());

const checked = (built: string, registry = releases.registry()) => checkRelease(built, registry, releases.store);

describe('a release is published', () => {
  test('when it fits every live shell, its budget and its promises', async () => {
    expect(await checked(releases.built())).toEqual([]);
  });

  test('when it is the first, and nobody knows its public interface yet', async () => {
    expect(await checked(releases.built(), { ...releases.registry(), remotes: {} })).toEqual([]);
  });
});

describe('a release that a live shell could not load is refused, and the shell is named', () => {
  test('one that is built for a contract which that shell does not keep', async () => {
    expect(await checked(releases.built({ release: { contract: '3.0.0' } }))).toEqual([
      'contract: this release is built for 3.0.0, the live shell "shop-fr" keeps 2.0.0',
    ]);
  });

  test('one that is built for a newer minor version of it, but not one for an older', async () => {
    const shells = { 'shop-fr': { ...LIVE, contract: '2.2.0' }, partner: LIVE };
    const faults = await checked(releases.built({ release: { contract: '2.1.0' } }), releases.registry(shells));
    expect(faults).toEqual(['contract: this release is built for 2.1.0, the live shell "partner" keeps 2.0.0']);
  });

  test('one that asks for a package which that shell does not share', async () => {
    expect(await checked(releases.built({ release: { shared: { react: '^19.3.1', jotai: '^3.0.1' } } }))).toEqual([
      'shared code: this release asks for jotai, which the live shell "shop-fr" does not share',
    ]);
  });

  test('one that asks for a newer version than one of two shells has', async () => {
    const shells = { 'shop-fr': { ...LIVE, shared: { react: '19.4.0' } }, partner: LIVE };
    const faults = await checked(releases.built({ release: { shared: { react: '^19.4.0' } } }), releases.registry(shells));
    expect(faults).toEqual(['shared code: this release asks for react ^19.4.0, the live shell "partner" has 19.3.1']);
  });

  test('one that brings a package along which the shell shares, with the file that holds it', async () => {
    const sources = ['webpack://search/./node_modules/react/index.js', 'webpack://search/./apps/search/src/remote.tsx'];
    expect(await checked(releases.built({ sources }))).toEqual(['shared code: door.js holds a copy of react, which the shell shares']);
  });

  test('not one that brings a package of its own', async () => {
    expect(await checked(releases.built({ sources: ['webpack://search/./node_modules/maplibre-gl/dist/maplibre-gl.js'] }))).toEqual([]);
  });
});

describe('a release that weighs too much is refused, with the part and its budget', () => {
  test.each([
    ['the door', { doorKb: 46 }, /^size: JavaScript of the door weighs 46\.\d kB after gzip, 45 kB are allowed$/],
    ['the styles', { cssKb: 23 }, /^size: CSS of the door weighs 23\.\d kB after gzip, 22 kB are allowed$/],
    ['a page', { pageKb: 31 }, /^size: JavaScript of page "results" weighs 31\.\d kB after gzip, 30 kB are allowed$/],
  ])('%s', async (_, differs, sentence) => {
    expect(await checked(releases.built(differs))).toEqual([expect.stringMatching(sentence)]);
  });

  test('not one that keeps within each', async () => {
    expect(await checked(releases.built({ doorKb: 44, cssKb: 21, pageKb: 29 }))).toEqual([]);
  });
});

describe('a release that breaks what others count on is refused', () => {
  const widgets = { SearchBox: { adults: 'number', rooms: 'number' } };

  test('without a new major version, with the change, whom it breaks, and the version that it needs', async () => {
    expect(await checked(releases.built({ publicInterface: { widgets, version: '1.5.0' } }))).toEqual([
      'contract: its public interface has changed since 1.4.0: widget SearchBox.rooms is new and needed; that breaks minisites, which shows SearchBox; raise the version in apps/search/package.json from 1.5.0 to 2.0.0 at least',
    ]);
  });

  test('not with one: then those whom it breaks are told, a live shell among them', async () => {
    const built = releases.built({ publicInterface: { widgets, version: '2.0.0' } });
    const registry = releases.registry({ 'shop-fr': { ...LIVE, consumes: { search: ['SearchBox'] } }, partner: LIVE });
    expect(await checked(built, registry)).toEqual([]);
    expect(await findBrokenConsumers(built, registry, releases.store)).toEqual([
      'minisites, which shows SearchBox',
      'the live shell "shop-fr", which shows SearchBox',
    ]);
    expect(await findBrokenConsumers(releases.built(), registry, releases.store)).toEqual([]);
  });
});

test('everything that is wrong is said at once', async () => {
  const built = releases.built({ release: { contract: '3.0.0' }, doorKb: 46, publicInterface: { addresses: {} } });
  expect((await checked(built)).map((fault) => fault.split(':')[0])).toEqual(['contract', 'size', 'contract']);
});

describe('a release that the server renders too slowly is refused, with the page', () => {
  test('half as long again and 25 ms more than the stable release is allowed', () => {
    expect(renderFaults([{ path: '/sejours', before: 50, after: 100 }])).toEqual([]);
    expect(renderFaults([{ path: '/sejours', before: 50, after: 101 }])).toEqual([
      'server rendering: /sejours takes 101 ms, 100 ms are allowed (the stable release takes 50 ms)',
    ]);
  });

  test('a first release may take 400 ms', () => {
    expect(renderFaults([{ path: '/spa', after: 400 }])).toEqual([]);
    expect(renderFaults([{ path: '/spa', after: 401 }])).toEqual(['server rendering: /spa takes 401 ms, 400 ms are allowed']);
  });
});
