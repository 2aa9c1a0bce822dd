import { smallCatalogue } from '@shop/testing';
import { outboxHandlers } from '../notifications/notification-outbox-handlers.ts';
import { OutboxWorker } from '../platform/jobs/outbox.ts';
import { orderOf, stayItems } from '../testing/checkout-client.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { smallSmtpServer, type SmallSmtpServer } from '../testing/small-smtp-server.ts';
import { smtpMailbox, type SmtpMailbox } from './smtp-mailbox.ts';

const FROM = 'hello@shop.example';

const shop = shopOfFile({ now: new Date('2030-05-20T09:00:00Z'), catalogue: smallCatalogue({ stock: 9 }), outboxSleeps: true });
let server: SmallSmtpServer;
let mailbox: SmtpMailbox;
let outbox: OutboxWorker;

beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute();
  server = await smallSmtpServer();
  mailbox = smtpMailbox({ url: `smtp://shop:s%40cret@127.0.0.1:${server.port}`, from: FROM });
  const sender = { shopName: 'Test shop', publicOrigin: 'http://shop.test', preferencesKey: 'key' };
  const clock = () => shop.time.now;
  outbox = new OutboxWorker({
    db: shop.db,
    handlers: outboxHandlers({
      db: shop.db,
      mailbox,
      sender,
      clock,
      contactAddress: 'care@shop.example',
    }),
    log: { warn: () => undefined },
  });
});

afterEach(async () => {
  mailbox.close();
  await server.close();
});

const sell = () => shop.checkout.sell(orderOf(stayItems(), 12_000));
const row = () => shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'confirmationMail').executeTakeFirstOrThrow();
const waitIsOver = () =>
  shop.db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(0) })
    .execute();

describe('a mail by SMTP', () => {
  test('leaves once, signed in, from the shop’s address, with text, HTML and document', async () => {
    await sell();
    await outbox.runOnce();
    await waitIsOver();
    await outbox.runOnce();
    expect(server.signedIn).toEqual(['shop:s@cret']);
    expect(server.taken).toHaveLength(1);
    const [{ from, to, message }] = server.taken as [(typeof server.taken)[0]];
    expect([from, to]).toEqual([FROM, ['marie.durand@example.com']]);
    expect(message).toContain(`From: Test shop <${FROM}>`);
    expect(message).toMatch(/^Message-ID: <confirmation-\d+-\d+@shop\.example>\r$/m);
    for (const type of ['text/plain', 'text/html', 'application/pdf']) expect(message).toContain(`Content-Type: ${type}`);
    expect((await row()).sent_at).not.toBeNull();
  });

  test('that the server cannot take now is handed over later', async () => {
    await sell();
    server.refusals.set('message', '451 Come back later');
    await outbox.runOnce();
    expect(server.taken).toEqual([]);
    expect(await row()).toMatchObject({ sent_at: null, attempts: 1, last_error: expect.stringContaining('451 Come back later') });
    server.refusals.clear();
    await waitIsOver();
    await outbox.runOnce();
    expect(server.taken).toHaveLength(1);
    expect(await row()).toMatchObject({ attempts: 2, last_error: null });
  });

  test('whose yes was lost is the same mail the second time', async () => {
    await sell();
    await outbox.runOnce();
    await shop.db
      .updateTable('outbox')
      .set({ sent_at: null, next_attempt_at: new Date(0) })
      .execute();
    await outbox.runOnce();
    const ids = server.taken.map(({ message }) => /^Message-ID: (.+)\r$/m.exec(message)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('to an address that nobody has is given up, and its row tells why without the address', async () => {
    await sell();
    server.refusals.set('RCPT TO', '550 5.1.1 <marie.durand@example.com> unknown');
    await outbox.runOnce();
    const { sent_at, last_error } = await row();
    expect(sent_at).not.toBeNull();
    expect(last_error).toContain('550 5.1.1');
    expect(last_error).not.toContain('marie');
    await waitIsOver();
    expect(await outbox.runOnce()).toBe(0);
  });

  test('waits for a server that is away, and for one that does not know the shop', async () => {
    await sell();
    server.refusals.set('AUTH', '535 Who are you?');
    await outbox.runOnce();
    expect(await row()).toMatchObject({ sent_at: null, last_error: expect.stringContaining('535') });
    await server.close();
    await waitIsOver();
    await outbox.runOnce();
    expect(await row()).toMatchObject({ sent_at: null, attempts: 2, last_error: expect.stringContaining('ECONNREFUSED') });
  });
});
