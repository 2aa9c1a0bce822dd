import { expect, test } from '@playwright/test';
import { SOLD_LOCALES } from '@shop/contracts';
import { look } from '@shop/tools/endurance/faults/cell';
import { openFaultProxy, passOn } from '@shop/tools/endurance/fault-proxy';
import { ResourceStack } from '@shop/tools/endurance/resource-stack';
import { ownShell } from '@shop/tools/endurance/own-shell';
import { releaseFilesOf } from '@shop/tools/endurance/serve-release-files';
import { join } from 'node:path';
import { DATA_DIR } from '../../fixtures/data-directory.ts';
import { shopClock } from '../../fixtures/shop-clock.ts';

const FOLDER = join(import.meta.dirname, '../../..', DATA_DIR, 'releases');
const API = `http://127.0.0.1:${process.env.JOURNEY_API_PORT ?? Number(process.env.JOURNEY_PORT ?? 4300) + 1}`;
const HOMES = ['/', '/nl_NL', '/es_ES'];

/** Connections are refused at once, or accepted and never answered. */
const FAULTS = ['is away', 'accepts and never answers'] as const;

for (const fault of FAULTS)
  test(`while the only API ${fault} the shell lives, and every home page is there, also where nobody has been yet`, async () => {
    await ResourceStack.open(async (resources) => {
      const answered = new Set<string>();
      let isSilent = false;
      const pass = passOn(API);
      const noted: typeof pass = (request, reply) => {
        if (isSilent) return;
        reply.on('finish', () => answered.add(request.url ?? ''));
        pass(request, reply);
      };
      const api = resources.adopt(await openFaultProxy(noted), (proxy) => proxy.close());
      const releases = resources.adopt(await openFaultProxy(releaseFilesOf(FOLDER)), (proxy) => proxy.close());
      const shell = resources.adopt(await ownShell({ api: api.address, releases: releases.address, env: shopClock() }), (own) =>
        own.close(),
      );
      await expect.poll(() => [...answered].filter((path) => path.startsWith('/api/cms/homepage')).length).toBe(SOLD_LOCALES.length);
      const before = await look(shell.address);
      expect(before.status).toBe(200);
      if (fault === 'is away') api.change('down');
      else isSilent = true;
      for (const path of HOMES) {
        const { status, isFramed, isFilled } = await look(`${shell.address}${path}`);
        expect({ path, status, isFramed, isFilled }).toEqual({ path, status: 200, isFramed: true, isFilled: true });
      }
      expect((await look(shell.address)).heading).toBe(before.heading);
      for (const path of ['/healthz', '/readyz'])
        expect({ path, status: (await fetch(shell.address + path)).status }).toEqual({ path, status: 200 });
      const hotel = await fetch(`${shell.address}/hotel/2996`);
      expect(hotel.status).toBe(503);
      expect(Number(hotel.headers.get('retry-after'))).toBeGreaterThan(0);
      await resources.close();
    });
  });
