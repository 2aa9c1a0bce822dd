/**
 * `npm run doctor` looks at a running installation with the settings of its processes, says what is well, and what to do where
 * something is not; ends with 1 then. `--api` and `--shell` name processes by address, also several; `--json` is for programs.
 */
import { parseArgs } from 'node:util';
import { runningDatabase } from '../start/running-database.ts';
import { examine } from './examine.ts';
import { report } from './report.ts';

const { api: apis, shell: shells, json } = readArguments();
const findings = await examine(installation(), { apis, shells });
console.log(json ? JSON.stringify(findings, null, 1) : report(findings));
process.exitCode = findings.some(({ state }) => state === 'fail') ? 1 : 0;

/** A shop with the embedded database, which `npm start` brings, is a demonstration. */
function installation(): NodeJS.ProcessEnv {
  const embedded = process.env.DATABASE_URL ? undefined : runningDatabase(process.env.DATA_DIR ?? 'var');
  return embedded ? { ...process.env, SHOP_ENV: process.env.SHOP_ENV || 'demo', DATABASE_URL: embedded } : process.env;
}

function readArguments() {
  try {
    const address = { type: 'string', multiple: true } as const;
    const { values } = parseArgs({ options: { api: address, shell: address, json: { type: 'boolean', default: false } } });
    const wrong = [...(values.api ?? []), ...(values.shell ?? [])].find((one) => !/^https?:\/\/./.test(one) || !URL.canParse(one));
    if (wrong !== undefined) throw new Error(`"${wrong}" is no address`);
    return values;
  } catch (error) {
    console.error(
      `${(error as Error).message}. Usage: npm run doctor -- [--api http://host:port]... [--shell http://host:port]... [--json]`,
    );
    process.exit(2);
  }
}
