import { join } from 'node:path';
import { pino } from 'pino';
import { openDemoAccount } from './accounts/entry/demo-account.ts';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { deliveriesOf } from './deliveries.ts';
import { directoryMailbox } from './mail/mailbox.ts';
import { pictureStore, type RenderPicture } from './pictures/picture-store.ts';
import { housekeeping } from './purchase/housekeeping.ts';
import { OutboxWorker } from './purchase/outbox.ts';
import { TestProvider } from './purchase/test-provider.ts';
import { ShopIndex } from './search/shop-index.ts';
import { openDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';

const clock = () => new Date();

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const db = openDatabase(config.databaseUrl, config.pool);
  await migrate(db);
  if (config.isDemo) await openDemoAccount(db, clock());
  const index = await ShopIndex.load(db, clock);
  const testProvider = new TestProvider(db);
  const pictures = pictureStore(join(config.dataDirectory, 'pictures'), await loadRenderer());
  const outbox = new OutboxWorker({
    db,
    deliveries: deliveriesOf({
      db,
      psp: testProvider,
      mailbox: directoryMailbox(join(config.dataDirectory, 'mail')),
      sender: config,
      clock,
      pictures,
      contactAddress: config.contactAddress,
    }),
    before: housekeeping({ db, psp: testProvider, testProvider, now: clock }),
    log,
  });
  const app = await buildApp({
    db,
    index,
    clock,
    pictures,
    settings: config,
    psp: testProvider,
    ...(config.testProvider && { testProvider }),
    outbox,
    sender: config,
    logger: { level: config.logLevel },
  });
  await app.listen({ port: config.port, host: config.host });
  index.start(log);
  outbox.start();

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await outbox.stop();
    await index.stop();
    await db.destroy();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The generator of the demo pictures is a tool; it is loaded only here. */
async function loadRenderer(): Promise<RenderPicture> {
  const { renderPicture, UnknownPicture } = await import('@shop/tools/pictures');
  return async (id, size) => {
    try {
      return await renderPicture(id, size, 'webp');
    } catch (error) {
      if (error instanceof UnknownPicture) return undefined;
      throw error;
    }
  };
}

/** What went wrong at the start, in one sentence that says what to do. */
function startFailure(error: unknown, env: Partial<Pick<Config, 'port'>>): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return `Port ${env.port ?? ''} is taken: stop what listens there, or set API_PORT to another.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'The database of DATABASE_URL cannot be reached: start it, or correct the address.';
  return message ?? String(error);
}

main().catch((error: unknown) => {
  console.error(startFailure(error, { port: Number(process.env.API_PORT ?? 4201) }));
  process.exit(1);
});
