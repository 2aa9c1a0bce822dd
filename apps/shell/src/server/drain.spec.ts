import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { drain } from './drain.ts';

/** A shell whose one call is answered when the test says so. */
async function shellWithSlowCall() {
  const app = Fastify({ return503OnClosing: false });
  const begun = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<string>();
  app.post('/gateway/purchase/zeppto', () => (begun.resolve(), answered.promise));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const call = fetch(`http://127.0.0.1:${port}/gateway/purchase/zeppto`, { method: 'POST' }).then(
    (answer) => answer.text(),
    () => 'cut off',
  );
  await begun.promise;
  return { app, call, answer: () => answered.resolve('bought') };
}
const leave = (app: FastifyInstance, finishMs?: number) =>
  drain(app, { noticeMs: 0, log: app.log, ...(finishMs !== undefined && { finishMs }) });

test('a purchase that is passed on when a shell is asked to end is answered', async () => {
  const { app, call, answer } = await shellWithSlowCall();
  const left = leave(app);
  while (app.server.listening) await setImmediate();
  answer();
  expect(await call).toBe('bought');
  await left;
});

test('one that takes too long does not keep the shell', async () => {
  const { app, call } = await shellWithSlowCall();
  await leave(app, 50);
  expect(await call).toBe('cut off');
});
