import { PartnerFeed } from '@shop/contracts';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { letTheShopWork } from '../../testing/counter.ts';
import { shopOfFile } from '../../testing/shop-of-file.spec-kit.ts';
import { aPartner, cancel, deliveredCatalogue, kayakOrder, tellPartners, withPartners } from '../../partners/delivering-shop.spec-kit.ts';
import { unheardPartners } from '../../partners/messages/chase-partners.ts';

const TOKEN = 'an-operator-token-of-forty-characters-xx';
const shop = shopOfFile({ catalogue: deliveredCatalogue(), settings: { orderExportToken: TOKEN } });

beforeEach(async () => {
  shop.mails.clear();
  await shop.db.deleteFrom('partner_message').execute();
});

const sell = async () => (await shop.till.sell(kayakOrder())).opened.orderUUID as string;
const hoursPass = (hours: number) => void (shop.time.now = new Date(shop.time.now.getTime() + hours * 3_600_000));
const hotelMessage = () =>
  shop.db.selectFrom('partner_message').selectAll().where('kind', '=', 'hotel').orderBy('serial', 'desc').executeTakeFirstOrThrow();
const careMails = async () => {
  await letTheShopWork(shop.outbox);
  return [...shop.mails].filter(([name]) => name.startsWith('partner-alert')).map(([, mail]) => mail);
};

describe('the page behind the link of a mail', () => {
  const linkIn = () =>
    new URL(
      /http:\/\/shop\.test\/gateway\/partners\S+/.exec(
        [...shop.mails.values()].find(({ to }) => to.address === 'desk@partner.example')!.text,
      )![0],
    ).pathname;
  const press = (url: string, form: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  beforeEach(async () => {
    await withPartners(shop, aPartner({ id: 'desk' }));
    await sell();
    await tellPartners(shop);
  });

  test('answers nothing when it is only opened, as scanners of mails do', async () => {
    const page = await shop.app.inject(linkIn());
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Marie Durand');
    expect((await hotelMessage()).state).toBe('sent');
  });

  test('confirms by one press, however often it is pressed', async () => {
    for (let press_ = 0; press_ < 2; press_++) {
      const answer = await press(linkIn(), { status: 'acknowledged' });
      expect([answer.statusCode, answer.body.includes('Merci, c’est confirmé.')]).toEqual([200, true]);
    }
    expect((await hotelMessage()).state).toBe('acknowledged');
  });

  test('tells customer care at once what a hotel asks back', async () => {
    const answer = await press(linkIn(), { status: 'refused', reason: 'The room is <b>flooded</b>' });
    expect(answer.statusCode).toBe(200);
    hoursPass(0.1);
    await tellPartners(shop);
    const [mail] = await careMails();
    expect(mail).toMatchObject({
      subject: expect.stringContaining('Hotel 1 cannot deliver, or asks back'),
      text: expect.stringContaining('They say: The room is <b>flooded</b>'),
    });
    expect(mail!.html).toContain('&lt;b&gt;flooded');
    expect((await unheardPartners(shop.db, shop.time.now)).partners).toBe(1);
  });

  test('needs a reason to refuse, and opens by its own signature only', async () => {
    expect((await press(linkIn(), { status: 'refused', reason: ' ' })).json()).toMatchObject({ code: 'INVALID_FIELD', field: 'reason' });
    const [other] = [linkIn().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))];
    // The last letter of base64url may hold bits that say nothing; the one before it does not.
    expect((await shop.app.inject(`${other.slice(0, -5)}AAAAA`)).statusCode).toBe(404);
    expect((await press(`${other.slice(0, -5)}AAAAA`, { status: 'acknowledged' })).statusCode).toBe(404);
    expect((await hotelMessage()).state).toBe('sent');
  });
});

describe('a partner who does not answer', () => {
  test('is reminded after a day, and told to customer care after another', async () => {
    await withPartners(shop, aPartner({ id: 'desk' }));
    await sell();
    await tellPartners(shop);
    hoursPass(25);
    await tellPartners(shop);
    const subjects = () =>
      [...shop.mails.values()].filter(({ to }) => to.address === 'desk@partner.example').map(({ subject }) => subject.split(' ')[0]);
    expect(subjects()).toEqual(['Nouvelle', 'Rappel\u00A0:']);
    expect((await careMails()).filter(({ subject }) => subject.includes('Hotel 1'))).toEqual([]);
    hoursPass(25);
    await tellPartners(shop);
    expect((await careMails()).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Hotel 1 was told twice and does not answer'),
    );
    expect(subjects()).toHaveLength(2);
    hoursPass(25);
    await tellPartners(shop);
    expect((await careMails()).filter(({ subject }) => subject.includes('Hotel 1'))).toHaveLength(1);
  });

  test('is told to customer care also where no partner is named for a place', async () => {
    await shop.db.deleteFrom('delivery_place').execute();
    await sell();
    hoursPass(25);
    await tellPartners(shop);
    expect((await careMails()).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Partner: none is registered for this place'),
    );
  });
});

describe('a feed', () => {
  let key: string;
  const read = async (after = '0', limit = 2) => {
    const answer = await shop.app.inject({
      url: `/gateway/partners/feed?after=${after}&limit=${limit}`,
      headers: { authorization: `Bearer ${key}` },
    });
    return answer.json<PartnerFeed>();
  };
  const answers = (payload: object, authorization = `Bearer ${key}`) =>
    shop.app.inject({ method: 'POST', url: '/gateway/partners/answers', payload, headers: { authorization } });

  beforeEach(async () => {
    await shop.db.deleteFrom('delivery_partner').execute();
    const secrets = await withPartners(shop, aPartner({ id: 'chain', channel: 'feed' }));
    key = secrets[0]!.secret;
  });

  test('holds every message of a partner, in order, page by page', async () => {
    const uuid = await sell();
    await cancel(shop, uuid);
    await sell();
    const first = await read();
    expect([...Value.Errors(PartnerFeed, first)]).toEqual([]);
    expect([first.messages.map(({ type }) => type), first.more]).toEqual([['booked', 'cancelled'], true]);
    const second = await read(first.cursor);
    expect([second.messages.map(({ type }) => type), second.more]).toEqual([['booked'], false]);
    expect(await read(second.cursor)).toEqual({ messages: [], cursor: second.cursor, more: false });
    expect((await hotelMessage()).state).toBe('sent');
  });

  test('is confirmed by its partner, and by nobody else', async () => {
    await sell();
    const { messages } = await read();
    const answer = { answers: [{ id: messages[0]!.id, status: 'acknowledged' }] };
    expect((await answers(answer, 'Bearer partner_guessed')).statusCode).toBe(401);
    const other = (await withPartners(shop, aPartner({ id: 'other', channel: 'feed', places: [{ kind: 'hotel', placeId: 2 }] })))[0]!
      .secret;
    expect((await answers(answer, `Bearer ${other}`)).json()).toMatchObject({ code: 'INVALID_FIELD', field: 'answers.0.id' });
    expect((await answers({ answers: [{ id: messages[0]!.id, status: 'refused' }] })).json()).toMatchObject({ field: 'answers.0.reason' });
    expect((await answers(answer)).json()).toEqual({ answered: 1 });
    expect((await hotelMessage()).state).toBe('acknowledged');
  });

  test('brings an unanswered message once more', async () => {
    await sell();
    const first = await read();
    hoursPass(26);
    await tellPartners(shop);
    const again = await read(first.cursor);
    expect(again.messages).toEqual([{ ...first.messages[0], reminder: true }]);
  });

  test('loses nothing when an order that began earlier is completed later', async () => {
    if (process.env.TEST_DATABASE_URL === undefined) return expect((await read()).messages).toEqual([]);
    const uuid = await sell();
    const template = await hotelMessage();
    let letGo: () => void = () => undefined;
    const waiting = new Promise<void>((done) => (letGo = done));
    let hasWritten: () => void = () => undefined;
    const written = new Promise<void>((done) => (hasWritten = done));
    const slow = shop.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('partner_message')
        .values({ ...without(template), id: '00000000-0000-4000-8000-000000000001', sequence: 2, purchase_uuid: uuid })
        .execute();
      hasWritten();
      await waiting;
    });
    await written;
    await sell();
    const first = await read('0', 100);
    letGo();
    await slow;
    const second = await read(first.cursor, 100);
    expect(first.messages).toHaveLength(2);
    expect(second.messages.map(({ id }) => id)).toEqual(['00000000-0000-4000-8000-000000000001']);
  });
});

function without({ serial: _, content, ...row }: Awaited<ReturnType<typeof hotelMessage>>) {
  return { ...row, content: JSON.stringify(content), position: null };
}

describe('the export of orders', () => {
  const read = (query: string, authorization: string | undefined = `Bearer ${TOKEN}`) =>
    shop.app.inject({ url: `/operator/orders?${query}`, headers: { ...(authorization && { authorization }) } });

  test('opens to the operator only', async () => {
    expect((await read('', '')).statusCode).toBe(401);
    expect((await read('', 'Bearer wrong')).statusCode).toBe(401);
    expect((await read('')).statusCode).toBe(200);
  });

  test('goes on where the last one ended, and shows every movement', async () => {
    const start = (await read('limit=5000')).headers['next-cursor'] as string;
    const uuid = await sell();
    const first = await read(`since=${start}`);
    const [booked] = first.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(booked).toMatchObject({
      event: 'booked',
      status: 'paid',
      hotelId: 1,
      checkin: '2030-06-12',
      totalCents: 12_000,
      customerName: 'Marie Durand',
    });
    await cancel(shop, uuid);
    const second = await read(`since=${String(first.headers['next-cursor'])}&format=csv`);
    const [head, line] = second.body.split('\r\n');
    expect(head).toMatch(/^cursor,event,eventAt,bookingNumber,status,/);
    expect(line!.split(',').slice(1, 2).concat(line!.split(',')[4]!)).toEqual(['cancelled', 'cancelled']);
    expect(line).toContain(',9600,');
  });

  test('holds nothing that a spreadsheet would run', async () => {
    const uuid = await sell();
    await sql`update purchase set buyer = buyer || '{"firstName": "=HYPERLINK(\\"x\\")"}'::jsonb where uuid = ${uuid}`.execute(shop.db);
    const { body } = await read('format=csv&limit=5000');
    expect(body).toContain(`"'=HYPERLINK(""x"") Durand"`);
  });
});
