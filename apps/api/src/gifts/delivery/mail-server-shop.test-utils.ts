import { openFullShop, type FullShop } from '../../checkout/full-shop.test-utils.ts';
import { smtpMailbox, type SmtpMailbox } from '../../mail/smtp-mailbox.ts';
import { outboxHandlers } from '../../notifications/notification-outbox-handlers.ts';
import { OutboxWorker } from '../../platform/jobs/outbox.ts';
import { smallSmtpServer, type SmallSmtpServer } from '../../testing/small-smtp-server.ts';

interface MailServerShop extends FullShop {
  /** Takes the mails of one test; its `refusals` are the addresses that do not exist. */
  readonly server: SmallSmtpServer;
  /** What a process does with each mail. */
  handlers(): ReturnType<typeof outboxHandlers>;
  /** Another process that delivers mails. */
  worker(): OutboxWorker;
  /** Sends what is due until nothing more is. */
  send(): Promise<void>;
}

/** The full shop of all tests of a file, whose mails go to a server that can refuse an address. Each test begins with an empty outbox. */
export function mailServerShop(): MailServerShop {
  const shop = {} as MailServerShop;
  let mailbox: SmtpMailbox;
  const handlers = () =>
    outboxHandlers({
      ...{ db: shop.db, mailbox, clock: () => shop.time.now, contactAddress: 'care@shop.example' },
      sender: { shopName: 'Test shop', publicOrigin: 'http://shop.test', preferencesKey: 'key' },
    });
  const worker = () => new OutboxWorker({ db: shop.db, handlers: handlers(), log: { warn: () => undefined } });
  const send = async () => {
    const outbox = worker();
    while ((await outbox.runOnce()) > 0);
  };
  beforeAll(async () => void Object.assign(shop, await openFullShop({ outboxSleeps: true }), { handlers, worker, send }));
  beforeEach(async () => {
    shop.time.now = new Date('2030-06-01T10:00:00Z');
    for (const table of ['outbox', 'attempt'] as const) await shop.db.deleteFrom(table).execute();
    const server = await smallSmtpServer();
    mailbox = smtpMailbox({ url: `smtp://shop:secret@127.0.0.1:${server.port}`, from: 'hello@shop.example' });
    Object.assign(shop, { server });
  });
  afterEach(async () => {
    mailbox.close();
    await shop.server.close();
  });
  afterAll(() => shop.close?.());
  return shop;
}
