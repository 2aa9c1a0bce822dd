import type { OrderPriceBody } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showCheckout, write } from '../../fixtures/a-checkout.ts';
import { anOrderPrice } from '../../fixtures/an-order-price.ts';
import { Refused } from '../../fixtures/render-page.tsx';
import { Body } from './checkout-parts.ts';

const PROMOTION = 'Promotion code';
const GIFT = 'Number of a gift card or voucher';

async function apply(label: string, code: string): Promise<void> {
  const form = (await screen.findByLabelText(label)).closest('form')!;
  await write(label, code);
  await userEvent.click(within(form).getByText('Apply'));
}
const hasPromotion = (body: unknown) => (body as OrderPriceBody).items.promotionCodeItem !== undefined;
const remove = async (code: string) => userEvent.click(await screen.findByRole('button', { name: `Remove ${code}` }));
/** What the live region beside the codes says. */
const said = () => [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent).join('');

beforeAll(() => Body.prepare());
beforeEach(() => sessionStorage.clear());
afterEach(() => void (document.cookie = 'account_id=; max-age=0'));

describe('a code at the keyboard and by ear', () => {
  test('a promotion code that counts has the focus, a removed one gives it to its field; both say what is left to pay', async () => {
    showCheckout();
    await screen.findByLabelText(PROMOTION);
    expect(said()).toBe('');
    await apply(PROMOTION, 'bienvenue10');
    const row = (await screen.findByText('BIENVENUE10')).closest('li');
    expect(row).toHaveFocus();
    await waitFor(() => expect(said()).toBe('BIENVENUE10, To pay €224.10'));
    expect(await axeFaults()).toEqual([]);
    await remove('BIENVENUE10');
    expect(screen.getByLabelText(PROMOTION)).toHaveFocus();
    await waitFor(() => expect(said()).toBe('To pay €249'));
  });

  test('a gift that is removed gives the focus to the field of gifts', async () => {
    showCheckout();
    await apply(GIFT, 'gift-a');
    await waitFor(() => expect(said()).toBe('GIFT-A, To pay €199'));
    await remove('GIFT-A');
    expect(screen.getByLabelText(GIFT)).toHaveFocus();
    await waitFor(() => expect(said()).toBe('To pay €249'));
  });

  test('a gift of the account that pays has the focus in place of its button', async () => {
    document.cookie = 'account_id=a1';
    const gift = { code: 'CARD2468', kind: 'GIFTCARD', label: 'Gift card', remaining: 5_000, expiresOn: '2028-05-27', state: 'active' };
    showCheckout({ gifts: () => ({ bought: [], received: [gift] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Use Gift card' }));
    expect((await screen.findByText('CARD2468')).closest('li')).toHaveFocus();
  });

  test('a refused code says why', async () => {
    const refused = new Refused(409, 'PROMOTION_EXPIRED', undefined, 'items.promotionCodeItem.code');
    showCheckout({ price: ({ body }) => (hasPromotion(body) ? refused : anOrderPrice(body as OrderPriceBody)) });
    await apply(PROMOTION, 'old');
    await waitFor(() => expect(said()).toBe('This code has expired. To pay €249'));
  });

  test('a code that counts later takes the focus from no other field', async () => {
    let answer: () => void = () => undefined;
    const later = (price: unknown) => new Promise((resolve) => (answer = () => resolve(price)));
    showCheckout({
      price: ({ body }) => (hasPromotion(body) ? later(anOrderPrice(body as OrderPriceBody)) : anOrderPrice(body as OrderPriceBody)),
    });
    await apply(PROMOTION, 'bienvenue10');
    act(() => screen.getByLabelText(GIFT).focus());
    answer();
    expect(await screen.findByText('BIENVENUE10')).toBeVisible();
    expect(screen.getByLabelText(GIFT)).toHaveFocus();
  });
});

describe('a code in the field of the other kind', () => {
  const elsewhere = (field: string) => new Refused(409, 'CODE_OF_OTHER_KIND', undefined, field);
  /** GIFT-50 is a gift, BIENVENUE10 a promotion code, in whichever field it stands. */
  const price = ({ body }: { body: unknown }) => {
    const { promotionCodeItem, giftPaymentItems = [] } = (body as OrderPriceBody).items;
    if (promotionCodeItem?.code.startsWith('GIFT')) return elsewhere('items.promotionCodeItem.code');
    const [first] = giftPaymentItems;
    if (first?.serialNumber === 'GIFT-OLD') return new Refused(409, 'GIFT_EXPIRED', undefined, 'items.giftPaymentItems.0.serialNumber');
    if (first && !first.serialNumber.startsWith('GIFT')) return elsewhere('items.giftPaymentItems.0.serialNumber');
    return anOrderPrice(body as OrderPriceBody);
  };

  test('a number of a gift in the field of promotion codes pays as the gift that it is', async () => {
    showCheckout({ price });
    await apply(PROMOTION, 'gift-50');
    expect(await screen.findByRole('button', { name: 'Remove GIFT-50' })).toBeVisible();
    await waitFor(() => expect(said()).toBe('GIFT-50, To pay €199'));
    expect(screen.getByLabelText(PROMOTION)).toHaveValue('');
    expect(await axeFaults()).toEqual([]);
  });

  test('a gift that cannot pay says why in the field where it was typed', async () => {
    showCheckout({ price });
    await apply(PROMOTION, 'gift-old');
    await waitFor(() => expect(screen.getByLabelText(PROMOTION)).toHaveAccessibleDescription('This gift has expired.'));
    expect(screen.getByLabelText(PROMOTION)).toHaveValue('gift-old');
    expect(screen.getByLabelText(GIFT)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('a promotion code in the field of gifts takes off what it takes off', async () => {
    showCheckout({ price });
    await apply(GIFT, 'bienvenue10');
    await waitFor(() => expect(said()).toBe('BIENVENUE10, To pay €224.10'));
    expect(screen.getByLabelText(GIFT)).toHaveValue('');
  });

  test('a second promotion code replaces none: the field of gifts says what to remove', async () => {
    showCheckout({ price });
    await apply(PROMOTION, 'bienvenue10');
    await screen.findByText('BIENVENUE10');
    await apply(GIFT, 'summer');
    await waitFor(() =>
      expect(screen.getByLabelText(GIFT)).toHaveAccessibleDescription(/This is a promotion code, and only one can count. Remove the other/),
    );
    expect(screen.getByText('BIENVENUE10')).toBeVisible();
  });
});
