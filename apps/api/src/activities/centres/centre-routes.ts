import {
  CHECK_CENTRE_VOUCHER,
  END_CENTRE_SESSION,
  GET_CENTRE_SESSION,
  OPEN_CENTRE_SESSION,
  REDEEM_CENTRE_VOUCHER,
  type CentreVoucher,
  type Problem,
} from '@shop/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { signIn, signOut } from '../../accounts/sessions/index.ts';
import { checkAtCentre, redeemAtCentre } from '../../gifts/redemption/index.ts';
import { HttpProblem, route } from '../../platform/http/index.ts';
import { onlyOnce, type Answer } from '../../platform/jobs/index.ts';
import { countWrongGuesses } from '../../platform/security/index.ts';
import { centreOf, centreWithKey, type CentreDoor } from './centre-door.ts';
import type { Centre } from './centre-keys.ts';

/** What activity centres call, from their page or by their key; docs/partners-delivery.md describes it. */
export function centreRoutes(app: FastifyInstance, door: CentreDoor): void {
  const { db, clock } = door;
  const outline = ({ id, name }: Centre) => ({ id, name });

  route(app, OPEN_CENTRE_SESSION, async (request, reply) => {
    const centre = await centreWithKey(door, { request, reply }, request.body.key.trim());
    await signIn(door, { request, reply }, { kind: 'centre', subject: centre.keyId });
    return outline(centre);
  });

  route(app, GET_CENTRE_SESSION, async (request, reply) => outline(await centreOf(door, { request, reply })));

  route(app, END_CENTRE_SESSION, async (request, reply) => {
    await signOut(door, { request, reply }, 'centre');
    return reply.status(204).send();
  });

  route(app, CHECK_CENTRE_VOUCHER, async (request, reply) => {
    const { id: centreId } = await centreOf(door, { request, reply });
    const at = { code: request.body.code, centreId, locale: request.query.locale, now: clock() };
    return guessing(centreId, { reply, find: () => checkAtCentre(db, at) });
  });

  route(app, REDEEM_CENTRE_VOUCHER, async (request, reply) => {
    const { id: centreId } = await centreOf(door, { request, reply });
    const requestKey = String(request.headers['idempotency-key'] ?? '');
    const at = { code: request.body.code, centreId, locale: request.query.locale, now: clock() };
    const keyed = { scope: `centre-${centreId}`, key: requestKey, body: request.body };
    const run = async () => ({ status: 200, body: await redeemAtCentre(db, { ...at, requestKey }) });
    return guessing(centreId, { reply, find: async () => answered(await onlyOnce(db, keyed, run)) });
  });

  function guessing<Found>(centreId: number, of: { reply: FastifyReply; find: () => Promise<Found> }): Promise<Found> {
    return countWrongGuesses({ db, now: clock() }, ['voucherCentre', String(centreId)], of);
  }
}

function answered({ status, body }: Answer): CentreVoucher {
  if (status !== 200) throw new HttpProblem(status, body as Problem);
  return body as CentreVoucher;
}
