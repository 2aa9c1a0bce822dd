import { PartnerFeed } from '@shop/contracts';
import { Value } from 'typebox/value';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { aPartner, cancel, deliveredCatalogue, kayakOrder, sendPartnerMessages, withPartners } from '../partner-shop.test-utils.ts';

const shop = shopOfFile({ catalogue: deliveredCatalogue() });

beforeEach(async () => void (await shop.db.deleteFrom('partner_message').execute()));

async function sell(): Promise<string> {
  const { opened, bought } = await shop.checkout.sell(kayakOrder());
  expect(bought).toMatchObject({ status: 200 });
  return opened.orderUUID;
}
const hoursPass = (hours: number) => void (shop.time.now = new Date(shop.time.now.getTime() + hours * 3_600_000));
const hotelMessage = () =>
  shop.db.selectFrom('partner_message').selectAll().where('kind', '=', 'hotel').orderBy('serial', 'desc').executeTakeFirstOrThrow();

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
    await sendPartnerMessages(shop);
    const again = await read(first.cursor);
    expect(again.messages).toEqual([{ ...first.messages[0], reminder: true }]);
  });

  test('loses nothing when an order that began earlier is completed later', async () => {
    if (process.env.TEST_DATABASE_URL === undefined) return expect((await read()).messages).toEqual([]);
    const uuid = await sell();
    const template = await hotelMessage();
    let release: () => void = () => undefined;
    const waiting = new Promise<void>((done) => (release = done));
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
    release();
    await slow;
    const second = await read(first.cursor, 100);
    expect(first.messages).toHaveLength(2);
    expect(second.messages.map(({ id }) => id)).toEqual(['00000000-0000-4000-8000-000000000001']);
  });
});

function without({ serial: _, content, ...row }: Awaited<ReturnType<typeof hotelMessage>>) {
  return { ...row, content: JSON.stringify(content), position: null };
}
