import type { RemoteName } from '@shop/contracts';
import { defaultBrandName } from '@shop/design-system/brand-name';
import { resolve } from 'node:path';
import { DEMO_BRANDS } from '../brands/demo-brands.ts';
import { buildAll, isBuiltElsewhere, publishAll, REMOTES } from './build-all.ts';
import { lockDataDirectory } from './data-directory.ts';
import { develop } from './develop.ts';
import { openDatabase } from './open-database.ts';
import { Processes } from './processes.ts';
import { refuse, StartError } from './refusal.ts';
import { assertPortFree } from './port.ts';
import { requestedReplicas } from './replicas/requested-replicas.ts';
import { startReplicas } from './replicas/start-replicas.ts';
import { startOptions, type StartOptions } from './start-options.ts';
import { settleShell } from './settle-shell.ts';
import { checkSettings, demoStart, shopEnvironment } from './shop-env.ts';

const began = performance.now();
const port = Number(process.env.PORT ?? 4200);
const apiPort = Number(process.env.API_PORT ?? port + 1);
const dataDir = process.env.DATA_DIR ?? 'var';
const given = shopEnvironment(process.env);
const isDemo = given.SHOP_ENV === 'demo';
const processes = new Processes();
let unlock: () => void = () => undefined;
const { dev, worked, built } = givenOptions();
const isBuilt = isBuiltElsewhere || built !== undefined;

try {
  if (isDemo) console.log('SHOP_ENV=demo: a demonstration with an invented catalogue, known accounts and test cards. It sells nothing.');
  const settings = checkSettings(given, isDemo ? { DATABASE_URL: 'postgresql://127.0.0.1/embedded' } : {});
  const replicas = requestedReplicas(dev ? { ...process.env, SHELLS: '1', APIS: '1' } : process.env, { port, apiPort });
  unlock = lockDataDirectory(dataDir);
  processes.onEnd(unlock);
  await assertPortFree(port, 'PORT');
  await assertPortFree(apiPort, 'API_PORT');
  for (const own of [...replicas.shells, ...replicas.apis]) await assertPortFree(own, 'PORT');
  if (isDemo && isBuiltElsewhere) refuse('This is an installation for production, without a demonstration: leave SHOP_ENV out.');
  if (!isBuilt) step('Building what changed ...');
  if (!isBuilt) await buildAll();
  const rootKey = isDemo ? await publishBuilt() : '';
  const { today, clock } = demoStart(settings);
  step('Preparing the database ...');
  const database = await openDatabase(processes, { dataDir, isDemo, today, log: (line) => step(`  ${line}`) });
  step('Starting the shop ...');
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    SHOP_ENV: isDemo ? 'demo' : 'production',
    ...(isDemo && { PSP: process.env.PSP || 'test' }),
    ...clock,
    DATA_DIR: dataDir,
    RELEASE_ROOT_KEY: process.env.RELEASE_ROOT_KEY || rootKey,
    DATABASE_URL: database.url,
    DATABASE_POOL: String(database.pool),
    ...(database.statementSeconds && { DATABASE_STATEMENT_SECONDS: String(database.statementSeconds) }),
    ...(isDemo && { SHOP_BRANDS: process.env.SHOP_BRANDS || DEMO_BRANDS }),
    SHOP_NAME: process.env.SHOP_NAME ?? defaultBrandName,
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_ADDRESS: `http://127.0.0.1:${apiPort}`,
  };
  const pidFile = `${dataDir}/processes.json`;
  const api = (own: number) => ({ ...env, API_PORT: String(own) });
  const apiFile = [...(dev ? ['--watch'] : []), 'apps/api/src/main.ts'];
  await startReplicas(processes, { name: 'api', port: apiPort, ports: replicas.apis, args: apiFile, env: api, pidFile });
  const local = worked ? await workOn(worked) : {};
  const shell = () => {
    const folder = isBuiltElsewhere ? 'dist/shell' : settleShell(worked && 'dist/shell-development');
    const ownOf = (own: number) => ({
      ...env,
      ...local,
      ...(dev && !worked && { SHOP_DEV: '1' }),
      ...(process.env.KEPT_RELEASES && { KEPT_RELEASES: `${process.env.KEPT_RELEASES}/${own}` }),
      PORT: String(own),
      SHELL_ASSETS: `${folder}/browser`,
    });
    return { args: ['--no-force-async-hooks-checks', `${folder}/server/main.mjs`], env: ownOf };
  };
  await startReplicas(processes, { name: 'shell', port, ports: replicas.shells, ...shell(), pidFile });
  await processes.answers(`http://127.0.0.1:${port}/healthz`);
  processes.hasStarted('database');
  if (isDemo) announce();
  else step(`Ready on port ${port}.`);
  const replaceShell = () => {
    const { args, env: ownOf } = shell();
    void processes.replace('shell', { args, env: ownOf(port) });
  };
  if (dev && !worked) develop(`${dataDir}/releases`, replaceShell);
} catch (error) {
  await processes.stop();
  unlock();
  if (!(error instanceof StartError)) throw error;
  end(error);
}

function givenOptions(): StartOptions {
  try {
    return startOptions(process.argv.slice(2), REMOTES);
  } catch (error) {
    return end(error as Error);
  }
}

function end({ message }: Error): never {
  console.error(message);
  process.exit(1);
}

/** Releases of this machine's own, signed with its development key; a shop that sells shows what its squads have released. */
function publishBuilt(): Promise<string> {
  step('Publishing the releases ...');
  return publishAll(`${dataDir}/releases`, { names: built });
}

/** Builds one remote from its sources from now on, inside a shell that can replace its code while it runs. */
async function workOn(name: string): Promise<Record<string, string>> {
  step(`Building ${name} for working on it ...`);
  const { localRemote } = await import('../dev/local-remote.ts');
  const { run } = await import('../release/run.ts');
  const folder = `${dataDir}/local/${name}`;
  await run(['tools/build/build-shell.ts', 'development'], 'the shell could not be built').catch((error: Error) => refuse(error.message));
  await localRemote(name as RemoteName, resolve(folder), (line) => console.log(line));
  return { SHOP_LOCAL_REMOTES: `${name}=${folder}` };
}

function step(line: string): void {
  console.log(`[${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s] ${line}`);
}

function announce(): void {
  step('Ready.');
  console.log(`
  The shop      http://localhost:${port}
  In Dutch      http://be.localhost:${port}/nl    (also fr. es. it. nl. localhost)
  For partners  http://dimanche.localhost:${port}  http://cuisine.localhost:${port}
  The API       http://localhost:${port}/api/docs
  Sign in       demo@shop.example with demo-by-the-lake; customer care with any address at shop.example
  Test cards    4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for a challenge
  Mail          ${dataDir}/mail
  Ctrl-C stops everything.
`);
}
