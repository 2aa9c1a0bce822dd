import { GiftVoucher } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { addressOf, giveAttemptBack, takeAttempt } from '../../accounts/attempts.ts';
import { findVoucher } from '../../accounts/entry/voucher-sign-in.ts';
import type { Shop } from '../../app.ts';
import { unknownGift } from '../../gifts/beneficiary-gift.ts';
import { giftVoucherView } from '../../gifts/gift-voucher.ts';
import { LocaleQuery, bookingDay } from '../../services/booking-day.ts';
import { REFUSALS } from '../refusals.ts';

const Query = Type.Object({ locale: LocaleQuery });

/** What a code is worth, for whoever holds it; used and expired gifts say so. Guessing is stopped with 429. */
export function giftVoucherRoutes(app: FastifyInstance, { db, clock }: Shop): void {
  app.get<{ Params: { code: string }; Querystring: Type.Static<typeof Query> }>(
    '/gateway/gift-vouchers/:code',
    { schema: { tags: ['gift'], querystring: Query, response: { 200: GiftVoucher, ...REFUSALS } } },
    async ({ params, query, ip }, reply) => {
      const attempts = { db, now: clock() };
      await takeAttempt(attempts, ['voucherAddress', addressOf(ip)], reply);
      const voucher = params.code.length <= 60 ? await findVoucher(db, params.code) : undefined;
      if (!voucher) throw unknownGift();
      await giveAttemptBack(attempts, ['voucherAddress', addressOf(ip)]);
      reply.header('cache-control', 'no-store');
      return giftVoucherView(voucher, bookingDay(query.locale, clock()).today);
    },
  );
}
