import { refuse } from '../refusal.ts';

const MOST = 16;

/** How many processes of each kind run, and where. */
export interface Replicas {
  readonly shells: readonly number[];
  readonly apis: readonly number[];
}

interface Ports {
  /** Of the shop. */
  readonly port: number;
  readonly apiPort: number;
}

/**
 * Reads SHELLS and APIS, 1 without, and refuses a place for the jobs (JOBS) where nobody would run them. One process listens on the address itself; several on ports of their own above the
 * shop's, the shells first, and a load balancer on the address.
 */
export function requestedReplicas(env: NodeJS.ProcessEnv, { port, apiPort }: Ports): Replicas {
  const [shells, apis] = [countOf(env, 'SHELLS'), countOf(env, 'APIS')];
  if (apis > 1 && !env.DATABASE_URL)
    refuse(`APIS=${apis} needs a PostgreSQL that they share: name it in DATABASE_URL; the embedded database belongs to one process.`);
  assertJobsPlace(env);
  const first = Math.max(port, apiPort) + 1;
  const behind = (count: number, offset: number) => Array.from({ length: count }, (_, at) => first + offset + at);
  return {
    shells: shells === 1 ? [port] : behind(shells, 0),
    apis: apis === 1 ? [apiPort] : behind(apis, shells === 1 ? 0 : shells),
  };
}

/** The scheduled jobs run in the API unless another process, over the same database, is started for them. */
function assertJobsPlace({ JOBS = 'here', DATABASE_URL }: NodeJS.ProcessEnv): void {
  if (JOBS === 'only')
    refuse('JOBS=only is for a process that answers no calls: start it by "npm run jobs", beside a shop with JOBS=elsewhere.');
  if (JOBS === 'elsewhere' && !DATABASE_URL)
    refuse(
      'JOBS=elsewhere needs a PostgreSQL that API and "npm run jobs" share: name it in DATABASE_URL; the embedded database belongs to one process.',
    );
}

function countOf(env: NodeJS.ProcessEnv, name: 'SHELLS' | 'APIS'): number {
  const count = Number(env[name] || 1);
  return Number.isInteger(count) && count >= 1 && count <= MOST
    ? count
    : refuse(`${name} is a number of processes from 1 to ${MOST}, not "${env[name] ?? ''}".`);
}
