import {
  ADD_CARE_NOTE,
  BLOCK_ACCOUNT,
  CANCEL_FOR_CARE,
  CORRECT_HOLDER_FOR_CARE,
  CORRECT_RECIPIENT_FOR_CARE,
  DECIDE_CARE_REFUND,
  EXTEND_GIFT_FOR_CARE,
  REFUND_FOR_CARE,
  RESEND_CONFIRMATION,
  RESEND_ORDER_MAIL,
  UNBLOCK_ACCOUNT,
  type CallAnswer,
} from '@shop/contracts';
import type { CareRole } from '@shop/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PayingShop } from '../payments/index.ts';
import { canonical } from '../platform/jobs/index.ts';
import type { CareAct } from './act-once.ts';
import type { CareRequest } from './audit-log.ts';
import { setAccountBlocked } from './block-account.ts';
import { addNote, cancelForCare } from './care-acts.ts';
import { colleagueWith } from './care-door.ts';
import { decideRefund, refundForCare, type RefundShop } from './care-refunds.ts';
import { correctRecipientForCare } from './gifts/correct-recipient.ts';
import { correctHolderForCare, extendGiftForCare } from './gifts/care-gifts.ts';
import { checkedNewHolder } from '../gifts/transfer/index.ts';
import { CARE_REFUND_LIMIT } from './refund-limit.ts';
import { resendConfirmation, resendMail } from './resend-mail.ts';
import { invalidField, type RequestOf, route, uuidInPath } from '../platform/http/index.ts';

/** Acts on an order, each once per key. */
type Act =
  | typeof ADD_CARE_NOTE
  | typeof RESEND_CONFIRMATION
  | typeof RESEND_ORDER_MAIL
  | typeof CANCEL_FOR_CARE
  | typeof REFUND_FOR_CARE
  | typeof DECIDE_CARE_REFUND
  | typeof EXTEND_GIFT_FOR_CARE
  | typeof CORRECT_RECIPIENT_FOR_CARE
  | typeof CORRECT_HOLDER_FOR_CARE;

type Called<A extends Act> = Pick<RequestOf<A>, 'body' | 'params'> & { readonly reply: FastifyReply };
type Work<A extends Act> = (requested: CareRequest, act: CareAct, called: Called<A>) => Promise<CallAnswer<A>>;

/** What colleagues of customer care do about orders and accounts. Each act on an order runs once per key. */
export function careActRoutes(app: FastifyInstance, shop: PayingShop): void {
  const { db } = shop;
  const act = <A extends Act>(address: A, work: Work<A>, role: CareRole = 'agent') =>
    route(app, address, async (request, reply) => {
      const requested = await colleagueWith(shop, { request, reply }, role);
      const { headers, body, params } = request;
      const answer = await work(requested, actOf({ headers, params: params as { uuid: string }, body: body as { reason: string } }), {
        body,
        params,
        reply,
      });
      shop.outbox.runOnce().catch((error: unknown) => request.log.warn({ err: error }, 'left to the next round'));
      return answer;
    });

  act(ADD_CARE_NOTE, async (requested, of, { body: { note } }) => {
    await addNote(db, requested, { ...of, note });
    return { noted: true };
  });
  act(RESEND_CONFIRMATION, async (requested, of) => {
    await resendConfirmation(db, requested, of);
    return { status: 'queued' };
  });
  act(RESEND_ORDER_MAIL, async (requested, of, { body: { mail, mailId } }) => {
    await resendMail({ db, now: shop.clock() }, requested, { ...of, mail, mailId });
    return { status: 'queued' };
  });
  act(CANCEL_FOR_CARE, async (requested, of, { body: { expectedRefund } }) => ({
    status: 'cancelled',
    ...(await cancelForCare({ db, now: shop.clock() }, requested, { ...of, expectedRefund })),
  }));
  act(REFUND_FOR_CARE, (requested, of, { body: { amount } }) => refundForCare(refundShop(shop), requested, { ...of, amount }));
  act(
    DECIDE_CARE_REFUND,
    (requested, of, { body: { decision }, params }) =>
      decideRefund({ db, now: shop.clock() }, requested, { ...of, id: uuidInPath(params.id, 'refund'), decision }),
    'supervisor',
  );

  act(EXTEND_GIFT_FOR_CARE, (requested, of, { body: { until, goodwill }, params }) =>
    extendGiftForCare({ db, now: shop.clock() }, requested, { ...of, number: Number(params.number), until, isGoodwill: goodwill }),
  );
  act(CORRECT_RECIPIENT_FOR_CARE, (requested, of, { body: { recipientEmail }, params: { deliveryId } }) =>
    correctRecipientForCare(refundShop(shop), requested, { ...of, deliveryId, address: recipientEmail.trim() }),
  );
  act(CORRECT_HOLDER_FOR_CARE, (requested, of, { body, params, reply }) => {
    const [number, to] = [Number(params.number), checkedNewHolder(body)];
    return correctHolderForCare({ ...refundShop(shop), reply }, requested, { ...of, number, givenTo: body.givenTo, to });
  });

  for (const [address, blocked] of [
    [BLOCK_ACCOUNT, true],
    [UNBLOCK_ACCOUNT, false],
  ] as const)
    route(app, address, async (request, reply) => {
      const requested = await colleagueWith(shop, { request, reply }, 'agent');
      const accountId = uuidInPath(request.params.id, 'account');
      await setAccountBlocked({ db, now: shop.clock() }, requested, { accountId, blocked });
      return { blocked };
    });
}

export function refundShop({ db, clock, settings }: PayingShop): RefundShop {
  return { db, now: clock(), limit: settings.customerCareRefundLimit ?? CARE_REFUND_LIMIT };
}

interface KeyedAct {
  readonly headers: IncomingHttpHeaders;
  readonly params: { readonly uuid: string };
  readonly body: { readonly reason: string };
}

/** The reason is no part of what is done. */
function actOf({ headers, params, body: { reason: _, ...done } }: KeyedAct): CareAct {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || key.length > 200)
    throw invalidField('Idempotency-Key', 'The header Idempotency-Key is needed, 1 to 200 characters.');
  const hash = createHash('sha256').update(canonical({ params, done })).digest('hex');
  return { uuid: uuidInPath(params.uuid, 'order'), key, hash };
}
