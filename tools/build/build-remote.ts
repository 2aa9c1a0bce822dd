import type { RemoteName } from '@shop/contracts';
import { join } from 'node:path';
import { compileMessages } from './compile-messages.ts';
import { remoteBrowser, remoteServer } from './remote-configuration.ts';
import { writeRelease } from './write-release.ts';
import { ROOT, build } from './webpack-base.ts';

const name = process.argv[2] as RemoteName;
const out = join(ROOT, 'dist', name);
compileMessages(join(ROOT, 'apps', name));
await build(remoteBrowser(name, out, 'production'));
await build(remoteServer(name, out, 'production'));
const release = await writeRelease(name, out);
console.log(
  `${name} ${release.release}: ${Math.round(release.size.js / 1000)} kB of JavaScript, ${Math.round(release.size.css / 1000)} kB of CSS`,
);
