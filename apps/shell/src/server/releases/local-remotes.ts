import type { RemoteName } from '@shop/contracts';
import type { Release } from '@shop/federation';
import { evaluate, type LoadedRemote, type PageRemotes, type SharedScope } from '@shop/federation/server';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const EVERY_MS = 200;

interface Local {
  readonly at: number;
  readonly loaded: LoadedRemote;
}

/**
 * Development only: remotes that are taken from a folder in which they are built, in place of their releases. Each page is
 * rendered with the newest build; open pages are told of it and replace their code.
 */
export class LocalRemotes {
  readonly #folders: ReadonlyMap<RemoteName, string>;
  readonly #shared: SharedScope;
  readonly #held = new Map<RemoteName, Local>();

  constructor(folders: ReadonlyMap<RemoteName, string>, shared: SharedScope) {
    this.#folders = folders;
    this.#shared = shared;
  }

  /** The same remotes with the local ones in place of theirs. */
  async over(remotes: PageRemotes): Promise<PageRemotes> {
    if (!this.#folders.size) return remotes;
    const all = new Map(remotes.all());
    for (const [name, folder] of this.#folders) all.set(name, await this.#newest(name, folder));
    const lock = Object.fromEntries([...all].map(([name, { release }]) => [name, release.release]));
    return { lock, get: (name) => all.get(name), all: () => all };
  }

  /** The files of the local builds, and what tells open pages of a new one. */
  async serve(app: FastifyInstance): Promise<void> {
    for (const [name, folder] of this.#folders) {
      await app.register(fastifyStatic, {
        root: resolve(folder),
        prefix: `/releases/${name}/local/`,
        cacheControl: false,
        decorateReply: false,
        setHeaders: (reply) => void reply.header('cache-control', 'no-store'),
      });
      app.get(`/dev/hot/${name}`, (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        reply.raw.write('retry: 500\n\n');
        let known = 0;
        const looking = setInterval(() => {
          void builtAt(folder).then((at) => {
            if (known && at > known) reply.raw.write('data: built\n\n');
            known = at;
          });
        }, EVERY_MS);
        reply.raw.on('close', () => clearInterval(looking));
      });
    }
  }

  async #newest(name: RemoteName, folder: string): Promise<LoadedRemote> {
    const at = await builtAt(folder);
    const held = this.#held.get(name);
    if (held?.at === at) return held.loaded;
    const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release;
    const source = await readFile(join(folder, release.server.file), 'utf8');
    const require = (wanted: string) => this.#shared.get(wanted)?.module;
    const { exports, dispose } = evaluate(source, `/remotes/${name}@local/${release.server.file}`, { require });
    const { default: remote } = exports as { default: LoadedRemote['remote'] };
    // Without inline styles: a style sheet that was just written is fetched by its link.
    const loaded: LoadedRemote = { release, remote, styles: new Map(), messages: (locale) => remote.messages(locale), dispose };
    this.#held.set(name, { at, loaded });
    held?.loaded.dispose();
    return loaded;
  }
}

/** When a build was last described, milliseconds since 1970. */
async function builtAt(folder: string): Promise<number> {
  return (await stat(join(folder, 'release.json'))).mtimeMs;
}
