import { ContactBody, SEND_CONTACT_MESSAGE } from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { customerOf, sessionOf } from '../../accounts/sessions/index.ts';
import { HttpProblem, openScope, route } from '../../platform/http/index.ts';
import { checkCaptcha } from '../captcha.ts';
import { keepMessage } from '../keep-message.ts';
import { thankYouUrl } from '../return-url.ts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * `POST {frontGateway}/contact` stands in for web-to-case. A page's call gets 201 and the address to go on to; a plain HTML form
 * is sent there (303). Both addresses carry `ref=contact_thank_you`.
 */
export function contactRoutes(app: FastifyInstance, shop: ContentShop): void {
  openScope(app, 'contact', (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, text, parsed) => {
      parsed(null, Object.fromEntries([...new URLSearchParams(String(text))].filter(([, value]) => value !== '')));
    });
    route(scope, SEND_CONTACT_MESSAGE, (request, reply) => answer(shop, request, reply));
  });
}

async function answer(shop: ContentShop, request: FastifyRequest<{ Body: ContactBody }>, reply: FastifyReply) {
  const { body } = request;
  const deps = { db: shop.db, now: shop.clock() };
  const colleague = await sessionOf(shop, request, 'customerCare');
  if (!colleague) {
    await consumeAttempt(deps, ['contactAddress', addressOf(request.ip)], reply);
    await needsCaptcha(deps, body.captcha);
    // Each costs its writer a captcha, and customer care a mail.
    await consumeAttempt(deps, ['contactInAll', 'all'], reply);
  }
  const customer = await customerOf(shop, request);
  const writer = { accountId: colleague ? undefined : customer?.account.id, colleague: colleague?.subject ?? undefined };
  const reference = await keepMessage(deps, body, writer);
  const returnUrl = thankYouUrl(body.retURL, [request.host, new URL(shop.settings.publicOrigin).host]);
  if (request.headers['content-type']?.startsWith(FORM)) return reply.redirect(returnUrl, 303);
  return reply.status(201).send({ reference, returnUrl });
}

const SENTENCE = {
  missing: 'A solved captcha is needed.',
  invalid: 'This captcha is not solved.',
  expired: 'This captcha has expired: solve a new one.',
  used: 'This captcha was used already: solve a new one.',
} as const;

async function needsCaptcha(deps: Parameters<typeof checkCaptcha>[0], solved: string | undefined): Promise<void> {
  const check = await checkCaptcha(deps, solved);
  if (check !== 'ok') throw new HttpProblem(403, { code: 'CAPTCHA_NEEDED', message: SENTENCE[check], field: 'captcha' });
}
