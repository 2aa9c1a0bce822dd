import { directoryStore, publish } from '@shop/federation/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFaultProxy } from '../fault-proxy.ts';
import { ResourceStack } from '../resource-stack.ts';
import { ownShell } from '../own-shell.ts';
import { PAGES, variant, type Redeployed } from './variant.ts';
import { browse, visit, type Seen } from './visitors.ts';

/** Requests that are under way all the time, beside the tabs of a browser. */
const VISITORS = 4;
/** From here on the heap is compared: before, Node warms up. */
const SETTLED = 50;
/** What has retired lives on for half a minute, for renders that began with it, and with it the timers that it has left. */
const RETIRED_MS = 35_000;
/** Older releases are tidied up, as `npm run release -- gc` does. */
const KEPT = 40;

export interface Redeploys extends Seen {
  /** Growth of the heap from the 50th redeploy to the last, in percent; undefined for fewer. */
  readonly heapPercent: number | undefined;
}

interface How {
  /** Leaves timers behind on purpose. */
  readonly leaks?: boolean;
  /** Told at every fiftieth redeploy. */
  readonly tell?: (at: number, seen: Seen, heapMB: number) => void;
}

/** Publishes two remotes again and again while visitors look at their pages. */
export function redeploys(times: number, { leaks = false, tell }: How = {}): Promise<Redeploys> {
  return ResourceStack.open(async (resources) => {
    const folder = resources.adopt(mkdtempSync(join(tmpdir(), 'redeploys-')), (path) => rmSync(path, { recursive: true, force: true }));
    const nothing = await openFaultProxy((_request, reply) => void reply.writeHead(404, { 'content-type': 'application/json' }).end('{}'));
    const api = resources.adopt(nothing, () => nothing.close());
    const first = await publishAll(folder, 0, leaks);
    const own = await ownShell({ api: api.address, releases: join(folder, 'releases') });
    const shell = resources.adopt(own, () => own.close());
    await shell.shows(first);
    const seen: Seen = { documents: 0, stale: 0, failed: 0, tabs: 0, mismatches: 0, said: new Set() };
    const heaps: number[] = [];
    await whileVisited(shell.address, seen, async () => {
      for (let at = 1; at <= times; at += 1) {
        await shell.shows(await publishAll(folder, at, leaks));
        if (at % SETTLED && at !== times) continue;
        if (times > SETTLED && (at === SETTLED || at === times)) await sleep(RETIRED_MS);
        heaps.push(await heapOf(shell.address));
        tell?.(at, seen, Math.round(heaps.at(-1)! / 1e5) / 10);
      }
    });
    await resources.close();
    const [before, after] = [heaps[0], heaps.at(-1)];
    return { ...seen, heapPercent: times > SETTLED && before && after ? (after / before - 1) * 100 : undefined };
  });
}

/** Visitors come and go until the work is done. */
async function whileVisited(address: string, seen: Seen, work: () => Promise<void>): Promise<void> {
  let ended = false;
  const isOver = () => ended;
  const visiting = [...Array.from({ length: VISITORS }, () => visit(address, seen, isOver)), browse(address, seen, isOver)];
  const all = Promise.all(visiting);
  all.catch(() => undefined);
  try {
    await work();
  } finally {
    ended = true;
    await all;
  }
}

async function publishAll(folder: string, at: number, leaks: boolean): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const name of Object.keys(PAGES) as Redeployed[]) {
    const id = `v${at}`;
    await publish(variant(join(folder, 'built', name), { name, id, leaks }), join(folder, 'releases'));
    if (at >= KEPT) await directoryStore(join(folder, 'releases')).remove(`${name}/v${at - KEPT}`);
    ids[name] = id;
  }
  return ids;
}

/** After a full collection: the shell is started with the means for it. */
async function heapOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^shop_shell_heap_bytes (\d+)$/m.exec(text)?.[1]);
}
