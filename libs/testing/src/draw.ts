import fc from 'fast-check';

/** The seed of every drawn input: a change is judged by the inputs of the change before it. `TEST_SEED` draws others. */
const SEED = 20_261_127;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED ?? SEED) });

export { fc };
