import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '../start/prepare-database.ts';
import { JOURNEY_CATALOGUE, JOURNEY_HOTELS, journeyNow } from './journey-catalogue.ts';
import { packCluster, startPostgres } from './postgres.ts';
import { scratchFolder } from './scratch.ts';

/** `node tools/test/lay-catalogue.ts`, a target of Nx: the database that every group of journeys begins with, made once. */
const scratch = scratchFolder('shop-catalogue-');
const postgres = await startPostgres(scratch);
if (!postgres) throw new Error('PostgreSQL is needed: install the package "postgresql".');
await prepareDatabase(postgres.url, {
  today: journeyNow().slice(0, 10),
  hotels: JOURNEY_HOTELS,
  log: (line) => console.log(line),
});
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
// A database that starts from it has nothing to recover.
await client.query('checkpoint');
await client.end();
await postgres.stop();
mkdirSync(dirname(JOURNEY_CATALOGUE), { recursive: true });
packCluster(scratch, JOURNEY_CATALOGUE);
rmSync(scratch, { recursive: true });
