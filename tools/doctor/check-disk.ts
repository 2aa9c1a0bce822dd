import { statfs } from 'node:fs/promises';
import { fail, ok, warn, type Finding } from './finding.ts';

const WARN_BYTES = 2_000_000_000;
/** `npm start` refuses less. */
const FAIL_BYTES = 500_000_000;

type SpaceOf = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/** What is left for mail, pictures and analytics. */
export async function checkDisk(folder: string, spaceOf: SpaceOf = (path) => statfs(path)): Promise<Finding> {
  const space = await spaceOf(folder).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
  const todo = 'delete DATA_DIR/pictures of a demonstration, archive mail and analytics, or name a larger disk in DATA_DIR';
  if (typeof space === 'string')
    return fail('disk', `${folder} cannot be read (${space})`, 'make DATA_DIR, for the user that runs the processes');
  const bytes = space.bavail * space.bsize;
  const says = `${(bytes / 1e9).toFixed(1)} GB free in ${folder}`;
  if (bytes < FAIL_BYTES) return fail('disk', says, todo);
  return bytes < WARN_BYTES ? warn('disk', says, todo) : ok('disk', says);
}
