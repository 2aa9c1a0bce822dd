import type { OrderPriceBody } from '@shop/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showCheckout } from '../../fixtures/a-checkout.ts';
import { anOrderPrice } from '../../fixtures/an-order-price.ts';
import { HELD_GIFT_PLACE } from '../../components/order/page-memory.ts';
import { Body } from './checkout-parts.ts';

const HELD = { code: 'CARD-2468-ABCD', kind: 'GIFTCARD', productCode: null, status: 'active', remaining: 5_000, value: 5_000 };
const ABOUT = { nights: null, adult: 2, expiresOn: '2028-05-27', title: 'Gift card', message: '', senderName: 'Anne' };

const giftsOf = (body: unknown) => ((body as OrderPriceBody).items.giftPaymentItems ?? []).map(({ serialNumber }) => serialNumber);
/** Opens the checkout with a gift that this browser has opened; `tried` lists the gift codes of each price request. */
function show(gift: object = {}) {
  const tried: string[][] = [];
  const page = showCheckout({
    held: () => ({ ...HELD, ...ABOUT, ...gift }),
    price: ({ body }) => (tried.push(giftsOf(body)), anOrderPrice(body as OrderPriceBody)),
  });
  return { ...page, tried };
}
const applied = () => screen.findByRole('button', { name: `Remove ${HELD.code}` });

beforeAll(() => Body.prepare());
beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'beneficiary=1';
});
afterEach(() => void (document.cookie = 'beneficiary=; max-age=0'));

describe('a gift that was opened @GIFT-021', () => {
  test('pays from the start, and not again once it was removed', async () => {
    const first = show();
    await userEvent.click(await applied());
    first.unmount();
    const second = show();
    await screen.findByText('Promotion code, gift card, voucher');
    await waitFor(() => expect(second.tried.length).toBeGreaterThan(0));
    expect(second.tried.flat()).toEqual([]);
  });

  test('is tried again where the page was left before the answer', async () => {
    const cut = showCheckout({
      held: () => ({ ...HELD, ...ABOUT }),
      price: ({ body }) => (giftsOf(body).length > 0 ? new Promise(() => undefined) : anOrderPrice(body as OrderPriceBody)),
    });
    await screen.findByText('Promotion code, gift card, voucher');
    await waitFor(() => expect(sessionStorage.getItem(HELD_GIFT_PLACE)).toBeNull());
    cut.unmount();
    show();
    expect(await applied()).toBeVisible();
  });

  test.each([
    ['came back', { remaining: 2_000 }],
    ['was exchanged', { kind: 'BOX' }],
  ])('pays again for the same stay once it %s', async (_how, change) => {
    const first = show(change);
    await userEvent.click(await applied());
    first.unmount();
    show();
    expect(await applied()).toBeVisible();
  });
});
