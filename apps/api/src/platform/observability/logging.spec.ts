import { smallCatalogue } from '@shop/testing';
import { checkoutClient, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { otherProcess } from '../../testing/other-process.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { logging } from './logging.ts';

const SUGGEST = '/api/autocomplete-geonames.json?locale=fr_FR&term=ann';

const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 9 }), now: new Date('2030-05-20T09:00:00Z') });

/** A line of the log, which is JSON, without what may be any number: moments, and ids that are drawn. */
function withoutDrawnNumbers(line: string): string {
  const drawn = new Set(['time', 'pid', 'reqId', 'traceId', 'spanId', 'ms']);
  return JSON.stringify(JSON.parse(line), (key, value: unknown) => (drawn.has(key) ? undefined : value));
}

describe('the log', () => {
  test('names routes, codes and traces, and holds nothing of the people who asked', async () => {
    const lines: string[] = [];
    const app = await otherProcess(shop, {
      dataDirectory: shop.dataDirectory,
      logger: logging('trace', { write: (line) => void lines.push(line) }),
    });
    const { start, pay, buy, get } = checkoutClient(app);
    const body = orderOf(stayItems(), 12_000, { specialRequest: 'A room for Marie' });
    const { body: opened } = await start(body);
    await pay(opened.paymentIntentId);
    const { body: bought } = await buy(body, opened.paymentIntentId);
    await get(`/gateway/orders/${bought.booking.orderUUID}?locale=fr_FR&email=marie.durand%40example.com`);
    await app.inject({
      method: 'POST',
      url: '/gateway/logs',
      payload: {
        level: 'error',
        locale: 'fr_FR',
        location: '/checkout?email=marie.durand@example.com',
        message: 'marie.durand@example.com +33612345678',
      },
    });
    await app.inject('/error?locale=fr_FR&uri=%2Fvoucher%3Fname%3DDurand%26phone%3D%2B33612345678');
    await app.inject('/no-such-page/marie.durand@example.com');
    await app.inject({
      method: 'POST',
      url: '/gateway/account/sign-in',
      payload: { email: 'marie.durand@example.com', password: 'Geheim-1234!' },
    });
    await app.close();
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(5);
    const reported = lines.map(withoutDrawnNumbers).join('').toLowerCase();
    for (const personal of ['marie', 'durand', '612345678', '4242', 'Geheim', '127.0.0.1', bought.booking.orderUUID])
      expect(reported).not.toContain(personal.toLowerCase());
    expect(log).toContain('"route":"/gateway/purchase/zeppto"');
    expect(log).toMatch(/"reqId":"[\w-]{36}"/);
    expect(log).toMatch(/"traceId":"[0-9a-f]{32}"/);
  });

  test('goes on with the trace and the request id that the caller gives', async () => {
    const lines: string[] = [];
    const app = await otherProcess(shop, {
      dataDirectory: shop.dataDirectory,
      logger: logging('info', { write: (line) => void lines.push(line) }),
    });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const answer = await app.inject({
      url: SUGGEST,
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'x-request-id': 'from-the-shell-1' },
    });
    expect(answer.headers['x-request-id']).toBe('from-the-shell-1');
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ reqId: 'from-the-shell-1', traceId, method: 'GET', status: 200 });
    const other = await app.inject({ url: SUGGEST, headers: { 'x-request-id': 'marie@example.com' } });
    expect(other.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    await app.close();
  });
});
