import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readPrivateKey, publicKeyOf } from '@shop/federation/server';
import { DATA_DIR } from '../../fixtures/data-directory.ts';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** A store of its own with what is released, and the command that squads release with. */
export interface ReleaseOperator {
  /** Folder of the releases. */
  readonly store: string;
  /** What shells are to believe. */
  readonly rootKey: string;
  /** `npm run release -- …`; answers what it said, rejects with why it refused. */
  release(...words: string[]): Promise<string>;
}

export function releaseOperator(): ReleaseOperator {
  const store = join(ROOT, DATA_DIR, 'release-operator');
  rmSync(store, { recursive: true, force: true });
  cpSync(join(ROOT, DATA_DIR, 'releases'), store, { recursive: true });
  const pem = readFileSync(join(store, '.development-key.pem'), 'utf8');
  return {
    store,
    rootKey: publicKeyOf(readPrivateKey(pem)),
    async release(...words) {
      const env = { ...process.env, RELEASES: store, API_ADDRESS: 'http://127.0.0.1:1', NODE_OPTIONS: '' };
      const { stdout, stderr } = await run(process.execPath, ['tools/release/release.ts', ...words], { cwd: ROOT, env }).catch(
        (error: { stdout: string; stderr: string }) => {
          throw new Error(error.stdout + error.stderr);
        },
      );
      return stdout + stderr;
    },
  };
}
