import { REGISTER_FROM_ORDER, type RegistrationBody } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { requestAccount } from '../../accounts/authentication/index.ts';
import { openedOrder } from '../../orders/access/index.ts';
import type { PayingShop } from '../../payments/index.ts';
import { route } from '../../platform/http/index.ts';

/** A customer who has bought as a guest opens an account with one field: the order has the rest. */
export function accountFromOrderRoutes(app: FastifyInstance, shop: PayingShop): void {
  route(app, REGISTER_FROM_ORDER, async (request, reply) => {
    const order = await openedOrder(shop, request, request.params.uuid);
    const { firstName, lastName } = order.buyer as Pick<RegistrationBody, 'firstName' | 'lastName'>;
    const { email, locale } = order as Pick<RegistrationBody, 'email' | 'locale'>;
    return requestAccount(shop, { email, firstName, lastName, locale, password: request.body.password }, { ip: request.ip, reply });
  });
}
