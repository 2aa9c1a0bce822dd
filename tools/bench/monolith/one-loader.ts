import type { Remote, RemoteName } from '@shop/contracts';
import { loaders } from 'all-loaders';

/** Stands in for the federation's loader in the browser: each remote is a part of the same build that is imported when it is needed. */
export async function loadRemote(name: RemoteName): Promise<Remote> {
  const load = loaders[name];
  if (!load) throw new Error(`remote ${name} is not in the bundle`);
  return (await load()).default;
}
