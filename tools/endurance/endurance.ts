import { existsSync } from 'node:fs';
import { checkFaults } from './faults/check-faults.ts';
import { checkHotReload } from './hot-reload/check-hot-reload.ts';
import { checkRatio } from './check-ratio.ts';
import { checkCanary, checkEarlyPresses, checkLostFiles, checkReplicas, checkTampering } from './check-suites.ts';
import { checkRollingUpdate } from './rolling/check-rolling-update.ts';
import { checkRedeploys } from './redeploys/check-redeploys.ts';

/**
 * `npm run test:endurance [part [word of a cause]]`: what `npm test` has no time for; `docs/endurance.md` tells the parts.
 * Needs what `npm start` builds, and starts its own database, API and shells.
 */
const [only, word] = process.argv.slice(2);

if (!existsSync('dist/shell/server/main.mjs')) {
  console.error('There is no built shop: run npm start once.');
  process.exit(1);
}
const PARTS: Readonly<Record<string, () => Promise<string[]>>> = {
  redeploys: async () => [...(await checkRedeploys(false)), ...(await checkRedeploys(true))],
  faults: () => checkFaults(word),
  'hot-reload': checkHotReload,
  'lost-files': checkLostFiles,
  'early-presses': checkEarlyPresses,
  tampering: checkTampering,
  canary: checkCanary,
  replicas: checkReplicas,
  rolling: () => checkRollingUpdate(),
  ratio: checkRatio,
};
if (only && !PARTS[only]) {
  console.error(`There is no part "${only}"; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const faults: string[] = [];
for (const [name, check] of Object.entries(PARTS)) if (!only || only === name) faults.push(...(await check()));
for (const fault of faults) console.error(fault);
console.log(faults.length ? `${faults.length} faults` : 'Everything holds.');
process.exitCode = faults.length ? 1 : 0;
