import { sql } from 'kysely';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { cancel, deliveredCatalogue, kayakOrder } from '../partner-shop.test-utils.ts';

const TOKEN = 'an-operator-token-of-forty-characters-xx';
const shop = shopOfFile({ catalogue: deliveredCatalogue(), settings: { orderExportToken: TOKEN } });

const sell = async () => (await shop.checkout.sell(kayakOrder())).opened.orderUUID as string;

describe('the export of orders', () => {
  const read = (query: string, authorization: string | undefined = `Bearer ${TOKEN}`) =>
    shop.app.inject({ url: `/operator/orders?${query}`, headers: { ...(authorization && { authorization }) } });

  test('is closed to an address that has guessed ten tokens, and the refusals are counted', async () => {
    const guess = (token: string, url = '/operator/orders') =>
      shop.app.inject({ url, headers: { authorization: `Bearer ${token}` }, remoteAddress: '10.7.7.7' });
    for (let tries = 0; tries < 10; tries++) expect((await guess(`guessed-${tries}`)).statusCode).toBe(401);
    const refused = await guess(TOKEN);
    expect([refused.statusCode, refused.json().code, Number(refused.headers['retry-after']) > 0]).toEqual([429, 'TOO_MANY_ATTEMPTS', true]);
    expect((await read('')).statusCode).toBe(200);
    for (let tries = 0; tries < 30; tries++) expect((await guess('partner_guess', '/gateway/partners/feed')).statusCode).toBe(401);
    expect((await guess('partner_guess', '/gateway/partners/feed')).statusCode).toBe(429);
    const lines = (await shop.app.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('shop_refused_tokens_total'));
    const counted = Object.fromEntries(lines.map((line) => [/kind="(\w+)"/.exec(line)![1]!, Number(line.split(' ')[1])]));
    expect(counted.operator).toBeGreaterThanOrEqual(10);
    expect(counted.partner).toBeGreaterThanOrEqual(31);
  });

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

  test('escapes formulas of spreadsheets', async () => {
    const uuid = await sell();
    await sql`update purchase set buyer = buyer || '{"firstName": "=HYPERLINK(\\"x\\")"}'::jsonb where uuid = ${uuid}`.execute(shop.db);
    const { body } = await read('format=csv&limit=5000');
    expect(body).toContain(`"'=HYPERLINK(""x"") Durand"`);
  });
});
