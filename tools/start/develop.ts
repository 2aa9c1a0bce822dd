import { watch } from 'node:fs';
import { buildAll, publishAll } from './build-all.ts';

const WAIT_MS = 150;
const WATCHED = ['apps', 'libs'];
const IGNORED = /(\.spec\.|\.pictures\.|messages\/compiled|node_modules)/;

/**
 * Rebuilds and publishes what a change touches; the running shell follows the registry and open pages reload.
 * A change of the shell itself restarts the shell, a change of the API is its own watcher's business.
 */
export function develop(releases: string, restartShell: () => void): void {
  let waiting: NodeJS.Timeout | undefined;
  let changed = new Set<string>();
  let working: Promise<void> = Promise.resolve();
  const rebuild = () => {
    const projects = changed;
    changed = new Set();
    working = working.then(() => apply(projects, releases, restartShell)).catch((error: Error) => console.error(error.message));
  };
  for (const folder of WATCHED) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || IGNORED.test(file) || file.startsWith('api/')) return;
      changed.add(`${folder}/${file.split('/')[0] ?? ''}`);
      clearTimeout(waiting);
      waiting = setTimeout(rebuild, WAIT_MS);
    });
  }
}

async function apply(projects: Set<string>, releases: string, restartShell: () => void): Promise<void> {
  const began = performance.now();
  await buildAll();
  await publishAll(releases);
  if ([...projects].some((project) => project === 'apps/shell' || project.startsWith('libs/'))) restartShell();
  console.log(`${[...projects].join(', ')}: published after ${Math.round(performance.now() - began)} ms`);
}
