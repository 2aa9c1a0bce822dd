import { REPORT_LOST_GIFT_CODE } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { addressOf, hasAttempt, consumeAttempt } from '../../platform/security/index.ts';
import { postAccountMail } from '../../accounts/mail/index.ts';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { route } from '../../platform/http/index.ts';

/**
 * A code that was lost is mailed again to an address that had it. Every answer is the same, and takes the same time: which gifts an
 * address has is found out when the mail is written.
 */
export function lostGiftCodeRoutes(app: FastifyInstance, { db, clock, outbox }: CatalogueShop): void {
  route(app, REPORT_LOST_GIFT_CODE, async ({ body, query, ip, log }, reply) => {
    const attempts = { db, now: clock() };
    await consumeAttempt(attempts, ['lostCodeAddress', addressOf(ip)], reply);
    await consumeAttempt(attempts, ['accountMailsInAll', 'all'], reply);
    const email = body.email.trim().toLowerCase();
    const bookingNumber = body.bookingNumber?.replaceAll(/\s/g, '');
    if (await hasAttempt(attempts, ['lostCodeMails', email], reply)) {
      await postAccountMail(db, { mail: 'giftCodes', email, locale: query.locale, ...(bookingNumber && { bookingNumber }) });
      outbox.runOnce().catch((error: unknown) => log.warn({ err: error }, 'left to the next round'));
    }
    return reply.status(202).send({ status: 'CHECK_YOUR_MAIL' });
  });
}
