import assert from 'node:assert/strict';
import type { Installed } from '../container.ts';
import { runToEnd } from './run.ts';

const PROGRAMS = [
  {
    who: 'The API',
    args: ['apps/api/src/main.ts'],
    names: ['PUBLIC_ORIGIN', 'DATABASE_URL', 'SELLER_FILE', 'PSP', 'SMTP_URL', 'MAIL_FROM'],
  },
  { who: 'The shell', args: ['--no-force-async-hooks-checks', 'dist/shell/server/main.mjs'], names: ['PUBLIC_ORIGIN', 'RELEASE_ROOT_KEY'] },
  { who: 'The shop', args: ['tools/start/serve.ts'], names: ['DATABASE_URL', 'SMTP_URL', 'RELEASE_ROOT_KEY'] },
  { who: 'The migration', args: ['tools/operator/migrate.ts'], names: ['DATABASE_URL'] },
];

/** Without settings nothing starts, and each program says in one message what it lacks. */
export async function refusesToStart(installed: Installed): Promise<void> {
  for (const { who, args, names } of PROGRAMS) {
    const { code, output } = await runToEnd(installed.start(args, {}));
    assert.equal(code, 1, `${who} should have refused:\n${output}`);
    assert.match(output, new RegExp(`^${who} does not start: SHOP_ENV is not set, which means production`));
    for (const name of names) assert.match(output, new RegExp(`^ {2}${name} +is not set`, 'm'));
    assert.ok(!output.includes('    at '), `${who} shows its stack:\n${output}`);
  }
  console.log('Without settings every program refuses to start and names what is missing.');
}
