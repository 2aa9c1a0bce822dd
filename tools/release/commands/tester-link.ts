import type { RemoteName } from '@shop/contracts';
import { overrideToken, publicKeyOf, readRegistry } from '@shop/federation/server';
import { numberOf, squadKey, storeOf, type AskedRelease } from '../asked-release.ts';
import { refuseRelease } from '../release-refusal.ts';
import { mayRelease } from './publish-release.ts';

/** `link NAME RELEASE [--hours 8] [--path /sejours]`: what a tester opens on any shop to get that release. */
export async function testerLink(asked: AskedRelease, say: (line: string) => void): Promise<string> {
  const [, name = '', id = ''] = asked.words;
  const key = squadKey(asked);
  const registry = await readRegistry(await storeOf(asked));
  mayRelease(name, registry, publicKeyOf(key));
  const entry = registry.remotes[name as RemoteName];
  const release = id || entry?.canary?.release || Object.keys(entry?.releases ?? {}).at(-1);
  const integrity = release && entry?.releases[release];
  if (!release || !integrity)
    return refuseRelease(`${name}@${id || '…'} is not published: npm run release -- ${name} --preview publishes it for testers only.`);
  const hours = numberOf(asked.options.hours ?? '8', { name: '--hours', least: 0.01, most: 24 * 14 });
  const token = overrideToken({ remote: name as RemoteName, release, integrity, until: Date.now() + hours * 3_600_000 }, key);
  const to = typeof asked.options.path === 'string' ? `&to=${encodeURIComponent(asked.options.path)}` : '';
  const link = `/release-override?token=${token}${to}`;
  say(`${name}@${release} for ${hours} hours; put the shop's address in front:\n${link}`);
  return link;
}
