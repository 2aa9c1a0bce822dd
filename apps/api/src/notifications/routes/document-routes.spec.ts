import { smallCatalogue } from '@shop/testing';
import { orderCookie, orderOf } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';

const shop = shopOfFile({ catalogue: smallCatalogue({ days: { 12: { stock: 3 } } }) });

test('the voucher of a gift is printed on a page, or as a card to fold where its buyer asks for one', async () => {
  const items = { giftCardItem: { quantity: 1, amount: 5_000, format: 'digital' } };
  const { opened, bought } = await shop.checkout.sell(orderOf(items, 5_000));
  expect(bought.status).toBe(200);
  const order = `/gateway/orders/${opened.orderUUID as string}`;
  const print = async (query: string) => {
    const { statusCode, headers } = await shop.app.inject({ url: `${order}/voucher.pdf${query}`, headers: orderCookie(order) });
    return [statusCode, /filename="\d{8}-(.*)"/.exec(String(headers['content-disposition']))?.[1]];
  };
  expect(await print('')).toEqual([200, 'voucher.pdf']);
  expect(await print('?layout=page')).toEqual([200, 'voucher.pdf']);
  expect(await print('?layout=card')).toEqual([200, 'voucher-card.pdf']);
  expect(await print('?layout=poster')).toEqual([400, undefined]);
});
