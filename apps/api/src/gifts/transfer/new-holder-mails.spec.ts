import { drainOutbox } from '../../testing/checkout-client.ts';
import { NADIA, openTransfers, type Transfers } from './transfers.test-utils.ts';

let shop: Transfers;

beforeAll(async () => {
  shop = await openTransfers();
});
beforeEach(() => shop.beginAgain());
afterAll(() => shop?.close());

const FOURTEEN_HOURS = 14 * 3_600;

/** Gifts that nobody has given on yet, by their codes. */
async function gifts(name: string, count: number): Promise<string[]> {
  const codes = Array.from({ length: count }, (_, place) => `${name}-${place}`);
  for (const code of codes) await shop.giftCard(code, 5_000);
  return codes;
}

describe('one mailbox', () => {
  test('is mailed five gifts a day, no matter who gives them and how its address is written; the sixth stays with its holder', async () => {
    const codes = await gifts('SPELLED', 6);
    const spellings = ['nadia@example.com', 'Nadia@Example.com', 'nadia+1@example.com', 'nadia+spa@example.com', 'NADIA+2@example.com'];
    for (const [place, email] of spellings.entries()) expect((await shop.transfer(codes[place]!, { email })).status).toBe(200);
    const body = { code: codes[5], ...NADIA, email: 'nadia+3@example.com' };
    const refused = await shop.post('/gateway/gift-transfers?locale=fr_FR', body);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' }, retryAfter: FOURTEEN_HOURS });
    await drainOutbox(shop.outbox);
    expect(shop.mailsTo('nadia+3@example.com')).toEqual([]);
    expect(await shop.eventsOf(codes[5]!)).toEqual([]);
    expect((await shop.open(codes[5]!)).body).toMatchObject({ remaining: 5_000 });
    expect((await shop.transfer(codes[5]!, { email: 'omar@example.com' })).status).toBe(200);
  });

  test('gets the rest the day after, by the same request', async () => {
    const codes = await gifts('LATER', 6);
    for (const code of codes.slice(0, 5)) expect((await shop.transfer(code)).status).toBe(200);
    expect((await shop.transfer(codes[5]!, {}, 'one request')).status).toBe(429);
    shop.onDay('2030-06-02');
    expect((await shop.transfer(codes[5]!, {}, 'one request')).status).toBe(200);
  });

  test('of many that are given to it at once gets five', async () => {
    const codes = await gifts('AT-ONCE', 8);
    const answers = await Promise.all(codes.map((code) => shop.transfer(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(5).fill(200), ...Array<number>(3).fill(429)]);
    await drainOutbox(shop.outbox);
    expect(shop.mailsTo(NADIA.email)).toHaveLength(5);
  });

  test('loses nothing of its day by what was refused, or is no gift', async () => {
    await shop.giftCard('SPENT', 5_000, { remaining_cents: 4_999 });
    for (const code of ['SPENT', 'SPENT', 'NO-GIFT-1', 'NO-GIFT-2', 'NO-GIFT-3']) expect((await shop.transfer(code)).status).not.toBe(200);
    for (const code of await gifts('WHOLE', 5)) expect((await shop.transfer(code)).status).toBe(200);
  });

  test('is counted until the day is over, though other tries are forgotten after two hours', async () => {
    const codes = await gifts('ALL-DAY', 6);
    for (const code of codes.slice(0, 5)) expect((await shop.transfer(code)).status).toBe(200);
    shop.time.now = new Date('2030-06-01T20:00:00Z');
    expect((await shop.transfer(codes[5]!)).status).toBe(429);
  });
});
