import { smallSmtpServer } from '@shop/api/small-smtp-server';
import { startDatabase } from '@shop/tools/endurance/faults/stack';
import { ResourceStack } from '@shop/tools/endurance/resource-stack';
import { freePort } from '@shop/tools/endurance/own-shell';
import { publishAll } from '@shop/tools/build-all';
import { openTlsProxy } from '@shop/tools/rehearsal/tls-proxy';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ColleaguesIssuer } from './colleagues-issuer.ts';

const ROOT = join(import.meta.dirname, '../../..');

export interface ProductionShop {
  /** What customers open. */
  readonly origin: string;
  /** Customer care's own host. */
  readonly care: string;
  /** Mails that have left. */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

/** A shop as docs/operating.md opens one: settings, schema, example catalogue and content, signed releases, one API, and two shells behind TLS. */
export function openProductionShop(issuer: ColleaguesIssuer): Promise<ProductionShop> {
  return ResourceStack.open(async (resources) => {
    const folder = resources.adopt(mkdtempSync(join(tmpdir(), 'production-')), (made) => rmSync(made, { recursive: true, force: true }));
    const database = resources.adopt(await startDatabase(folder), (started) => started.stop());
    const mails: string[] = [];
    const smtp = resources.adopt(await smallSmtpServer(({ message }) => mails.push(message)), (server) => server.close());
    const [apiPort, port, carePort, tlsPort, careTlsPort] = await Promise.all([freePort(), freePort(), freePort(), freePort(), freePort()]);
    const [origin, care] = [`https://fr.localhost:${tlsPort}`, `https://care.localhost:${careTlsPort}`];
    const releases = join(folder, 'releases');
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_ENV: '',
      LOG_LEVEL: 'warn',
      DATABASE_URL: database.url,
      DATABASE_POOL: '4',
      DATA_DIR: folder,
      PUBLIC_ORIGIN: origin,
      SELLER_FILE: 'docs/examples/seller.json',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'booking@shop.example',
      CONTACT_ADDRESS: 'care@shop.example',
      PSP: 'test',
      RELEASES: releases,
      RELEASE_ROOT_KEY: await publishAll(releases, { keyFile: join(folder, 'operator.pem') }),
      API_PORT: String(apiPort),
      ...issuer.settings,
    };
    const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
    run('tools/operator/migrate.ts');
    writeFileSync(join(folder, 'catalogue.jsonl'), run('docs/examples/write-catalogue.mjs'));
    run('tools/operator/catalogue.ts', 'import', join(folder, 'catalogue.jsonl'));
    run('tools/content/content.ts', 'import', 'docs/examples/content');
    const start = async (address: number, args: readonly string[], more: Record<string, string> = {}) => {
      const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...env, ...more }, stdio: ['ignore', 'ignore', 'inherit'] });
      resources.adopt(child, (process) => process.kill('SIGKILL'));
      await ready(`http://127.0.0.1:${address}/readyz`);
    };
    await start(apiPort, ['apps/api/src/main.ts']);
    const shell = ['--no-force-async-hooks-checks', 'dist/shell/server/main.mjs'];
    await start(port, shell, { PORT: String(port) });
    await start(carePort, shell, { PORT: String(carePort), CUSTOMER_CARE: '1' });
    resources.adopt(await openTlsProxy({ port: tlsPort, target: port, folder }), (proxy) => proxy.close());
    resources.adopt(await openTlsProxy({ port: careTlsPort, target: carePort, folder }), (proxy) => proxy.close());
    return { origin, care, mails, close: () => resources.close() };
  });
}

async function ready(address: string): Promise<void> {
  for (let left = 600; left > 0; left -= 1) {
    if ((await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${address} did not answer.`);
}
