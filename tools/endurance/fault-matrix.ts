import { releaseFilesOf } from './release-front.ts';
import { openFront, passOn, WEATHERS, type Weather } from './fault-front.ts';
import { ownShell, type OwnShell } from './own-shell.ts';

export interface Cell {
  readonly cause: string;
  readonly weather: Weather;
  readonly path: string;
  readonly status: number;
  /** Header and footer are there. */
  readonly framed: boolean;
  /** Milliseconds until the page was whole again after the cause ended. */
  readonly healedMs: number;
}

export interface Matrix {
  /** Each page with the remote that it is a page of. */
  readonly pages: Readonly<Record<string, string>>;
  /** Remotes that fail, and whether the API does. */
  readonly causes: readonly string[];
  readonly weathers?: readonly Weather[];
  readonly api: string;
  readonly releases: string;
  readonly rootKey: string;
}

/** What must hold of every cell; says what does not. */
export function faultOf({ cause, weather, path, status, framed, healedMs }: Cell): string | undefined {
  const where = `${cause} ${weather}, ${path}`;
  if (status === 500 || status === 0) return `${where}: status ${status}`;
  if (!framed) return `${where}: header or footer is missing`;
  return healedMs > 5_000 ? `${where}: healed after ${Math.round(healedMs)} ms` : undefined;
}

/** Lets each cause fail in each way from the start of a shell on, looks at every page, ends the cause and waits for healing. */
export async function faultMatrix({ pages, causes, weathers = WEATHERS, api, releases, rootKey }: Matrix): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const cause of causes)
    for (const weather of weathers) {
      const [apiFront, releaseFront] = [await openFront(passOn(api)), await openFront(releaseFilesOf(releases))];
      if (cause === 'api') apiFront.change(weather);
      else releaseFront.change(weather, new RegExp(`^/${cause}/`));
      const shell = await ownShell({ api: apiFront.address, releases: releaseFront.address, rootKey });
      const asked = await Promise.all(Object.keys(pages).map(async (path) => ({ path, ...(await look(shell, path)) })));
      apiFront.change('fine');
      releaseFront.change('fine');
      const began = performance.now();
      for (const { path, status, framed } of asked)
        cells.push({ cause, weather, path, status, framed, healedMs: await healed(shell, path, began) });
      await shell.close();
      await Promise.all([apiFront.close(), releaseFront.close()]);
    }
  return cells;
}

async function look(shell: OwnShell, path: string): Promise<{ status: number; framed: boolean }> {
  const response = await fetch(shell.address + path, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  const html = (await response?.text().catch(() => '')) ?? '';
  return { status: response?.status ?? 0, framed: html.includes('<header') && html.includes('<footer') };
}

async function healed(shell: OwnShell, path: string, began: number): Promise<number> {
  for (;;) {
    const { status } = await look(shell, path);
    const since = performance.now() - began;
    if (status === 200 || since > 20_000) return since;
    await new Promise((done) => setTimeout(done, 200));
  }
}
