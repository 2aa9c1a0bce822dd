import { BUYER, drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { paidWith } from '../../checkout/full-shop.test-utils.ts';
import { NADIA, openTransfers, type Transfers } from './transfers.test-utils.ts';

let shop: Transfers;

beforeAll(async () => {
  shop = await openTransfers();
});
beforeEach(() => shop.beginAgain());
afterAll(() => shop?.close());

describe('the holder of a gift', () => {
  test('gives it to somebody else: the old code is none from then on, and the new one brings the same gift until the same day', async () => {
    const { code } = await shop.soldBox();
    expect(await shop.transfer(code)).toEqual({ status: 200, body: { transferredOn: '2030-06-01' } });
    await drainOutbox(shop.outbox);
    expect(await shop.open(code)).toMatchObject({ status: 404, body: { code: 'UNKNOWN_VOUCHER' } });
    const newCode = shop.mailedCode(NADIA.email);
    expect(newCode).not.toBe(code);
    expect((await shop.open(newCode)).body).toMatchObject({
      ...{ code: newCode, kind: 'BOX', status: 'active', remaining: 14_900, expiresOn: '2031-06-01', isTransferable: true },
      ...{ fromName: 'Luc', message: 'Pour toi' },
    });
  });

  test('has it mailed to its new holder with who gives it, the message, the last day and the document; the former one gets a mail', async () => {
    const { code } = await shop.soldBox();
    await shop.transfer(code);
    await drainOutbox(shop.outbox);
    const [mail, ...others] = shop.mailsTo(NADIA.email);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Luc vous offre un cadeau');
    for (const part of ['Bonjour Nadia', 'Pour toi', 'dimanche 1er juin 2031', 'Spa à deux']) expect(mail!.text).toContain(part);
    expect(mail!.attachments?.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
    const [told, ...rest] = shop.mailsTo('luc@example.com');
    expect(rest).toEqual([]);
    expect(told!.text).toContain('Vous avez offert ce cadeau à Nadia.');
    expect(told!.text).not.toContain(NADIA.email);
    expect(told!.text).not.toContain(shop.mailedCode(NADIA.email));
    expect(shop.mailsTo(BUYER.email.email)).toEqual([]);
  });

  test('writes in the language of the page that it was given on', async () => {
    const { code } = await shop.soldBox();
    const body = { code, ...NADIA, fromName: 'Luc' };
    expect((await shop.post('/gateway/gift-transfers?locale=nl_BE', body)).status).toBe(200);
    await drainOutbox(shop.outbox);
    expect(shop.mailsTo(NADIA.email)[0]!.subject).toBe('Luc geeft je een cadeau');
    expect(shop.mailsTo('luc@example.com')[0]!.subject).toBe('Je cadeau is doorgegeven');
  });

  test('goes on writing in it: the mail of an extension too', async () => {
    const { code } = await shop.soldBox();
    expect((await shop.post('/gateway/gift-transfers?locale=nl_NL', { code, ...NADIA, fromName: 'Luc' })).status).toBe(200);
    await drainOutbox(shop.outbox);
    const body = { code: shop.mailedCode(NADIA.email), until: '2031-09-01' };
    shop.onDay('2031-05-01');
    expect((await shop.post('/gateway/gift-extensions?locale=nl_NL', body)).status).toBe(200);
    await drainOutbox(shop.outbox);
    expect(shop.mailsTo(NADIA.email).at(-1)!.text).toContain('1 september 2031');
  });

  test('leaves out who gives it: neither mail nor document names who bought it', async () => {
    const { code } = await shop.soldBox();
    await shop.transfer(code, { fromName: '', message: ' ' });
    await drainOutbox(shop.outbox);
    const [mail] = shop.mailsTo(NADIA.email);
    expect(mail!.subject).toBe('Vous avez reçu un cadeau');
    for (const name of ['Marie', 'Durand', 'Zoë', 'Luc']) expect(mail!.text).not.toContain(name);
  });

  test('gives on a gift that was sold elsewhere, without a document', async () => {
    await shop.giftCard('ELSEWHERE-1', 5_000);
    expect((await shop.transfer('elsewhere 1')).status).toBe(200);
    await drainOutbox(shop.outbox);
    expect(shop.mailsTo(NADIA.email)[0]!.attachments).toEqual([]);
    expect((await shop.open(shop.mailedCode(NADIA.email))).body).toMatchObject({ remaining: 5_000 });
  });

  test('who presses twice gives it once, and reads the same', async () => {
    const { code } = await shop.soldBox();
    const answers = [await shop.transfer(code, {}, 'one key'), await shop.transfer(code, {}, 'one key')];
    expect(answers).toEqual(Array(2).fill({ status: 200, body: { transferredOn: '2030-06-01' } }));
    expect(await shop.transfer(code)).toMatchObject({ status: 404, body: { code: 'GIFT_NOT_FOUND' } });
    await drainOutbox(shop.outbox);
    expect(shop.mailsTo(NADIA.email)).toHaveLength(1);
    expect(await shop.eventsOf(code)).toEqual([{ kind: 'transferred', detail: { locale: 'fr_FR' } }]);
  });

  test('may be the new holder, who gives it on again; the one in between gets a mail', async () => {
    const { code } = await shop.soldBox();
    await shop.transfer(code);
    await drainOutbox(shop.outbox);
    const second = shop.mailedCode(NADIA.email);
    await shop.transfer(second, { firstName: 'Omar', email: 'omar@example.com', fromName: 'Nadia' });
    await drainOutbox(shop.outbox);
    expect((await shop.open(second)).status).toBe(404);
    expect((await shop.open(shop.mailedCode('omar@example.com'))).status).toBe(200);
    expect(shop.mailsTo(NADIA.email).map(({ subject }) => subject)).toEqual(['Luc vous offre un cadeau', 'Votre cadeau a été offert']);
  });

  test('gives one gift on three times in an hour at most, and reads how long to wait', async () => {
    await shop.giftCard('OFTEN-GIVEN-1', 5_000);
    let code = 'OFTEN-GIVEN-1';
    for (const place of [1, 2, 3]) {
      expect((await shop.transfer(code, { email: `holder${place}@example.com` })).status).toBe(200);
      await drainOutbox(shop.outbox);
      code = shop.mailedCode(`holder${place}@example.com`);
    }
    expect(await shop.transfer(code)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  });

  test.each([
    ['part of which was spent', { remaining_cents: 4_999 }, 'GIFT_USED'],
    ['that is spent', { status: 'used', remaining_cents: 0 }, 'GIFT_USED'],
    ['that was given back', { status: 'cancelled' }, 'GIFT_CANCELLED'],
    ['on the day after its last', { expires_on: '2030-05-31' }, 'GIFT_EXPIRED'],
    ['of an activity', { kind: 'DIGITAL_ACTIVITY_ONLY' }, 'GIFT_NOT_TRANSFERABLE'],
  ] as const)('gives on no gift %s', async (_name, change, code) => {
    const serial = `KEPT-${code}-${_name.length}`;
    await shop.giftCard(serial, 5_000, change);
    expect(await shop.transfer(serial)).toMatchObject({ status: 409, body: { code } });
    expect((await shop.codeOf(serial)).current_code).toBeNull();
  });

  test('gives on no gift that is still to be sent, or that an order names which is not paid yet', async () => {
    const { code } = await shop.soldBox({ sendAt: { day: '2030-12-24', time: '08:00', timeZone: 'Europe/Paris' } });
    expect(await shop.transfer(code)).toMatchObject({ status: 409, body: { code: 'GIFT_SCHEDULED' } });
    await shop.giftCard('NAMED-1', 5_000);
    await shop.checkout.start(orderOf(paidWith(stayItems(), 'NAMED-1'), 7_000));
    expect(await shop.transfer('NAMED-1')).toMatchObject({ status: 409, body: { code: 'GIFT_IN_ORDER' } });
  });

  test.each([
    ['a name of digits', { firstName: 'N4dia' }, 'firstName'],
    ['half an address', { email: 'nadia@example' }, 'email'],
    ['a sender of digits', { fromName: 'Luc 2' }, 'fromName'],
    ['a message that is too long', { message: 'x'.repeat(181) }, 'message'],
  ])('is refused %s by its field', async (_name, change, field) => {
    await shop.giftCard(`FIELD-${field}`, 5_000);
    expect(await shop.transfer(`FIELD-${field}`, change)).toMatchObject({ status: 400, body: { field } });
  });
});

test('nothing that is written down of a transfer names an address, and the outbox forgets whom it told', async () => {
  const { code } = await shop.soldBox();
  await shop.transfer(code);
  await drainOutbox(shop.outbox);
  const rows = await shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'giftTransferredMail').execute();
  expect(new Set(rows.map(({ payload }) => JSON.stringify(payload)))).toEqual(new Set(['{"mail":"sent"}']));
});
