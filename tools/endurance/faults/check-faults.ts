import { BROWSER_CAUSES, browserMatrix } from './browser-matrix.ts';
import { causesOf } from './cause.ts';
import { faultsOf } from './cell.ts';
import { faultMatrix } from './matrix.ts';
import { faultPages } from './pages.ts';
import { openStack } from './stack.ts';

/** Walks the whole matrix, or the causes whose names contain a word; prints a line for each cell and returns what does not hold. */
export async function checkFaults(word = ''): Promise<string[]> {
  const faults: string[] = [];
  const stack = await openStack(() => undefined);
  let cells = 0;
  const line = (cause: string, failureMode: string, page: string) => `${cause.padEnd(24)} ${failureMode.padEnd(8)} ${page.padEnd(9)}`;
  const judge = (head: string, what: string, found: readonly string[]) => {
    cells += 1;
    faults.push(...found);
    console.log(`${head} ${what} ${found.length ? 'FAULT' : ''}`.trimEnd());
  };
  try {
    const pages = await faultPages(stack.apiAddress);
    const causes = causesOf(stack).filter(({ name }) => name.includes(word));
    if (causes.length)
      await faultMatrix({
        stack,
        pages,
        causes,
        tell(cell) {
          const seconds = (ms: number | undefined) => (ms === undefined ? '     ?' : `${(ms / 1_000).toFixed(1).padStart(4)} s`);
          const what = `${cell.first.status} ${seconds(cell.first.ms)}  then ${cell.second.status} ${seconds(cell.second.ms)}  healed ${seconds(cell.healedMs)}`;
          judge(line(cell.cause, cell.failureMode, cell.page.name), what, faultsOf(cell));
        },
      });
    const inBrowser = BROWSER_CAUSES.filter((name) => name.includes(word));
    if (inBrowser.length) {
      const shell = await stack.shell();
      try {
        const tell = ({ cause, failureMode, page, faults: found }: Parameters<Parameters<typeof browserMatrix>[0]['tell']>[0]) =>
          judge(line(cause, failureMode, page.name), found.length ? '' : 'stays', found);
        await browserMatrix({ address: shell.address, pages, causes: inBrowser, tell });
      } finally {
        await shell.close();
      }
    }
  } finally {
    await stack.close();
  }
  console.log(`${cells} cells, ${faults.length} faults`);
  return faults;
}
