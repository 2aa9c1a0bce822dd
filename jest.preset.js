/** One way to run a specification: swc, ES modules, Node; a `*.spec.tsx` gets a document. */
const common = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.(ts|tsx)$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2024', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '\\.css$': '<rootDir>/tools/test/document/css-names.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/var/'],
  /** Not in the folder for temporary files, which each suite has for itself. */
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};

export const nodeProject = {
  ...common,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{apps,libs,tools}/**/*.spec.ts'],
};

export const browserProject = {
  ...common,
  displayName: 'browser',
  testEnvironment: '<rootDir>/tools/test/document/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/tools/test/document/setup.ts'],
  testMatch: ['<rootDir>/{apps,libs,tools}/**/*.spec.tsx'],
};
