import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuote, aStay } from '../../specimens/a-stay.ts';
import { Refused, renderPage, type FakeCall } from '../../specimens/render-page.tsx';

const ADDRESS = '/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2';
const ORDER = { orderUUID: 'b3f1', amount: 24_900, paymentIntentId: 'pi_1', provider: 'test' };

interface Shop {
  order?: FakeCall[1];
  card?: FakeCall[1];
  settled?: FakeCall[1];
}

/** The checkout with a shop that sells, unless told otherwise. */
function show({ order = () => ORDER, card = () => ({ status: 'succeeded' }), settled = () => ({ status: 'pending' }) }: Shop = {}) {
  return renderPage(ADDRESS, [
    ['/detail.json', () => aStay()],
    ['/quote', () => aQuote()],
    ['/purchase/orders', order],
    ['/confirm', card],
    ['/purchase/zeppto', () => ({ booking: { orderUUID: 'b3f1' } })],
    ['/orders/b3f1', settled],
  ]);
}

const field = (label: string) => screen.findByLabelText(label);

async function fillIn() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Mrs' }));
  await write('First name', 'Anne');
  await write('Last name', 'Dupont');
  await write('E-mail', 'anne@example.com');
  await write('Phone', '06 12 34 56 78');
  await write('Card number', '4242424242424242');
  await write('Expiry date', '1229');
  await write('Security code', '123');
  await userEvent.click(screen.getByRole('checkbox'));
}

async function write(label: string, text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

const pay = async () => userEvent.click(await screen.findByText('Pay €249'));

beforeEach(() => sessionStorage.clear());

describe('the booking summary', () => {
  test('the button names what is paid now, the summary also what is paid at the hotel', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Pay €249' })).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Your stay' });
    expect(within(summary).getByText('€253.60')).toBeVisible();
    expect(within(summary).getByText(/Saturday 20 February 2027/)).toBeVisible();
  });

  test('paying an empty form marks every checked field and goes to the first @RULE-016', async () => {
    show();
    await pay();
    expect(screen.getAllByText('Mandatory field')).toHaveLength(8);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'civility'));
  });

  test('a field says what is wrong once it is left, and is ticked once it is right @RULE-018', async () => {
    show();
    const name = await field('First name');
    await userEvent.type(name, 'R2D2');
    expect(screen.queryByText('Only text is expected')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Only text is expected')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Anne');
    await userEvent.tab();
    expect(name).not.toHaveAttribute('aria-invalid');
    expect(name.parentElement).toHaveAttribute('data-success', 'true');
  });

  test('a mistyped e-mail domain is suggested and taken over with a press @RULE-012', async () => {
    show();
    await userEvent.type(await field('E-mail'), 'anne@gmial.com');
    await userEvent.click(screen.getByRole('button', { name: 'You mean @gmail.com?' }));
    expect(await field('E-mail')).toHaveValue('anne@gmail.com');
    expect(screen.queryByRole('button', { name: /You mean/ })).toBeNull();
  });

  test('order, payment and purchase lead to the confirmation @PROD-081', async () => {
    const { at } = show();
    await fillIn();
    await pay();
    await waitFor(() => expect(at()).toBe('/confirmation/b3f1?status=success'));
    expect(sessionStorage.length).toBe(0);
  });

  test('a declined card is told and everything typed stays', async () => {
    show({ card: () => ({ status: 'declined' }) });
    await fillIn();
    await pay();
    expect(await screen.findByText('Your bank declined the payment')).toBeVisible();
    expect(await field('First name')).toHaveValue('Anne');
    expect(await field('Card number')).toHaveValue('4242 4242 4242 4242');
  });

  test('the bank’s question opens, and its answer is sent with the same order', async () => {
    const keys: (string | null)[] = [];
    const { at } = show({
      order: ({ key }) => (keys.push(key), ORDER),
      card: ({ body }) => ({ status: (body as { challenge?: string }).challenge === 'accepted' ? 'succeeded' : 'challenge' }),
    });
    await fillIn();
    await pay();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm the payment' }));
    await waitFor(() => expect(at()).toContain('/confirmation/b3f1'));
    expect(new Set(keys).size).toBe(1);
  });

  test('when the shop cannot be reached nothing is lost, and the next try has the same key', async () => {
    const keys: (string | null)[] = [];
    const { at } = show({ order: ({ key }) => (keys.push(key), keys.length === 1 ? new TypeError('no network') : ORDER) });
    await fillIn();
    await pay();
    expect(await screen.findByText(/Nothing was lost/)).toBeVisible();
    await pay();
    await waitFor(() => expect(at()).toContain('/confirmation/b3f1'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('a changed price is asked about before anything is paid', async () => {
    const amounts: number[] = [];
    const { at } = show({
      order: ({ body }) => {
        const { expectedAmount } = body as { expectedAmount: number };
        amounts.push(expectedAmount);
        return expectedAmount === 26_000 ? ORDER : new Refused(409, 'PRICE_CHANGED', 26_000);
      },
    });
    await fillIn();
    await pay();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €260' }));
    await waitFor(() => expect(at()).toContain('/confirmation/b3f1'));
    expect(amounts).toEqual([24_900, 26_000]);
  });

  test('the last room gone leads back to the stay with its dates', async () => {
    show({ order: () => new Refused(409, 'SOLD_OUT') });
    await fillIn();
    await pay();
    expect(await screen.findByText('The last room has just gone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the stay' })).toHaveAttribute(
      'href',
      '/product/stay/101/a-night-by-the-lake?checkin=2027-02-20&checkout=2027-02-21',
    );
  });

  test('a payment without an answer is checked until it is settled', async () => {
    const statuses = ['pending', 'paid'];
    const { at } = show({ card: () => ({ status: 'processing' }), settled: () => ({ status: statuses.shift() ?? 'paid' }) });
    await fillIn();
    await pay();
    expect(await screen.findByText('Your payment is being checked')).toBeVisible();
    await waitFor(() => expect(at()).toContain('/confirmation/b3f1'), { timeout: 5_000 });
  });

  test('what was typed is there again after a reload, the card is not', async () => {
    const { unmount } = show();
    await fillIn();
    unmount();
    show();
    await waitFor(async () => expect(await field('First name')).toHaveValue('Anne'));
    expect(await field('Card number')).toHaveValue('');
  });

  test('an address without dates says so kindly', async () => {
    renderPage('/checkout?id=101', []);
    expect(await screen.findByText('This booking is incomplete')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});
