import type { FastifyRequest } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { notFound } from '../../platform/http/index.ts';
import { mayOpenOrder, orderAccessNeeded } from './order-cookie.ts';
import { isOrderId } from '../owned-booking.ts';

/** 404 where there is no such order. */
export async function orderOf({ db }: Pick<ContentShop, 'db'>, uuid: string) {
  const order = isOrderId(uuid) ? await db.selectFrom('purchase').selectAll().where('uuid', '=', uuid).executeTakeFirst() : undefined;
  if (!order) throw notFound('There is no such order.');
  return order;
}

/** An order that this request may see all of; 403 `ORDER_ACCESS_NEEDED` where it is somebody else's. */
export async function openedOrder(shop: ContentShop, request: FastifyRequest, uuid: string) {
  const order = await orderOf(shop, uuid);
  if (!(await mayOpenOrder(shop, request, order))) throw orderAccessNeeded();
  return order;
}
