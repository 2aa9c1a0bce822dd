import type { Release } from '@shop/federation';
import { directoryStore, integrityOf, publish } from '@shop/federation/server';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFront } from '../fault-front.ts';
import { ownShell } from '../own-shell.ts';

/** Two remotes whose pages ask nothing of the back end. */
const REMOTES = ['account', 'gifting'] as const;
const PATHS = ['/account/trips', '/account/wishlist', '/coffrets'];
/** Requests that are under way all the time. */
const VISITORS = 4;
/** From here on the heap is compared: before, Node warms up. */
const SETTLED = 50;

export interface Redeploys {
  readonly documents: number;
  /** Pages whose HTML came from another release than the one that the browser is told of. */
  readonly stale: number;
  /** Pages and scripts that were not answered with 200. */
  readonly failed: number;
  /** Growth of the heap from the 50th redeploy to the last, in percent; undefined for fewer. */
  readonly heapPercent: number | undefined;
}

/** Publishes two remotes again and again while visitors look at their pages; `leaks` leaves timers behind on purpose. */
export async function redeploys(times: number, leaks = false): Promise<Redeploys> {
  const folder = mkdtempSync(join(tmpdir(), 'redeploys-'));
  const api = await openFront((_request, reply) => void reply.writeHead(404, { 'content-type': 'application/json' }).end('{}'));
  const first = await publishAll(folder, 0, leaks);
  const shell = await ownShell({ api: api.address, releases: join(folder, 'releases') });
  await shell.shows(first);
  const seen = { documents: 0, stale: 0, failed: 0 };
  let ended = false;
  const visiting = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let at = visitor; !ended; at += 1) await visit(shell.address + PATHS[at % PATHS.length]!, seen);
  });
  const heaps: number[] = [];
  for (let at = 1; at <= times; at += 1) {
    await shell.shows(await publishAll(folder, at, leaks));
    if (at === SETTLED || at === times) heaps.push(await heapOf(shell.address));
  }
  ended = true;
  await Promise.all(visiting);
  await shell.close();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
  const [before, after] = heaps;
  return { ...seen, heapPercent: before && after ? (after / before - 1) * 100 : undefined };
}

async function publishAll(folder: string, at: number, leaks: boolean): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const name of REMOTES) {
    const id = `v${at}`;
    const built = variant(join(folder, 'built', name), { name, id, leaks });
    await publish(built, join(folder, 'releases'));
    const old = `v${at - 20}`;
    if (at > 20) await directoryStore(join(folder, 'releases')).remove(`${name}/${old}`);
    ids[name] = id;
  }
  return ids;
}

/** The built remote under another id, whose pages say in their head which release drew them. */
function variant(target: string, { name, id, leaks }: { name: string; id: string; leaks: boolean }): string {
  rmSync(target, { recursive: true, force: true });
  cpSync(`dist/${name}`, target, { recursive: true });
  const release = JSON.parse(readFileSync(join(target, 'release.json'), 'utf8')) as Release;
  const file = join(target, release.server.file);
  const source = readFileSync(file, 'utf8') + marking(id) + (leaks ? LEAK : '');
  writeFileSync(file, source);
  const integrity = { ...release.integrity, [release.server.file]: integrityOf(source) };
  writeFileSync(join(target, 'release.json'), JSON.stringify({ ...release, release: id, integrity }));
  return target;
}

const marking = (id: string) => `
;(() => {
  const { createElement: h, Fragment } = require('react');
  const door = module.exports.default;
  const marked = ({ Component, ...route }) => Component
    ? { ...route, Component: (props) => h(Fragment, null, h('meta', { name: 'drawn-by', content: door.name + '@${id}' }), h(Component, props)) }
    : { ...route, Component: () => h(Fragment, null, h('meta', { name: 'drawn-by', content: door.name + '@${id}' })), lazy: undefined, loader: undefined };
  module.exports = { default: { ...door, routes: (site) => door.routes(site).map(marked) } };
})();`;
const LEAK = `;setInterval(() => { (globalThis.__leak ??= new WeakMap()).set({}, 1); new Array(1e4).fill(1); }, 5);`;

async function visit(address: string, seen: { documents: number; stale: number; failed: number }): Promise<void> {
  const response = await fetch(address).catch(() => undefined);
  const html = (await response?.text()) ?? '';
  seen.documents += 1;
  if (response?.status !== 200) {
    seen.failed += 1;
    return;
  }
  const [, name = '', id] = /name="drawn-by" content="(\w+)@(\w+)"/.exec(html) ?? [];
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    remotes?: Record<string, { release: string; base: string; entry: string }>;
  };
  const told = boot.remotes?.[name];
  if (!told || told.release !== id) seen.stale += 1;
  const entry = told && (await fetch(new URL(told.base + told.entry, address)).catch(() => undefined));
  if (!entry?.ok) seen.failed += 1;
  await entry?.arrayBuffer();
}

/** After a full collection: the shell is started with the means for it. */
async function heapOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^shop_shell_heap_bytes (\d+)$/m.exec(text)?.[1]);
}
