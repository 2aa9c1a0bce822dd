import { GET_CAPTCHA_CHALLENGE } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { newChallenge } from '../captcha.ts';
import { route } from '../../platform/http/index.ts';

/** `GET {frontGateway}/captcha/challenge`: the browser solves it unseen, once the form is open. */
export function captchaRoutes(app: FastifyInstance, { db, clock }: ContentShop): void {
  route(app, GET_CAPTCHA_CHALLENGE, async ({ ip }, reply) => {
    const deps = { db, now: clock() };
    await consumeAttempt(deps, ['captchaAddress', addressOf(ip)], reply);
    reply.header('cache-control', 'no-store');
    return newChallenge(deps);
  });
}
