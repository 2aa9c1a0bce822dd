import type { OrderParts } from '@shop/domain';
import type { FullShop } from '../checkout/full-shop.test-utils.ts';
import type { InvoiceContent } from '../documents/invoice-content.ts';
import { orderOf } from '../testing/checkout-client.ts';

const EMAIL = 'marie.durand@example.com';

/** Orders of a shop and their invoices, by the public calls. */
export function invoicesOf(open: () => FullShop) {
  return {
    ask: (uuid: string, change: object = {}) =>
      open().checkout.post(`/gateway/bookings/${uuid}/invoice`, { email: EMAIL, company: 'Durand SARL', city: 'Lyon', ...change }),
    cancel: (uuid: string, expectedRefund: number) =>
      open().checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: EMAIL, expectedRefund }),
    async documentsOf(uuid: string): Promise<InvoiceContent[]> {
      const rows = await open()
        .db.selectFrom('invoice')
        .select('body')
        .where('purchase_uuid', '=', uuid)
        .orderBy('through_entry')
        .orderBy('number')
        .execute();
      return rows.map(({ body }) => body as InvoiceContent);
    },
    /** Sells at the price that the shop names. */
    async sold(items: object, change: object = {}): Promise<{ uuid: string; parts: OrderParts }> {
      const { body: price } = await open().price(items, change);
      const { opened, bought } = await open().checkout.sell(orderOf(items, price.remainingAmountToPay, change));
      expect(bought.status).toBe(200);
      return { uuid: opened.orderUUID, parts: opened.parts };
    },
  };
}
