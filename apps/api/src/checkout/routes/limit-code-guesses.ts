import type { OrderItems } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, checkAttempts, consumeAttempts, type AllowanceName } from '../../platform/security/index.ts';
import type { PayingShop } from '../../payments/index.ts';
import { findVouchers } from '../../gifts/vouchers/index.ts';
import { findPromotion } from '../price/find-promotion.ts';
import { serialNumbersOf } from '../price/paying-gifts.ts';

interface WithItems {
  Body: { readonly items: OrderItems };
}

/**
 * Stops with 429 a visitor who tries promotion and gift codes that do not exist, before a price shows which do. Each of them
 * counts, however many one call bears; codes that exist are not counted, however often a customer looks at the price. It stands
 * before the `Idempotency-Key`, so that the order may be sent again later.
 */
export function limitCodeGuesses({ db, clock }: Pick<PayingShop, 'db' | 'clock'>) {
  return async ({ body: { items }, ip }: FastifyRequest<WithItems>, reply: FastifyReply): Promise<void> => {
    const promotion = items.promotionCodeItem?.code;
    const typed = [...(promotion === undefined ? [] : [promotion]), ...serialNumbersOf(items)];
    if (typed.length === 0) return;
    const wrong = await countUnknown(db, typed);
    const attempts = { db, now: clock() };
    const byVisitor: [AllowanceName, string] = ['payingCodeAddress', addressOf(ip)];
    if (wrong > 0) await consumeAttempts(attempts, byVisitor, { reply, count: wrong });
    else await checkAttempts(attempts, byVisitor, reply);
  };
}

/** Codes that are neither a gift's nor a promotion's, in whichever field they were typed. */
async function countUnknown(db: PayingShop['db'], typed: readonly string[]): Promise<number> {
  const gifts = await findVouchers(db, typed);
  const others = typed.filter((_, place) => !gifts[place]);
  const promotions = await Promise.all(others.map((code) => findPromotion(db, code)));
  return promotions.filter((promotion) => promotion === undefined).length;
}
