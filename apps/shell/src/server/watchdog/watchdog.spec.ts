import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const KIT = join(import.meta.dirname, 'blocking-page.test-utils.ts');
const run = promisify(execFile);

test.each([
  ['a loop in a render', 'loop', 'draw'],
  ['promises without end', 'promises', 'again'],
])('%s is cut off, put down to its release, and the process goes on', async (_, kind, name) => {
  const { stdout } = await run(process.execPath, ['--no-force-async-hooks-checks', KIT, kind]);
  const reported = JSON.parse(stdout) as { release: string; first: string };
  expect(reported.release).toBe('search@bad');
  expect(reported.first).toContain(name);
  expect(reported.first).toContain('/remotes/search@bad/server/remote.cjs');
});

test('a process that would not bear it is ended, saying whose code it was', async () => {
  const ended = await run(process.execPath, [KIT, 'loop']).catch((error: unknown) => error as { signal: string; stderr: string });
  expect(ended).toMatchObject({ signal: 'SIGKILL', stderr: expect.stringContaining('search@bad runs without end: draw') });
});
