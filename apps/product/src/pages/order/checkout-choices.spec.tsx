import type { OrderPriceBody } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn, ORDER, pay, showCheckout, write, type FakeShop } from '../../fixtures/a-checkout.ts';
import { anOrderPrice } from '../../fixtures/an-order-price.ts';
import { Refused } from '../../fixtures/render-page.tsx';
import { Body } from './checkout-parts.ts';

const insured: FakeShop = { insurance: () => ({ amount: 1_300 }) };
const toPay = () => within(screen.getByRole('region', { name: 'Your stay' })).getByText('To pay').parentElement;

/** A shop that notes what was ordered. */
function noting(shop: FakeShop = {}) {
  const ordered: { paymentPlan?: string; expectedAmount: number; items: Record<string, unknown> }[] = [];
  const view = showCheckout({ ...shop, order: ({ body }) => (ordered.push(body as (typeof ordered)[number]), ORDER) });
  return { ...view, ordered };
}

async function apply(label: string, code: string): Promise<void> {
  const entry = (await screen.findByLabelText(label)).closest('form')!;
  await write(label, code);
  await userEvent.click(within(entry).getByText('Apply'));
}

beforeAll(() => Body.prepare());
beforeEach(() => sessionStorage.clear());

describe('the choice about cancellation', () => {
  test('it starts unset, and a summary that is sent without it says so @PROD-064 @PROD-067', async () => {
    const { ordered } = noting(insured);
    const choices = await screen.findAllByRole('radio', { name: /Flexible|With cancellation insurance/ });
    expect(choices.map((choice) => (choice as HTMLInputElement).checked)).toEqual([false, false]);
    await fillIn();
    await pay();
    expect(screen.getByText('Please choose an option', { selector: 'span' })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(choices[0]));
    expect(ordered).toEqual([]);
  });

  test('the insurance says what it covers and raises the price; flexibility costs nothing @PROD-066 @PROD-068 @PROD-069', async () => {
    const { ordered } = noting(insured);
    const choice = await screen.findByRole('radio', { name: /With cancellation insurance/ });
    const group = screen.getByRole('radiogroup', { name: 'If your plans change' });
    for (const fact of ['Refund in under 72 hours', 'More than 25 cases covered', 'Cancellable until the day of arrival', '€0'])
      expect(within(group).getByText(fact)).toBeVisible();
    expect(
      within(group).getByText(
        'Free changes until Thursday 18 February 2027. If you cancel by then, you get back 80% of the amount of each night.',
      ),
    ).toBeVisible();
    await userEvent.click(choice);
    await waitFor(() => expect(toPay()).toHaveTextContent('€262'));
    await fillIn();
    await pay('Pay €262');
    await waitFor(() => expect(ordered).toMatchObject([{ expectedAmount: 26_200, items: { insuranceItem: { hasInsurance: true } } }]));
  });

  test('an insurance that cannot be had says so and holds nobody up @PROD-095', async () => {
    const { at } = showCheckout();
    expect(await screen.findByText('Oops, something went wrong')).toBeVisible();
    await fillIn();
    await pay();
    await waitFor(() => expect(at()).toContain('/confirmation/b3f1'));
  });
});

describe('codes', () => {
  test('a promotion code is applied and removed, and the sum follows its parts', async () => {
    showCheckout();
    await apply('Promotion code', 'bienvenue10');
    expect(await screen.findByText('BIENVENUE10')).toBeInTheDocument();
    await waitFor(() => expect(toPay()).toHaveTextContent('€224.10'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove BIENVENUE10', hidden: true }));
    await waitFor(() => expect(toPay()).toHaveTextContent('€249'));
  });

  test.each([
    ['PROMOTION_EXPIRED', undefined, 'This code has expired.'],
    ['PROMOTION_BELOW_MINIMUM', 30_000, 'This code counts from €300 on.'],
    ['PROMOTION_NOT_FOUND', undefined, 'We do not know this code. Check how it is written.'],
  ])('a code refused with %s stays in its field, which says why', async (code, amount, words) => {
    showCheckout({
      price: ({ body }) =>
        (body as OrderPriceBody).items.promotionCodeItem
          ? new Refused(409, code, amount, 'items.promotionCodeItem.code')
          : anOrderPrice(body as OrderPriceBody),
    });
    await apply('Promotion code', 'OLD');
    const typed = screen.getByLabelText('Promotion code');
    await waitFor(() => expect(typed).toHaveAccessibleDescription(words));
    expect(typed).toHaveValue('OLD');
    expect(await axeFaults()).toEqual([]);
    expect(toPay()).toHaveTextContent('€249');
  });

  test('a refused code waits to be mended while something else is chosen', async () => {
    const refused = () => new Refused(409, 'PROMOTION_NOT_FOUND', undefined, 'items.promotionCodeItem.code');
    const price: FakeShop['price'] = ({ body }) =>
      (body as OrderPriceBody).items.promotionCodeItem ? refused() : anOrderPrice(body as OrderPriceBody);
    showCheckout({ ...insured, price });
    await apply('Promotion code', 'BIENVENU');
    await waitFor(() => expect(screen.getByLabelText('Promotion code')).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(await screen.findByRole('radio', { name: /Flexible/ }));
    expect(screen.getByLabelText('Promotion code')).toBeVisible();
    expect(screen.getByLabelText('Promotion code')).toHaveValue('BIENVENU');
  });

  test('two refused codes each keep their own reason, and one that counts leaves the other’s', async () => {
    const price: FakeShop['price'] = ({ body }) => {
      const { promotionCodeItem, giftPaymentItems } = (body as OrderPriceBody).items;
      if (promotionCodeItem?.code === 'OLD') return new Refused(409, 'PROMOTION_EXPIRED', undefined, 'items.promotionCodeItem.code');
      if (giftPaymentItems) return new Refused(409, 'GIFT_NOT_FOUND', undefined, 'items.giftPaymentItems.0.serialNumber');
      return anOrderPrice(body as OrderPriceBody);
    };
    showCheckout({ price });
    await apply('Promotion code', 'OLD');
    await waitFor(() => expect(screen.getByLabelText('Promotion code')).toHaveAttribute('aria-invalid', 'true'));
    await apply('Number of a gift card or voucher', 'nobody-s');
    const gift = screen.getByLabelText('Number of a gift card or voucher');
    await waitFor(() => expect(gift).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByLabelText('Promotion code')).toHaveAccessibleDescription('This code has expired.');
    await userEvent.clear(screen.getByLabelText('Promotion code'));
    await apply('Promotion code', 'bienvenue10');
    expect(await screen.findByText('BIENVENUE10')).toBeVisible();
    expect(gift).toHaveAttribute('aria-invalid', 'true');
    expect(gift).toHaveValue('nobody-s');
  });

  test('two codes applied one right after the other both count', async () => {
    const answers: (() => void)[] = [];
    const price: FakeShop['price'] = ({ body }) => {
      const { promotionCodeItem, giftPaymentItems } = (body as OrderPriceBody).items;
      const requested = anOrderPrice(body as OrderPriceBody);
      if (Boolean(promotionCodeItem) === Boolean(giftPaymentItems)) return requested;
      return new Promise((done) => answers.push(() => done(requested)));
    };
    showCheckout({ price });
    await apply('Promotion code', 'bienvenue10');
    await apply('Number of a gift card or voucher', 'gift-a');
    await waitFor(() => expect(answers).toHaveLength(2));
    for (const answer of answers) answer();
    expect(await screen.findByText('BIENVENUE10')).toBeVisible();
    expect(await screen.findByText('GIFT-A')).toBeVisible();
  });

  test('several gifts pay together; when they pay everything no card is asked for', async () => {
    const { ordered } = noting({ price: ({ body }) => anOrderPrice(body as OrderPriceBody, 10_000) });
    await apply('Number of a gift card or voucher', 'gift-a');
    await waitFor(() => expect(toPay()).toHaveTextContent('€50'));
    expect(screen.getByLabelText('Card number')).toBeVisible();
    await apply('Number of a gift card or voucher', 'gift-b');
    await waitFor(() => expect(toPay()).toHaveTextContent('€0'));
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(await axeFaults()).toEqual([]);
    await fillIn({ withCard: false });
    await pay('Book with my gift');
    await waitFor(() => expect(ordered).toMatchObject([{ expectedAmount: 0 }]));
    expect(ordered[0]?.items.giftPaymentItems).toEqual([{ serialNumber: 'GIFT-A' }, { serialNumber: 'GIFT-B' }]);
  });

  test('a gift that was used meanwhile is given up, told beside its field, and nothing was charged', async () => {
    showCheckout({ order: () => new Refused(409, 'GIFT_USED', undefined, 'items.giftPaymentItems.0.serialNumber') });
    await apply('Number of a gift card or voucher', 'gift-a');
    await fillIn();
    await pay('Pay €199');
    expect(await screen.findByText('Nothing was charged.')).toBeVisible();
    expect(screen.getByLabelText('Number of a gift card or voucher')).toHaveAccessibleDescription(/This gift has been used up/);
    await waitFor(() => expect(toPay()).toHaveTextContent('€249'));
  });

  test('of two gifts the one that was used meanwhile is given up, and the other goes on paying', async () => {
    let isUsed = false;
    const price: FakeShop['price'] = ({ body }) => {
      const [first] = (body as OrderPriceBody).items.giftPaymentItems ?? [];
      if (isUsed && first?.serialNumber === 'GIFT-A')
        return new Refused(409, 'GIFT_USED', undefined, 'items.giftPaymentItems.0.serialNumber');
      return anOrderPrice(body as OrderPriceBody, 10_000);
    };
    showCheckout({ ...insured, price });
    for (const code of ['gift-a', 'gift-b']) {
      await apply('Number of a gift card or voucher', code);
      expect(await screen.findByText(code.toUpperCase())).toBeVisible();
    }
    isUsed = true;
    await userEvent.click(await screen.findByRole('radio', { name: /Flexible/ }));
    await waitFor(() => expect(screen.queryByText('GIFT-A')).toBeNull());
    expect(screen.getByLabelText('Number of a gift card or voucher')).toHaveAccessibleDescription(/This gift has been used up/);
    expect(screen.getByText('GIFT-B')).toBeVisible();
  });

  test('gift cards beyond what a day allows are told with what is left, and a way to write', async () => {
    showCheckout({ order: () => new Refused(409, 'GIFT_CARD_LIMIT', 10_000, 'items.giftCardItem.amount') });
    await fillIn();
    await pay('Pay €249');
    expect(await screen.findByText(/limited within 24 hours: you can still buy €100/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', expect.stringContaining('contact'));
  });

  test('a payment that the provider refuses is told in words of the shop, with what to do', async () => {
    showCheckout({ order: () => new Refused(409, 'PAYMENT_REFUSED') });
    await fillIn();
    await pay('Pay €249');
    expect(await screen.findByText(/This payment is not possible: nothing was charged/)).toBeVisible();
  });

  test('what was chosen is there again after a reload', async () => {
    const { unmount } = showCheckout(insured);
    await apply('Promotion code', 'bienvenue10');
    await userEvent.click(await screen.findByRole('radio', { name: /Flexible/ }));
    unmount();
    showCheckout(insured);
    expect(await screen.findByRole('radio', { name: /Flexible/ })).toBeChecked();
    await waitFor(() => expect(toPay()).toHaveTextContent('€224.10'));
  });
});
