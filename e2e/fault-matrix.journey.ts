import { expect, test } from '@playwright/test';
import { browserMatrix } from '@shop/tools/endurance/faults/browser-matrix';
import { apiCause, remoteCause } from '@shop/tools/endurance/faults/cause';
import { faultsOf, type Cell } from '@shop/tools/endurance/faults/cell';
import { faultMatrix } from '@shop/tools/endurance/faults/matrix';
import { faultPages } from '@shop/tools/endurance/faults/pages';
import { openFront, passOn } from '@shop/tools/endurance/fault-front';
import { Opened } from '@shop/tools/endurance/opened';
import { ownShell } from '@shop/tools/endurance/own-shell';
import { releaseFilesOf } from '@shop/tools/endurance/release-front';
import { join } from 'node:path';
import { DATA_DIR } from './data-directory.ts';

/** A slice of `npm run test:endurance faults`, which walks every cause, weather and page. */
const FOLDER = join(import.meta.dirname, '..', DATA_DIR, 'releases');
const API = `http://127.0.0.1:${process.env.JOURNEY_API_PORT ?? Number(process.env.JOURNEY_PORT ?? 4300) + 1}`;

test('what fails on the server costs its own region, one visitor’s patience and no restart', async () => {
  const pages = (await faultPages(API)).filter(({ name }) => ['box', 'stay', 'contact'].includes(name));
  const cells: Cell[] = [];
  await Opened.all(async (opened) => {
    const api = opened.keep(await openFront(passOn(API)), (front) => front.close());
    const releases = opened.keep(await openFront(releaseFilesOf(FOLDER)), (front) => front.close());
    const stack = { shell: () => ownShell({ api: api.address, releases: releases.address }) };
    const asked = { stack, pages, tell: (cell: Cell) => void cells.push(cell) };
    await faultMatrix({ ...asked, causes: [apiCause(api)], weathers: ['slow'] });
    await faultMatrix({ ...asked, causes: [remoteCause('gifting', { releases, folder: FOLDER })], weathers: ['down'] });
    await opened.close();
  });
  expect(cells.flatMap(faultsOf)).toEqual([]);
  const first = (cause: string, page: string) =>
    cells.find((cell) => cell.cause.startsWith(cause) && cell.page.name === page)?.first.status;
  expect([first('API', 'stay'), first('gifting', 'box'), first('gifting', 'stay')]).toEqual([503, 503, 200]);
});

test('measuring and pictures that fail in the browser take nothing from the page', async ({ baseURL }) => {
  const pages = (await faultPages(API)).filter(({ name }) => name === 'home');
  const told: (readonly string[])[] = [];
  const tell = (cell: { readonly faults: readonly string[] }) => void told.push(cell.faults);
  await browserMatrix({ address: baseURL!, pages, causes: ['analytics', 'pictures'], weathers: ['down', 'garbage'], tell });
  expect(told).toEqual([[], [], [], []]);
});
