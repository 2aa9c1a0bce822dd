import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './webpack-base.ts';

/**
 * The contract version that a remote's own door names (`contract: '2.0.0'` in `src/remote.tsx`): what its release says of itself.
 * @throws where the door names none.
 */
export function doorContract(remote: string, source = readFileSync(join(ROOT, 'apps', remote, 'src/remote.tsx'), 'utf8')): string {
  const version = /^\s*contract: '(\d+\.\d+\.\d+)'/m.exec(source)?.[1];
  if (!version) throw new Error(`apps/${remote}/src/remote.tsx names no contract; write for example contract: '2.0.0'`);
  return version;
}
