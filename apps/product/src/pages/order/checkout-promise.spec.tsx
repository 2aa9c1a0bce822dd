import type { OrderPriceBody } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn, ORDER, pay, showCheckout, type FakeShop } from '../../fixtures/a-checkout.ts';
import { aStay } from '../../fixtures/a-stay.ts';
import { anOrderPrice } from '../../fixtures/an-order-price.ts';
import { Refused } from '../../fixtures/render-page.tsx';
import { Body } from './checkout-parts.ts';

/** The card has promised 10 % extra on a stay of 249 euros. */
const promised: FakeShop = {
  stay: aStay({ autoDiscount: { code: 'EXTRA10', value: 10 } }),
  site: { experiments: { autoDiscount: 'on' } },
};
const codeOf = (body: unknown) => (body as OrderPriceBody).items.promotionCodeItem?.code;
const summary = () => screen.findByRole('region', { name: 'Your stay' });
const toPay = async () => within(await summary()).getByText('To pay').parentElement;
const remove = () => screen.findByRole('button', { name: 'Remove EXTRA10' });

beforeAll(() => Body.prepare());
beforeEach(() => sessionStorage.clear());

describe('the discount that a card has promised', () => {
  test('is taken off by itself, has its own line, and is what is paid @SEARCH-069 @PROD-016', async () => {
    const ordered: { expectedAmount: number }[] = [];
    const { at } = showCheckout({ ...promised, order: ({ body }) => (ordered.push(body as (typeof ordered)[number]), ORDER) });
    expect(await screen.findByText('−€24.90, 10% extra, taken off by itself')).toBeVisible();
    expect(within(await summary()).getByText('Promotion code').parentElement).toHaveTextContent('−€24.90');
    expect(await toPay()).toHaveTextContent('€224.10');
    expect(await axeFaults()).toEqual([]);
    await fillIn();
    await pay('Pay €224.10');
    await waitFor(() => expect(at()).toContain('/confirmation/b3f1'));
    expect(ordered).toMatchObject([{ expectedAmount: 22_410, items: { promotionCodeItem: { code: 'EXTRA10' } } }]);
  });

  test('can be removed for another code, and stays removed over a reload', async () => {
    const { unmount } = showCheckout(promised);
    await userEvent.click(await remove());
    await waitFor(async () => expect(await toPay()).toHaveTextContent('€249'));
    expect(screen.getByLabelText('Promotion code')).toHaveValue('');
    unmount();
    showCheckout(promised);
    await waitFor(async () => expect(await toPay()).toHaveTextContent('€249'));
    expect(screen.queryByText('EXTRA10')).toBeNull();
  });

  test('that has run out meanwhile is told before anything is paid', async () => {
    const price: FakeShop['price'] = ({ body }) =>
      codeOf(body)
        ? new Refused(409, 'PROMOTION_EXPIRED', undefined, 'items.promotionCodeItem.code')
        : anOrderPrice(body as OrderPriceBody);
    showCheckout({ ...promised, price });
    await waitFor(async () => expect(await screen.findByLabelText('Promotion code')).toHaveAccessibleDescription('This code has expired.'));
    expect(await toPay()).toHaveTextContent('€249');
    expect(await screen.findByRole('button', { name: 'Pay €249' })).toBeVisible();
  });

  test('is nobody’s who was not promised it', async () => {
    showCheckout({ ...promised, site: {} });
    await waitFor(async () => expect(await toPay()).toHaveTextContent('€249'));
    expect(screen.queryByText('EXTRA10')).toBeNull();
  });
});
