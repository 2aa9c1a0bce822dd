import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOrderOf } from '../orders-of.ts';
import { customerOf, isSecure } from '../../accounts/sessions/index.ts';
import type { ContentShop } from '../../content/index.ts';
import { HttpProblem } from '../../platform/http/index.ts';
import { isOrderKey, orderKey } from './order-access.ts';

type OrderCookieDeps = Pick<ContentShop, 'db' | 'settings'>;

/**
 * Gives the browser the key of an order: out of reach of scripts, sent with nothing but the calls of this order, and gone
 * with the browser's session.
 */
export async function giveOrderCookie({ db, settings }: OrderCookieDeps, reply: FastifyReply, uuid: string): Promise<void> {
  const secure = isSecure(settings.publicOrigin);
  const path = `/gateway/orders/${uuid}`;
  reply.setCookie(cookieName(secure), await orderKey(db, uuid), { path, httpOnly: true, sameSite: 'lax', secure });
}

/** Whether this request may see all of an order: it carries the order's key, or the session of the account whose order it is. */
export async function mayOpenOrder(
  shop: Pick<ContentShop, 'db' | 'clock' | 'settings'>,
  request: FastifyRequest,
  order: { readonly uuid: string; readonly account_id: string | null; readonly email: string },
): Promise<boolean> {
  const key = request.cookies[cookieName(isSecure(shop.settings.publicOrigin))];
  if (await isOrderKey(shop.db, order.uuid, key)) return true;
  const customer = await customerOf(shop, request);
  return customer !== undefined && isOrderOf(customer.account, order);
}

export function orderAccessNeeded(): HttpProblem {
  const message = 'Open the link of the confirmation e-mail, or find the booking by its number and e-mail address first.';
  return new HttpProblem(403, { code: 'ORDER_ACCESS_NEEDED', message });
}

function cookieName(secure: boolean): string {
  return secure ? '__Secure-order_key' : 'order_key';
}
