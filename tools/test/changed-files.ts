import { spawnSync } from 'node:child_process';

/** Commits whose tests must not begin as flaky ones. */
const LAST_COMMITS = 5;

/** Files of the last commits and of the work that is not committed; none where there is no git. */
export function changedFiles(): ReadonlySet<string> {
  const committed = gitLines(['log', `-${LAST_COMMITS}`, '--name-only', '--format=']);
  const open = gitLines(['status', '--porcelain', '--untracked-files=all']).map((line) => line.slice(3));
  return new Set([...committed, ...open]);
}

function gitLines(args: readonly string[]): readonly string[] {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
