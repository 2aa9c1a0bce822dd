import Fastify from 'fastify';
import { refuseNonFiniteNumbers } from './non-finite-numbers.ts';
import { answerProblems } from '../problem.ts';

const PAGE = { type: 'object', properties: { page: { type: 'integer', minimum: 0, maximum: 1000 } } };

async function opened() {
  const app = Fastify();
  app.decorateRequest('refusal', undefined);
  answerProblems(app);
  refuseNonFiniteNumbers(app);
  app.post('/list', { schema: { querystring: PAGE, body: PAGE } }, ({ query, body }) => ({ query, body }));
  await app.ready();
  return app;
}

test.each([
  ['in the query', { url: '/list?page=1e999', payload: '{"page":1}' }, 'page'],
  ['in the body', { url: '/list', payload: '{"page":1e999}' }, 'page'],
  ['as a text in the body', { url: '/list', payload: '{"page":"-1e999"}' }, 'page'],
  ['deep in the body', { url: '/list', payload: '{"a":[{"b":1e999}]}' }, 'a.0.b'],
])('a number without end %s is refused', async (_, request, field) => {
  const app = await opened();
  const answer = await app.inject({ method: 'POST', headers: { 'content-type': 'application/json' }, ...request });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'INVALID_FIELD', field });
  await app.close();
});

test('any other number goes through', async () => {
  const app = await opened();
  const answer = await app.inject({ method: 'POST', url: '/list?page=1000', payload: { page: 0, more: 1e308 } });
  expect(answer.json()).toEqual({ query: { page: 1000 }, body: { page: 0, more: 1e308 } });
  await app.close();
});
