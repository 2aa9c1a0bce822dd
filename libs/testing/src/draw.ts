import fc from 'fast-check';

/** The seed of every drawn input: a change is judged by the inputs of the change before it. `TEST_SEED` draws others. */
const SEED = 20_261_127;
/** Fewer draws than these find nothing. */
const MIN_DRAWS = 30;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED ?? SEED) });

/** How often a test draws: `npm run test:full` in full, `npm test` a tenth of it. */
export function draws(full: number): number {
  return process.env.TEST_SIZE === 'full' ? full : Math.max(MIN_DRAWS, Math.ceil(full / 10));
}

export { fc };
