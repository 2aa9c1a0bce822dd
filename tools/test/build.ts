import { buildAll } from '../start/build-all.ts';
import { Refusal } from '../start/refusal.ts';

/** Builds what `npm start` builds: the journeys find it there, and a build that fails is told before they start. */
try {
  await buildAll();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
