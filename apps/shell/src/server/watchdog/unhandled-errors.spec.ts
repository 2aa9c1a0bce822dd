import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const KIT = join(import.meta.dirname, 'unhandled-errors.test-utils.ts');
const run = promisify(execFile);

interface Reported {
  readonly code: number;
  readonly logged: readonly string[];
  readonly left: readonly string[];
  /** The breaker leaves the release out. */
  readonly isOut: boolean;
  readonly serverErrors: number;
  readonly said: readonly string[];
}

async function leave(kind: string, times = 1): Promise<Reported> {
  const flags = ['--no-force-async-hooks-checks', '--disable-warning=ExperimentalWarning'];
  const ended = await run(process.execPath, [...flags, KIT, kind, String(times)]).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    ({ stdout, code }: { stdout: string; code: number }) => ({ stdout, code }),
  );
  return { code: ended.code, ...(JSON.parse(ended.stdout) as Omit<Reported, 'code'>) };
}

test.each([
  ['a promise that a remote leaves to nobody', 'promise', 'Error: nobody awaits me'],
  ['a timer of a remote that throws', 'timer', 'TypeError: too late'],
])('%s is put down to its release, and the process goes on', async (_, kind, message) => {
  expect(await leave(kind)).toEqual({
    code: 0,
    logged: ['search@bad: a remote left an error to nobody'],
    left: [],
    isOut: false,
    serverErrors: 1,
    said: [message],
  });
});

test('the fifth of them leaves the release out', async () => {
  expect(await leave('promise', 4)).toMatchObject({ isOut: false, serverErrors: 4 });
  expect(await leave('promise', 5)).toMatchObject({ isOut: true, serverErrors: 5 });
});

test('a loop without end of a remote is cut off, and the pages that wait for it are answered without it', async () => {
  const { code, logged, left, said } = await leave('loop');
  expect({ code, logged, left }).toEqual({ code: 0, logged: ['search@bad: code without end was cut off'], left: ['search@bad'] });
  expect(said).toEqual([expect.stringMatching(/^ran for \d+ ms without end$/)]);
});

test('a promise that the shell itself forgets is logged and costs nothing', async () => {
  const { code, logged, serverErrors } = await leave('own promise');
  expect({ code, logged, serverErrors }).toEqual({ code: 0, logged: ['a promise was refused and nobody awaited it'], serverErrors: 0 });
});

test('an error of the shell’s own that nobody caught ends the process, for its supervisor to start it anew', async () => {
  expect(await leave('own timer')).toMatchObject({ code: 1, logged: ['the shell ends'], serverErrors: 0 });
});
