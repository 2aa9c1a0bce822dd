import { defineConfig } from 'vitest/config';
import { ByPath } from './tools/test/by-path.ts';

// A day is read in the zone of its point of sale: what is formatted in no zone is the same on every machine.
process.env.TZ = 'UTC';

/**
 * One way to run a specification: a `*.spec.ts` runs in Node, a `*.spec.tsx` in a document. The files of a run follow one another
 * in one process and share the modules that they import, so that what a module keeps outlives a file: a specification sets back
 * what it changes.
 */
export default defineConfig({
  test: {
    globals: true,
    isolate: false,
    maxWorkers: 1,
    // A class is called by its own name in tests.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // What was expected and what came stand in the message of a failure, up to this many characters each.
    chaiConfig: { truncateThreshold: 300 },
    sequence: { sequencer: ByPath },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    exclude: ['**/{node_modules,dist,var}/**'],
    projects: [
      { extends: true, test: { name: 'node', include: ['{apps,libs,tools}/**/*.spec.ts'] } },
      {
        extends: true,
        test: {
          name: 'document',
          include: ['{apps,libs,tools}/**/*.spec.tsx'],
          environment: './tools/test/document/environment.ts',
          setupFiles: ['./tools/test/document/setup.ts'],
        },
      },
    ],
  },
});
