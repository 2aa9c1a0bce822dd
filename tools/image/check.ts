/**
 * `node tools/image/check.ts`: the shop starts as it is installed. Lays out the production tree, makes the container image of it
 * and runs that, read-only and as its own user, against PostgreSQL (DATABASE_URL, or one that is thrown away), an S3-compatible
 * store and a mail server. Where no image can be made, it says so loudly and runs the same tree in a clean folder.
 * Builds nothing: `npm run build` comes first.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageIsAsItShould } from './checks/image.ts';
import { refusesToStart } from './checks/refusal.ts';
import { sells } from './checks/sales.ts';
import { openFolder, openImage, whyNoImages } from './container.ts';

const scratch = mkdtempSync(join(tmpdir(), 'image-'));
chmodSync(scratch, 0o755);
const tree = join(scratch, 'shop');
try {
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/image/production-tree.ts', tree], { stdio: 'inherit' });
  const reason = whyNoImages(scratch);
  if (reason)
    console.log(`NO IMAGE WAS BUILT: ${reason}. What follows is the same files in a clean folder, which is less than a container.`);
  const image = reason ? undefined : openImage(tree, scratch);
  const installed = image ?? openFolder(tree, scratch);
  try {
    if (image) imageIsAsItShould(image);
    await refusesToStart(installed);
    await sells(installed, scratch);
  } finally {
    installed.close();
  }
  console.log(reason ? 'The shop starts from its files alone.' : 'The shop starts from its image.');
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
