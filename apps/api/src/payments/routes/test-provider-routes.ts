import { CONFIRM_TEST_CARD } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { PayingShop } from '../paying-shop.ts';
import { invalidField, notFound, route } from '../../platform/http/index.ts';

/** The embedded provider's card form posts here (decision note `open-points`). */
export function testProviderRoutes(app: FastifyInstance, { testProvider, clock }: PayingShop): void {
  if (!testProvider) return;
  route(app, CONFIRM_TEST_CARD, async ({ params: { id }, body }) => {
    checkExpiry(body.expiry, clock());
    const status = await testProvider.confirm(id, body);
    if (!status) throw notFound('There is no such payment.');
    return { status };
  });
}

/** `MM/YY`, valid to the end of its month. */
function checkExpiry(expiry: string, now: Date): void {
  const [month, year] = expiry.split('/').map(Number) as [number, number];
  if (month < 1 || month > 12) throw invalidField('expiry', 'expiry is a month and a year, MM/YY.');
  if (Date.UTC(2000 + year, month, 1) <= now.getTime()) throw invalidField('expiry', 'The card has expired.');
}
