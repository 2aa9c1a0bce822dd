import { operatedShop, type Tool, TOOLS } from './operated-shop.test-utils.ts';

const here = operatedShop();

/** What each command is called with, and what its process ends with. */
const CALLS: Readonly<Record<Tool, readonly [args: readonly string[], code: number, out: RegExp, error: RegExp]>> = {
  boxes: [['stock', 'NOBOX', '5'], 1, /^$/, /^There is no printed box NOBOX: .*\n$/],
  catalogue: [['import', 'no-such-file.jsonl'], 2, /^$/, /^There is no file no-such-file\.jsonl\.\n$/],
  centres: [['key', 'make', '999'], 1, /^$/, /^There is no activity centre 999\.\n$/],
  ledger: [['export', '2019-12-01', '2019-12-31'], 0, /^entry,date,order,account,debit,credit,text\r\n$/, /^$/],
  orders: [['export', '--format', 'csv'], 0, /^.+\r?\n$/, /^The next cursor is \d+\n$/],
  partners: [['secret', 'nobody'], 1, /^$/, /^There is no partner nobody that has secrets\.\n$/],
  privacy: [['erase', 'guest@example.com'], 1, /^Kept of guest@example\.com: 0 orders, .*\n$/, /^Nothing was changed: --yes erases it/],
};

test.each(TOOLS)('the process of %s takes its arguments, prints to both outputs and ends with its exit code', async (tool) => {
  const [args, code, out, error] = CALLS[tool];
  expect(await here.commandProcess(tool, ...args)).toEqual({
    code,
    out: expect.stringMatching(out),
    error: expect.stringMatching(error),
  });
});
