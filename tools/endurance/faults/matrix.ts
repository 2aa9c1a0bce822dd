import { FAILURE_MODES, type FailureMode } from '../fault-proxy.ts';
import type { OwnShell } from '../own-shell.ts';
import type { Cause } from './cause.ts';
import { look, type Cell, type Look } from './cell.ts';
import type { FaultPage } from './pages.ts';
import type { Stack } from './stack.ts';

export interface Requested {
  readonly stack: Pick<Stack, 'shell'>;
  readonly pages: readonly FaultPage[];
  readonly causes: readonly Cause[];
  readonly failureModes?: readonly FailureMode[];
  /** Told of each cell as it is known. */
  readonly tell: (cell: Cell) => void;
}

const LONGEST_HEALING_MS = 20_000;
const FINE_TRIES = 30;
/** Pages that are asked for at the same time. */
const AT_ONCE = 3;

/** Lets each cause fail in each way, looks at every page twice, ends the cause and waits until all pages are whole again. */
export async function faultMatrix({ stack, pages, causes, failureModes = FAILURE_MODES, tell }: Requested): Promise<void> {
  let shell = await stack.shell();
  try {
    const fine = await fineLooks(shell, pages);
    for (const cause of causes)
      for (const failureMode of failureModes) {
        const isAtStart = cause.isAtStart && failureMode !== 'old';
        if (isAtStart) await shell.close();
        await cause.begin(failureMode);
        if (isAtStart) shell = await stack.shell();
        const first = await lookAtAll(shell, pages);
        const second = await lookAtAll(shell, pages);
        await cause.end();
        const healed = await healing(shell, pages, fine);
        for (const [at, page] of pages.entries())
          tell({
            cause: cause.name,
            failureMode,
            page,
            isConcerned: cause.concerns(page) && !(cause.isAtStart && failureMode === 'old'),
            fine: fine[at]!,
            first: first[at]!,
            second: second[at]!,
            healedMs: healed[at]!.ms,
            before: healed[at]!.before,
          });
      }
  } finally {
    await shell.close();
  }
}

/** How the pages are while nothing fails; a shop that has only just begun is given time. */
async function fineLooks(shell: OwnShell, pages: readonly FaultPage[]): Promise<Look[]> {
  for (let left = FINE_TRIES; ; left -= 1) {
    const looks = await lookAtAll(shell, pages);
    const lacking = pages.filter((_, at) => looks[at]!.status !== 200 || !looks[at]!.heading);
    if (!lacking.length) return looks;
    if (!left) throw new Error(`not whole without failures: ${lacking.map(({ path }) => path).join(', ')}`);
    await new Promise((done) => setTimeout(done, 1_000));
  }
}

async function lookAtAll(shell: OwnShell, pages: readonly FaultPage[]): Promise<Look[]> {
  const looks: Look[] = [];
  const left = [...pages.entries()];
  const next = async (): Promise<void> => {
    for (let entry = left.shift(); entry; entry = left.shift()) looks[entry[0]] = await look(shell.address + entry[1].path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return looks;
}

interface Healed {
  /** Milliseconds; undefined if it was not within 20 s. */
  readonly ms: number | undefined;
  readonly before?: Look | undefined;
}

/** How long it took until each page was as without failures again: each is looked at by a visitor of its own. */
function healing(shell: OwnShell, pages: readonly FaultPage[], fine: readonly Look[]): Promise<Healed[]> {
  const began = performance.now();
  const healed = async ({ path }: FaultPage, { heading }: Look): Promise<Healed> => {
    for (let before: Look | undefined; ;) {
      const ms = performance.now() - began;
      if (ms > LONGEST_HEALING_MS) return { ms: undefined, before };
      const now = await look(shell.address + path);
      if (now.status === 200 && now.heading === heading) return { ms, before };
      before = now;
      await new Promise((done) => setTimeout(done, 200));
    }
  };
  return Promise.all(pages.map((page, at) => healed(page, fine[at]!)));
}
