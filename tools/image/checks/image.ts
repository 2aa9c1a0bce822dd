import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Image } from '../container.ts';

const MAX_MEGABYTES = 250;
/** What production has no use for, or must not have. */
const UNWANTED = [
  'bin/sh',
  'usr/bin/apt',
  'opt/shop/node_modules/npm',
  'opt/shop/tools/catalogue/seed.ts',
  'opt/shop/node_modules/@electric-sql',
];

/** Small, not root, with a health check, and without what it does not need. */
export function imageIsAsItShould({ config, root }: Image): void {
  const megabytes = Number(
    execFileSync('du', ['-s', '--apparent-size', '--block-size=1000000', root], { encoding: 'utf8' }).split('\t')[0],
  );
  console.log(`The image has ${megabytes} MB.`);
  assert.ok(megabytes <= MAX_MEGABYTES, `The image has ${megabytes} MB, more than ${MAX_MEGABYTES}.`);
  assert.match(config.User, /^[1-9]\d*:[1-9]\d*$/, 'The image runs as root.');
  assert.equal(config.Healthcheck.Test[0], 'CMD', 'The image has no health check.');
  const present = UNWANTED.filter((path) => existsSync(join(root, path)));
  const maps = globSync('opt/shop/{dist,apps}/**/*.{map,spec.ts}', { cwd: root });
  assert.deepEqual([...present, ...maps], [], 'The image holds what production has no use for.');
}
