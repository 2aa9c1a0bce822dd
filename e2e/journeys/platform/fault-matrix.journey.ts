import { expect, test } from '@playwright/test';
import { browserMatrix } from '@shop/tools/endurance/faults/browser-matrix';
import { apiCause, remoteCause } from '@shop/tools/endurance/faults/cause';
import { faultsOf, type Cell } from '@shop/tools/endurance/faults/cell';
import { faultMatrix } from '@shop/tools/endurance/faults/matrix';
import { faultPages } from '@shop/tools/endurance/faults/pages';
import { openFaultProxy, passOn } from '@shop/tools/endurance/fault-proxy';
import { ResourceStack } from '@shop/tools/endurance/resource-stack';
import { ownShell } from '@shop/tools/endurance/own-shell';
import { releaseFilesOf } from '@shop/tools/endurance/serve-release-files';
import { join } from 'node:path';
import { DATA_DIR } from '../../fixtures/data-directory.ts';
import { shopClock } from '../../fixtures/shop-clock.ts';

/** A slice of `npm run test:endurance faults`, which walks every cause, failure mode and page. */
const FOLDER = join(import.meta.dirname, '../../..', DATA_DIR, 'releases');
const API = `http://127.0.0.1:${process.env.JOURNEY_API_PORT ?? Number(process.env.JOURNEY_PORT ?? 4300) + 1}`;

test('what fails on the server costs its own region, one visitor’s timeout and no restart', async () => {
  const pages = (await faultPages(API)).filter(({ name }) => ['box', 'stay', 'contact'].includes(name));
  const cells: Cell[] = [];
  await ResourceStack.open(async (resources) => {
    const api = resources.adopt(await openFaultProxy(passOn(API)), (proxy) => proxy.close());
    const releases = resources.adopt(await openFaultProxy(releaseFilesOf(FOLDER)), (proxy) => proxy.close());
    const stack = { shell: () => ownShell({ api: api.address, releases: releases.address, env: shopClock() }) };
    const requested = { stack, pages, tell: (cell: Cell) => void cells.push(cell) };
    await faultMatrix({ ...requested, causes: [apiCause(api)], failureModes: ['slow'] });
    await faultMatrix({ ...requested, causes: [remoteCause('gifting', { releases, folder: FOLDER })], failureModes: ['down'] });
    await resources.close();
  });
  expect(cells.flatMap(faultsOf)).toEqual([]);
  const first = (cause: string, page: string) =>
    cells.find((cell) => cell.cause.startsWith(cause) && cell.page.name === page)?.first.status;
  expect([first('API', 'stay'), first('gifting', 'box'), first('gifting', 'stay')]).toEqual([503, 503, 200]);
});

test('measuring and pictures that fail in the browser take nothing from the page', async ({ baseURL }) => {
  const pages = (await faultPages(API)).filter(({ name }) => name === 'home');
  const reported: (readonly string[])[] = [];
  const tell = (cell: { readonly faults: readonly string[] }) => void reported.push(cell.faults);
  await browserMatrix({ address: baseURL!, pages, causes: ['analytics', 'pictures'], failureModes: ['down', 'garbage'], tell });
  expect(reported).toEqual([[], [], [], []]);
});
