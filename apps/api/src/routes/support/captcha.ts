import { CaptchaChallenge } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { addressOf, takeAttempt } from '../../accounts/attempts.ts';
import { newChallenge } from '../../support/captcha.ts';
import { REFUSALS } from '../refusals.ts';

/** `GET {frontGateway}/captcha/challenge`: the browser solves it unseen, once the form is open. */
export function captchaRoutes(app: FastifyInstance, { db, clock }: Shop): void {
  app.get(
    '/gateway/captcha/challenge',
    { schema: { tags: ['support'], response: { 200: CaptchaChallenge, ...REFUSALS } } },
    async ({ ip }, reply) => {
      const desk = { db, now: clock() };
      await takeAttempt(desk, ['captchaAddress', addressOf(ip)], reply);
      reply.header('cache-control', 'no-store');
      return newChallenge(desk);
    },
  );
}
