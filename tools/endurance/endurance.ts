import { existsSync } from 'node:fs';
import { judgedFaults } from './faults/judged-faults.ts';
import { judgedHotReload } from './hot-reload/judged-hot-reload.ts';
import { judgedRatio } from './judged-ratio.ts';
import { judgedCanary, judgedReplicas, judgedTampering } from './judged-suites.ts';
import { judgedRedeploys } from './redeploys/judged-redeploys.ts';

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
  redeploys: async () => [...(await judgedRedeploys(false)), ...(await judgedRedeploys(true))],
  faults: () => judgedFaults(word),
  'hot-reload': judgedHotReload,
  tampering: judgedTampering,
  canary: judgedCanary,
  replicas: judgedReplicas,
  ratio: judgedRatio,
};
if (only && !PARTS[only]) {
  console.error(`There is no part "${only}"; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const faults: string[] = [];
for (const [name, judged] of Object.entries(PARTS)) if (!only || only === name) faults.push(...(await judged()));
for (const fault of faults) console.error(fault);
console.log(faults.length ? `${faults.length} faults` : 'Everything holds.');
process.exitCode = faults.length ? 1 : 0;
