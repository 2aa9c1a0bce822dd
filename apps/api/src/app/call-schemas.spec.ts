import Fastify from 'fastify';
import { SCHEMAS_AT_START, SCHEMAS_WHEN_CALLED, type CallSchemas } from '../platform/http/index.ts';
import { otherProcess } from '../testing/other-process.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';

const shop = shopOfFile({ catalogue: {} });

test('the schemas of all calls compile', async () => {
  const app = await otherProcess(shop, { dataDirectory: shop.dataDirectory, schemas: SCHEMAS_AT_START });
  await app.ready();
  await app.close();
});

test('a call whose schema does not compile stops the process that compiles at its start', async () => {
  const ready = async (schemaController: CallSchemas) => {
    const app = Fastify({ schemaController });
    app.get('/hotels', { schema: { querystring: { type: 'object', properties: { page: { type: 'nothing' } } } } }, () => []);
    return app.ready().then(() => true);
  };
  await expect(ready(SCHEMAS_AT_START)).rejects.toThrow('Failed building the validation schema for GET: /hotels');
  await expect(ready(SCHEMAS_WHEN_CALLED)).resolves.toBe(true);
});
