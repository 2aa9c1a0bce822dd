import { EXTEND_GIFT, GET_GIFT_VOUCHER } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { addressOf, countWrongGuesses } from '../../platform/security/index.ts';
import { extendGift } from '../extension/extend-gift.ts';
import { extensionOfferOf } from '../extension/extension-view.ts';
import { findVoucher } from '../vouchers/find-voucher.ts';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { unknownGift } from '../beneficiary-gift.ts';
import { giftVoucherView } from '../gift-voucher.ts';
import { bookingDay } from '../../availability/index.ts';
import { route } from '../../platform/http/index.ts';

/** What a code is worth, for its holder, and its extension; used and expired gifts say so. Guessing is stopped with 429. */
export function giftVoucherRoutes(app: FastifyInstance, { db, clock, outbox }: CatalogueShop): void {
  route(app, GET_GIFT_VOUCHER, async ({ params, query, ip }, reply) => {
    const voucher = await countWrongGuesses({ db, now: clock() }, ['voucherAddress', addressOf(ip)], {
      reply,
      find: async () => known(params.code.length <= 60 ? await findVoucher(db, params.code) : undefined),
    });
    reply.header('cache-control', 'no-store');
    const { today } = bookingDay(query.locale, clock());
    return { ...giftVoucherView(voucher, today), ...(await extensionOfferOf(db, voucher, today)) };
  });

  route(app, EXTEND_GIFT, async ({ body: { code, until }, query, ip, log }, reply) => {
    const now = clock();
    const { expiresOn } = await countWrongGuesses({ db, now }, ['voucherAddress', addressOf(ip)], {
      reply,
      find: () => extendGift(db, code, { until, now, today: bookingDay(query.locale, now).today, by: 'holder' }),
    });
    outbox.runOnce().catch((error: unknown) => log.warn({ err: error }, 'left to the next round'));
    return { expiresOn };
  });
}

function known<Found>(voucher: Found | undefined): Found {
  if (!voucher) throw unknownGift();
  return voucher;
}
