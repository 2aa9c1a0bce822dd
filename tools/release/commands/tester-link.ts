import type { RemoteName } from '@shop/contracts';
import { withLink } from '@shop/federation';
import { changeRegistry, overrideToken, publicKeyOf, readRegistry, signed } from '@shop/federation/server';
import { numberOf, squadKey, storeOf, type RequestedRelease } from '../requested-release.ts';
import { refuseRelease } from '../release-refusal.ts';
import { mayRelease } from './publish-release.ts';

/**
 * `link NAME RELEASE [--hours 8] [--path /sejours]`: what a tester opens on any shop to get that release. The registry
 * notes it, so that `gc` leaves the release alone for as long.
 */
export async function testerLink(requested: RequestedRelease, say: (line: string) => void): Promise<string> {
  const [, name = '', id = ''] = requested.words;
  const key = squadKey(requested);
  const store = await storeOf(requested);
  const registry = await readRegistry(store);
  mayRelease(name, registry, publicKeyOf(key));
  const entry = registry.remotes[name as RemoteName];
  const release = id || entry?.canary?.release || Object.keys(entry?.releases ?? {}).at(-1);
  const integrity = release && entry?.releases[release];
  if (!release || !integrity)
    return refuseRelease(`${name}@${id || '…'} is not published: npm run release -- ${name} --preview publishes it for testers only.`);
  const hours = numberOf(requested.options.hours ?? '8', { name: '--hours', least: 0.01, most: 24 * 14 });
  const remote = name as RemoteName;
  const until = Date.now() + hours * 3_600_000;
  await changeRegistry(store, (known) => signed(withLink(known, remote, { release, until }), remote, key));
  const token = overrideToken({ remote, release, integrity, until }, key);
  const to = typeof requested.options.path === 'string' ? `&to=${encodeURIComponent(requested.options.path)}` : '';
  const link = `/release-override?token=${token}${to}`;
  say(`${name}@${release} for ${hours} hours; put the shop's address in front:\n${link}`);
  return link;
}
