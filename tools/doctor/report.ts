import type { Finding } from './finding.ts';

/** One line each, and below it what to do. */
export function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, state, says, todo }) => [
    `${state.padEnd(4)}  ${check.padEnd(width)}  ${says}`,
    ...(todo ? [`${' '.repeat(width + 8)}${todo}`] : []),
  ]);
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  return [...lines, '', `${count('ok')} ok, ${count('warn')} to look at, ${count('fail')} to mend`].join('\n');
}
