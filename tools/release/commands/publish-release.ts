import type { RemoteName } from '@shop/contracts';
import { withCanary, withRelease, withStable, type Registry, type Release } from '@shop/federation';
import { changeRegistry, publicKeyOf, readRegistry, signed, upload, type ReleaseStore } from '@shop/federation/server';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../../build/write-release.ts';
import { numberOf, squadKey, storeOf, type RequestedRelease } from '../requested-release.ts';
import { checkRelease, findBrokenConsumers } from '../checks/check-release.ts';
import { loadEntry } from '../checks/load-entry.ts';
import { measureRenderTime, renderFaults } from '../checks/render-time.ts';
import { SIZE_BUDGET, weigh } from '../checks/size-faults.ts';
import { declareInterface } from '../public-interface/declare-interface.ts';
import { describeInterface } from '../public-interface/describe-interface.ts';
import { refuseRelease } from '../release-refusal.ts';
import { run } from '../run.ts';
import { endStop, refuseStopped } from './stops.ts';

/** `npm run release -- NAME`: checks, builds, measures, signs, publishes; the pointer moves last. */
export async function publishRelease(name: string, requested: RequestedRelease, say: (line: string) => void): Promise<Release> {
  if (!existsSync(`apps/${name}/src/remote.tsx`)) refuseRelease(`There is no remote "${name}": apps/${name}/src/remote.tsx is missing.`);
  const percent =
    requested.options.canary === undefined ? undefined : numberOf(requested.options.canary, { name: '--canary', least: 0, most: 100 });
  const key = squadKey(requested);
  const store = await storeOf(requested);
  const registry = await readRegistry(store);
  mayRelease(name, registry, publicKeyOf(key));
  if (!registry.remotes[name as RemoteName] && (requested.options.preview || percent !== undefined))
    refuseRelease(
      `${name} has no release yet: the first one goes to everybody. Leave out ${percent === undefined ? '--preview' : '--canary'}.`,
    );
  if (!requested.options.checked) await checkCode(name, say);
  say('Building ...');
  await run(['node_modules/nx/dist/bin/nx.js', 'build', name, '--outputStyle=static'], `the build of ${name} failed`);
  const built = await prepared(name);
  try {
    const release = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as Release;
    for (const { what, kB, budget } of weigh(release, built, SIZE_BUDGET)) say(`  ${what}: ${kB.toFixed(1)} of ${budget} kB`);
    const faults = [...(await checkRelease(built, registry, store)), ...(await slowness({ name, built, registry, store, requested, say }))];
    if (faults.length) refuseRelease(...faults.map((fault) => `${name} is not published. ${fault}.`));
    for (const who of await findBrokenConsumers(built, registry, store))
      say(`  This breaks ${who}: they are to follow before everybody has it.`);
    const shared = !requested.options.preview && percent !== 0 && { key: `${name}@${release.release}`, requested };
    if (shared) await refuseStopped(store, shared);
    const published = await upload(built, store, key);
    // A shell may have stopped it while it was uploaded.
    if (shared) await refuseStopped(store, shared);
    await changeRegistry(store, (known) => {
      const with_ = withRelease(known, published.name, published);
      if (requested.options.preview) return signed(with_, published.name, key);
      if (percent === undefined) return signed(withStable(with_, published.name, published.id), published.name, key);
      return signed(withCanary(with_, published.name, { release: published.id, percent }), published.name, key);
    });
    if (shared) await endStop(store, shared, say);
    say(
      `${name}@${release.release} is published${requested.options.preview ? ' as a preview' : percent === undefined ? '' : ` as a canary for ${percent} %`}.`,
    );
    return release;
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

/** Where the operator has said who may release what, only they may. */
export function mayRelease(name: string, registry: Registry, publicKey: string): void {
  if (isAllowed(name, registry, publicKey)) return;
  const who = Object.keys(registry.keys?.squads ?? {}).filter((squad) => registry.keys?.squads[squad]?.includes(publicKey));
  refuseRelease(
    `This key may not release ${name}${who.length ? `; it may release ${who.join(', ')}` : ''}. The operator allows it with: npm run release -- keys allow ${name} ${publicKey}`,
  );
}

/** Where nobody has been allowed anything, everybody may release everything. */
export function isAllowed(name: string, { keys }: Registry, publicKey: string): boolean {
  return !keys || keys.squads[name]?.includes(publicKey) === true;
}

async function checkCode(name: string, say: (line: string) => void): Promise<void> {
  say('Checking ...');
  await run(['tools/checks/typecheck.mjs'], 'types do not fit');
  await run(['node_modules/eslint/bin/eslint.js', `apps/${name}`, '--max-warnings', '0'], 'the code is not tidy');
  await run(['tools/checks/boundaries.ts'], 'something is imported from where it may not be');
  await run(['node_modules/vitest/vitest.mjs', 'run', '--silent', '--passWithNoTests', `apps/${name}/`], `the tests of ${name} fail`);
}

/** A copy of the build with its public interface beside it, described again. */
async function prepared(name: string): Promise<string> {
  const built = await mkdtemp(join(tmpdir(), `release-${name}-`));
  await cp(`dist/${name}`, built, { recursive: true });
  const first = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as Release;
  const publicInterface = describeInterface(name, loadEntry(first, built));
  await writeFile(join(built, 'public-interface.json'), JSON.stringify(publicInterface, null, 1));
  await writeFile(join(built, 'public-interface.d.ts'), declareInterface(publicInterface));
  await writeRelease(name as RemoteName, built);
  return built;
}

interface Measured {
  readonly name: string;
  readonly built: string;
  readonly registry: Registry;
  readonly store: ReleaseStore;
  readonly requested: RequestedRelease;
  readonly say: (line: string) => void;
}

async function slowness({ name, built, registry, store, requested, say }: Measured): Promise<string[]> {
  const release = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as Release;
  const patterns = loadEntry(release, built)
    .routes({ locale: 'fr_FR' })
    .map(({ path }) => path ?? '/');
  const paths = patterns.filter((path) => !path.includes(':') && !path.includes('*'));
  const { stable: id, releases } = registry.remotes[name as RemoteName] ?? {};
  const stable = id ? { id, integrity: releases?.[id], store } : undefined;
  const times = await measureRenderTime({ built, stable, paths, apiAddress: requested.env.API_ADDRESS ?? 'http://127.0.0.1:4201' });
  if (!times) say('  Server rendering is not measured: name a running API with API_ADDRESS, and build the shell.');
  for (const { path, after } of times ?? []) say(`  The server renders ${path} in ${after.toFixed(0)} ms`);
  return renderFaults(times ?? []);
}
