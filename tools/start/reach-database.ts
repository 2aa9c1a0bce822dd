import { lockDataDirectory } from './data-directory.ts';
import { openDatabase } from './open-database.ts';
import { Processes } from './processes.ts';

/** The database of DATABASE_URL, or the embedded one of the data directory while no shop runs on it. */
export async function reachDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL) return { url: DATABASE_URL, close: () => Promise.resolve() };
  const dataDirectory = DATA_DIR ?? 'var';
  const unlock = lockDataDirectory(dataDirectory);
  const processes = new Processes();
  processes.onEnd(unlock);
  const { url } = await openDatabase(processes, dataDirectory, (line) => console.log(line));
  return {
    url,
    async close() {
      await processes.stop();
      unlock();
    },
  };
}
