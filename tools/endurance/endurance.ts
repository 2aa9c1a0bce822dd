import { existsSync } from 'node:fs';
import { judgedFaults } from './faults/judged-faults.ts';
import { judgedRedeploys } from './redeploys/judged-redeploys.ts';

/**
 * `npm run test:endurance [redeploys | faults [word of a cause]]`: half an hour that `npm test` has no time for. Needs what
 * `npm start` builds, and starts its own database, API and shells.
 */
const [only, word] = process.argv.slice(2);

if (!existsSync('dist/shell/server/main.mjs')) {
  console.error('There is no built shop: run npm start once.');
  process.exit(1);
}
const faults: string[] = [];
if (only !== 'faults') for (const leaks of [false, true]) faults.push(...(await judgedRedeploys(leaks)));
if (only !== 'redeploys') faults.push(...(await judgedFaults(word)));
for (const fault of faults) console.error(fault);
console.log(faults.length ? `${faults.length} faults` : 'Everything holds.');
process.exitCode = faults.length ? 1 : 0;
