import { END_BENEFICIARY_SESSION, GET_BENEFICIARY_SESSION, OPEN_BENEFICIARY_SESSION } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, countWrongGuesses } from '../../platform/security/index.ts';
import { voucherOfCode } from '../vouchers/voucher-sign-in.ts';
import { customerOf, sessionOf, signIn, signOut } from '../../accounts/sessions/index.ts';
import { recordOpening } from '../delivery/record-opening.ts';
import { findVoucher } from '../vouchers/find-voucher.ts';
import { openingCode } from '../../orders/index.ts';
import { heldGiftView } from '../held-gift.ts';
import { HttpProblem, route } from '../../platform/http/index.ts';
import { bookingDay } from '../../availability/index.ts';

/** Gift recipients sign in apart, with the code of their voucher (spec 2, section 6). */
export function beneficiarySignInRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, clock } = shop;

  route(app, OPEN_BENEFICIARY_SESSION, async (request, reply) => {
    const { locale } = request.query;
    const voucher = await countWrongGuesses({ db, now: clock() }, ['voucherAddress', addressOf(request.ip)], {
      reply,
      find: () => voucherOfCode(db, request.body.code, bookingDay(locale, clock()).today),
    });
    await signIn(shop, { request, reply }, { kind: 'beneficiary', subject: openingCode(voucher) });
    const customer = await customerOf(shop, request);
    await recordOpening(db, { deliveryId: voucher.delivery_id, accountId: customer?.account.id, now: clock() });
    return heldGiftView(shop, voucher, { locale });
  });

  route(app, GET_BENEFICIARY_SESSION, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = await sessionOf(shop, request, 'beneficiary');
    const voucher = session?.subject ? await findVoucher(db, session.subject) : undefined;
    if (!voucher) throw new HttpProblem(401, { code: 'SIGN_IN_NEEDED', message: 'Enter the code of the voucher to see this.' });
    return heldGiftView(shop, voucher, request.query);
  });

  route(app, END_BENEFICIARY_SESSION, async (request, reply) => {
    await signOut(shop, { request, reply }, 'beneficiary');
    return reply.status(204).send();
  });
}
