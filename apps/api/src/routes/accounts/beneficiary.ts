import { BeneficiaryBody, BeneficiaryView } from '@shop/contracts';
import { clockOf } from '@shop/i18n/server';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { addressOf, takeAttempt } from '../../accounts/attempts.ts';
import { beneficiaryView, findVoucher, voucherOfCode } from '../../accounts/entry/voucher-sign-in.ts';
import { sessionOf, signIn, signOut } from '../../accounts/sessions/signed-in.ts';
import { Refusal } from '../../problem.ts';
import { REFUSALS } from '../refusals.ts';

/** Gift recipients sign in apart, with the code of their voucher (spec 2, section 6). */
export function beneficiaryRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock } = shop;

  app.post<{ Body: BeneficiaryBody }>(
    '/gateway/beneficiary/sessions',
    { schema: { tags: ['beneficiary'], body: BeneficiaryBody, response: { 200: BeneficiaryView, ...REFUSALS } } },
    async (request, reply) => {
      await takeAttempt({ db, now: clock() }, ['voucherAddress', addressOf(request.ip)], reply);
      const voucher = await voucherOfCode(db, request.body.code, clockOf('FR', clock()).today);
      await signIn(shop, { request, reply }, { kind: 'beneficiary', subject: voucher.code });
      return beneficiaryView(voucher);
    },
  );

  app.get(
    '/gateway/beneficiary/session',
    { schema: { tags: ['beneficiary'], response: { 200: BeneficiaryView, ...REFUSALS } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const session = await sessionOf(shop, request, 'beneficiary');
      const voucher = session?.subject ? await findVoucher(db, session.subject) : undefined;
      if (!voucher) throw new Refusal(401, { code: 'SIGN_IN_NEEDED', message: 'Enter the code of the voucher to see this.' });
      return beneficiaryView(voucher);
    },
  );

  app.delete('/gateway/beneficiary/session', { schema: { tags: ['beneficiary'] } }, async (request, reply) => {
    await signOut(shop, { request, reply }, 'beneficiary');
    return reply.status(204).send();
  });
}
