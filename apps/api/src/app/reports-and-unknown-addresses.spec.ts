import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';

const shop = shopOfFile();

test('reports are taken, addresses that do not exist are 404 @API-039 @API-019', async () => {
  const report = { level: 'error', locale: 'fr_FR', location: '/x', message: 'boom' };
  expect((await shop.app.inject({ method: 'POST', url: '/gateway/logs', payload: report })).statusCode).toBe(204);
  expect((await shop.app.inject('/error?uri=/x&locale=fr_FR')).statusCode).toBe(204);
  expect(await shop.checkout.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect((await shop.checkout.get('/gateway/orders/not-a-uuid')).status).toBe(404);
});

test('the API describes itself and says whether it is ready', async () => {
  expect(Object.keys((await shop.checkout.get('/api/openapi.json')).body.paths)).toContain('/api/offers.json');
  expect((await shop.app.inject('/api/docs')).statusCode).toBeLessThan(400);
  expect((await shop.checkout.get('/healthz')).status).toBe(200);
  expect((await shop.checkout.get('/readyz')).body).toMatchObject({ status: 'ready' });
});
