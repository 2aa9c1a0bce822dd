/**
 * `node tools/rehearsal/small-shop.ts`: a second demonstration beside one that runs, with a small catalogue, a database and
 * releases of its own, and its own settings, such as another payment provider. It is thrown away: each start is a new shop.
 * Builds nothing; the shell and the remotes are there already. Says `ready` to the process that started it.
 */
import { Settings } from '@shop/contracts/settings';
import { rmSync } from 'node:fs';
import { publishAll } from '../start/build-all.ts';
import { openDatabase } from '../start/open-database.ts';
import { Processes } from '../start/processes.ts';
import { demoStart } from '../start/shop-env.ts';
import { settleShell } from '../start/settle-shell.ts';

const port = Number(process.env.PORT ?? 5800);
const apiPort = Number(process.env.API_PORT ?? port + 1);
const dataDir = process.env.DATA_DIR ?? 'var/small-shop';
const processes = new Processes();
process.once('disconnect', () => void processes.end(0));

try {
  await open();
} catch (error) {
  console.error(error);
  await processes.end(1);
}

async function open(): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  process.env.CATALOGUE_HOTELS ??= '100';
  delete process.env.DATABASE_URL;
  const { today, clock } = demoStart(new Settings({ ...process.env, SHOP_ENV: 'demo' }));
  const rootKey = await publishAll(`${dataDir}/releases`);
  const database = await openDatabase(processes, { dataDir, isDemo: true, today, log: () => undefined });
  const folder = settleShell();
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    SHOP_ENV: 'demo',
    ...clock,
    DATA_DIR: dataDir,
    RELEASE_ROOT_KEY: rootKey,
    DATABASE_URL: database.url,
    DATABASE_POOL: String(database.pool),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_ADDRESS: `http://127.0.0.1:${apiPort}`,
    SHELL_ASSETS: `${folder}/browser`,
  };
  processes.start('api', { args: ['apps/api/src/main.ts'], env });
  processes.start('shell', { args: ['--no-force-async-hooks-checks', `${folder}/server/main.mjs`], env });
  await processes.answers(`http://127.0.0.1:${apiPort}/healthz`);
  await processes.answers(`http://127.0.0.1:${port}/healthz`);
  process.send?.('ready');
  console.log(`The small shop is open at http://localhost:${port}`);
}
