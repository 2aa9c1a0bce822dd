import { changeRegistry } from '@shop/federation/server';
import { storeOf, type AskedRelease } from '../asked-release.ts';
import { ownShell } from '../checks/live-shell.ts';
import { refuseRelease } from '../release-refusal.ts';

/** `shell NAME`: whoever deploys a shell says so, and releases that it could not load are refused from then on; `shell NAME gone`. */
export async function registerShell(asked: AskedRelease, say: (line: string) => void): Promise<void> {
  const [, name, gone] = asked.words;
  if (!name) return refuseRelease('npm run release -- shell NAME: name the shell, e.g. shop-fr.');
  await changeRegistry(await storeOf(asked), (registry) => {
    const { [name]: _old, ...others } = registry.shells ?? {};
    return { ...registry, shells: gone === 'gone' ? others : { ...others, [name]: ownShell() } };
  });
  say(gone === 'gone' ? `The shell ${name} is no longer live.` : `The shell ${name} is live with contract ${ownShell().contract}.`);
}
