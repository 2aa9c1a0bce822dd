import { join } from 'node:path';
import { lockDataDirectory } from './data-directory.ts';
import { openDatabase } from './open-database.ts';
import { Processes } from './processes.ts';
import { runningDatabase } from './running-database.ts';
import { shopEnvironment } from './shop-env.ts';

/** The database of DATABASE_URL, or the embedded one of the data directory: that of the shop that runs on it, where one does. */
export async function reachDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL) return { url: DATABASE_URL, close: () => Promise.resolve() };
  const dataDirectory = DATA_DIR ?? 'var';
  const running = runningDatabase(dataDirectory);
  if (running) return { url: running, close: oneToolAtATime(dataDirectory) };
  const unlock = lockDataDirectory(dataDirectory);
  const processes = new Processes();
  processes.onEnd(unlock);
  const isDemo = shopEnvironment(process.env).SHOP_ENV === 'demo';
  const { url } = await openDatabase(processes, { dataDir: dataDirectory, isDemo, log: (line) => console.log(line) });
  return {
    url,
    async close() {
      await processes.stop();
      unlock();
    },
  };
}

/** All who use the embedded database share one session, and two imports would write into each other's tables. */
function oneToolAtATime(dataDirectory: string): () => Promise<void> {
  const unlock = lockDataDirectory(join(dataDirectory, 'tool'));
  process.once('exit', unlock);
  return () => Promise.resolve(unlock());
}
