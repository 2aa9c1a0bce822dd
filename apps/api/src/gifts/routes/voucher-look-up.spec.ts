import { visitor } from '../../accounts/routes/visitor.test-utils.ts';
import { openGiftShop, type GiftShop } from './gift-shop.test-utils.ts';

let opened: GiftShop;
let visitors = 0;

beforeAll(async () => {
  opened = await openGiftShop();
}, 120_000);

afterAll(() => opened?.end());

/** Every question comes from an address of its own unless one is named: guesses are counted by address. */
async function get(url: string, remoteAddress = `10.0.${visitors >> 8}.${visitors++ & 255}`) {
  const answer = await opened.shop.app.inject({ url, remoteAddress });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

describe('the holder of a voucher', () => {
  test('learns what it is worth and until when, and nothing of who paid', async () => {
    const { body, headers } = await get('/gateway/gift-vouchers/test-box-0001?locale=fr_FR');
    expect(body).toEqual({
      code: 'TEST-BOX-0001',
      kind: 'BOX',
      productCode: 'SPAEBOX',
      format: 'digital',
      status: 'active',
      value: 12_000,
      remainingValue: 12_000,
      nights: 1,
      adults: 2,
      expiresOn: '2030-06-01',
      affiliateId: null,
      extension: { until: '2030-09-01', lastDay: '2030-09-01' },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is told when it was used, has expired, or is partly spent', async () => {
    expect((await get('/gateway/gift-vouchers/TEST-BOX-USED1')).body).toMatchObject({ status: 'used', remainingValue: 0 });
    expect((await get('/gateway/gift-vouchers/TEST-BOX-LATE1')).body).toMatchObject({ status: 'expired', remainingValue: 0 });
    expect((await get('/gateway/gift-vouchers/TEST-CARD-0001')).body).toMatchObject({
      status: 'active',
      value: 10_000,
      remainingValue: 2_500,
    });
  });

  test('cannot guess: after ten wrong codes even a right one is not answered from there', async () => {
    const guess = (code: string) => get(`/gateway/gift-vouchers/${code}`, '203.0.113.7');
    const wrong = await Promise.all(Array.from({ length: 10 }, (_, number) => guess(`WRONG-${number}`)));
    expect(wrong.map(({ status, body }) => [status, body.code])).toEqual(Array(10).fill([404, 'GIFT_NOT_FOUND']));
    expect(await guess('TEST-BOX-0001')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect((await get('/gateway/box-offers/TEST-BOX-0001', '203.0.113.7')).status).toBe(429);
    expect((await get('/gateway/box-offers/SPAEBOX', '203.0.113.7')).status).toBe(200);
    expect((await get('/gateway/gift-vouchers/TEST-BOX-0001', '203.0.113.8')).status).toBe(200);
  });

  test('cannot go on guessing by showing a right code in between', async () => {
    const ask = (code: string) => get(`/gateway/gift-vouchers/${code}`, '203.0.113.20');
    const statuses: number[] = [];
    for (let round = 0; round < 12; round++) statuses.push((await ask(`WRONG-${round}`)).status, (await ask('TEST-BOX-0001')).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.slice(0, 18)).toEqual(Array(9).fill([404, 200]).flat());
    expect(statuses.slice(18)).toEqual([404, 429, 429, 429, 429, 429]);
  });

  test('may ask for a right code as often as they like', async () => {
    for (let round = 0; round < 25; round++) expect((await get('/gateway/gift-vouchers/TEST-BOX-0001', '203.0.113.21')).status).toBe(200);
  });

  test('guesses nothing with a code that is right, whatever became of its gift', async () => {
    const at = visitor(opened.shop.app);
    const late = { code: 'TEST-BOX-LATE1' };
    for (let round = 0; round < 12; round++) {
      expect((await at.post('/gateway/beneficiary/sessions?locale=fr_FR', late)).body.code).toBe('VOUCHER_EXPIRED');
      expect((await at.get('/beneficiary/boxes/offers?locale=fr_FR&code=TEST-BOX-USED1')).body.code).toBe('GIFT_USED');
      const tooFar = { ...late, until: '2031-12-31' };
      expect((await at.post('/gateway/gift-extensions?locale=fr_FR', tooFar)).status).toBe(409);
    }
    expect((await at.get('/gateway/gift-vouchers/TEST-BOX-LATE1')).body.status).toBe('expired');
  });
});
