import { completeLock } from './complete-lock.ts';

test('an optional package of another platform that npm left out is named with its platform', () => {
  const lock = {
    packages: { '': {}, 'node_modules/sass': { version: '1.0.0', optionalDependencies: { 'sass-darwin-arm64': '^1.0.0' } } } as Record<
      string,
      object
    >,
  };
  expect(completeLock(lock)).toEqual(['sass-darwin-arm64']);
  expect(lock.packages['node_modules/sass-darwin-arm64']).toEqual({
    version: '1.0.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['darwin'],
  });
});

test('a package that is locked in a folder above is left alone', () => {
  const lock = {
    packages: {
      'node_modules/a/node_modules/b': { optionalDependencies: { 'c-linux-x64': '2.0.0' } },
      'node_modules/c-linux-x64': { version: '2.0.0' },
    } as Record<string, object>,
  };
  expect(completeLock(lock)).toEqual([]);
});
