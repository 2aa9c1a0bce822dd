import type { Release } from '@shop/federation';
import { integrityOf, publish } from '@shop/federation/server';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { REMOTES } from '../../start/build-all.ts';
import type { FailureMode } from '../fault-proxy.ts';
import type { FaultPage } from './pages.ts';
import type { Stack } from './stack.ts';

/** Something that fails on the server's side. */
export interface Cause {
  readonly name: string;
  /** Whether a page can be the worse for it; every other page must stay whole. */
  concerns(page: FaultPage): boolean;
  /** Begins before the shell does: what is loaded already cannot be lost. */
  readonly isAtStart: boolean;
  begin(failureMode: FailureMode): Promise<void>;
  end(): Promise<void>;
}

export function causesOf(stack: Stack): Cause[] {
  return [...REMOTES.map((name) => remoteCause(name, stack)), ...serviceCauses(stack)];
}

/** A remote whose files cannot be had; `old` is a pointer that is moved to a release this shell is too new for. */
export function remoteCause(name: string, { releases, folder }: Pick<Stack, 'releases' | 'folder'>): Cause {
  const registry = join(folder, 'registry.json');
  let before: Buffer | undefined;
  return {
    name: `${name} on the server`,
    concerns: ({ remote }) => remote === name,
    isAtStart: true,
    async begin(failureMode) {
      if (failureMode !== 'old') return releases.change(failureMode, new RegExp(`^/${name}/`));
      before = readFileSync(registry);
      await publishOld(name, folder);
    },
    end() {
      releases.change('fine');
      if (before) writeFileSync(registry, before);
      before = undefined;
      return Promise.resolve();
    },
  };
}

async function publishOld(name: string, folder: string): Promise<void> {
  const built = mkdtempSync(join(tmpdir(), 'old-'));
  cpSync(`dist/${name}`, built, { recursive: true });
  const release = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as Release;
  const source = `${readFileSync(join(built, release.server.file), 'utf8')}\n// ${Date.now()}`;
  writeFileSync(join(built, release.server.file), source);
  const integrity = { ...release.integrity, [release.server.file]: integrityOf(source) };
  const old = { ...release, release: `old${Date.now()}`, shared: { ...release.shared, react: '^17.0.0' }, integrity };
  writeFileSync(join(built, 'release.json'), JSON.stringify(old));
  await publish(built, folder);
  rmSync(built, { recursive: true, force: true });
}

function serviceCauses({ api, database, databaseUrl, provider, mail }: Stack): Cause[] {
  const isAtStart = false;
  const everyPage = () => true;
  const noPage = () => false;
  return [
    apiCause(api),
    {
      name: 'database',
      concerns: everyPage,
      isAtStart,
      async begin(failureMode) {
        if (failureMode === 'old') await rename(databaseUrl, 'review', 'review_of_tomorrow');
        else database.change(failureMode);
      },
      async end() {
        database.change('fine');
        await rename(databaseUrl, 'review_of_tomorrow', 'review');
      },
    },
    { name: 'provider', concerns: noPage, isAtStart, ...of(provider) },
    { name: 'mail', concerns: noPage, isAtStart, ...of(mail) },
  ];
}

export function apiCause(api: Stack['api']): Cause {
  return { name: 'API', concerns: () => true, isAtStart: false, ...of(api) };
}

function of(proxy: { change(failureMode: FailureMode): void }): Pick<Cause, 'begin' | 'end'> {
  return {
    begin: (failureMode) => Promise.resolve(proxy.change(failureMode)),
    end: () => Promise.resolve(proxy.change('fine')),
  };
}

/** A schema of another version: a table has not yet the name that the API knows. */
async function rename(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`alter table if exists "${from}" rename to "${to}"`);
  } finally {
    await client.end();
  }
}
