import type { OrderItems } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, checkAttempts, consumeAttempt } from '../../platform/security/index.ts';
import type { PayingShop } from '../../payments/index.ts';
import { findVouchers } from '../../gifts/vouchers/index.ts';
import { findPromotion } from '../price/find-promotion.ts';
import { serialNumbersOf } from '../price/paying-gifts.ts';

interface WithItems {
  Body: { readonly items: OrderItems };
}

/**
 * Stops with 429 a visitor who tries promotion and gift codes that do not exist, before a price shows which do. Codes that exist
 * are not counted, however often a customer looks at the price. It stands before the `Idempotency-Key`, so that the order
 * may be sent again later.
 */
export function limitCodeGuesses({ db, clock }: Pick<PayingShop, 'db' | 'clock'>) {
  return async ({ body: { items }, ip }: FastifyRequest<WithItems>, reply: FastifyReply): Promise<void> => {
    const promotion = items.promotionCodeItem?.code;
    const typed = [...(promotion === undefined ? [] : [promotion]), ...serialNumbersOf(items)];
    if (typed.length === 0) return;
    await ((await areKnown(db, typed)) ? checkAttempts : consumeAttempt)({ db, now: clock() }, ['payingCodeAddress', addressOf(ip)], reply);
  };
}

/** In whichever field they were typed. */
async function areKnown(db: PayingShop['db'], typed: readonly string[]): Promise<boolean> {
  const gifts = await findVouchers(db, typed);
  const others = typed.filter((_, place) => !gifts[place]);
  return (await Promise.all(others.map((code) => findPromotion(db, code)))).every(Boolean);
}
