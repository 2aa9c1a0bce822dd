import fastify from 'fastify';
import Stripe from 'stripe';
import { answerProblems, conflict } from './problem.ts';

const SENTENCE = 'Amount must be at least €0.50 eur';

async function answerTo(error: Error) {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  answerProblems(app);
  app.get('/', () => {
    throw error;
  });
  const { statusCode, body } = await app.inject('/');
  await app.close();
  return { statusCode, body, logged: lines.some((line) => line.includes('request failed')) };
}

test('what an upstream service has refused is logged and told as one sentence of ours, never in its own words', async () => {
  const refused = new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', statusCode: 400, message: SENTENCE });
  const { statusCode, body, logged } = await answerTo(refused);
  expect([statusCode, JSON.parse(body), logged]).toEqual([
    500,
    { code: 'INTERNAL_ERROR', message: 'Something went wrong on our side.' },
    true,
  ]);
  expect(body).not.toContain('0.50');
});

test('a refusal of the shop is told with its code, and is no failure', async () => {
  const { statusCode, body, logged } = await answerTo(conflict('SOLD_OUT', 'There is no room left.'));
  expect([statusCode, JSON.parse(body), logged]).toEqual([409, { code: 'SOLD_OUT', message: 'There is no room left.' }, false]);
});
