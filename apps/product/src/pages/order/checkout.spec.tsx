import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADDRESS, field, fillIn, ORDER, pay, showCheckout as show } from '../../fixtures/a-checkout.ts';
import { aStay } from '../../fixtures/a-stay.ts';
import { Refused, renderPage } from '../../fixtures/render-page.tsx';
import { Body } from './checkout-parts.ts';

beforeAll(() => Body.prepare());
beforeEach(() => sessionStorage.clear());

describe('the booking summary', () => {
  test('the button names what is paid now, the summary also what is paid at the hotel @RULE-008', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Pay €249' })).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Your stay' });
    expect(within(summary).getByText('Local tax, paid at the hotel: €4.60')).toBeInTheDocument();
    expect(within(summary).getByText(/Saturday 20 February 2027/)).toBeInTheDocument();
    expect(within(summary).getByText('Buffet breakfast')).toBeInTheDocument();
    expect(await axeFaults()).toEqual([]);
  });

  test('paying an empty form marks every checked field, and a summary leads to each of them @RULE-016', async () => {
    show();
    await pay();
    expect(screen.getAllByText(/^Mandatory field: /, { selector: 'span' })).toHaveLength(8);
    const summary = await screen.findByRole('group', { name: /^Please check \d+ fields$/ });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(document.title).toMatch(/^Error: /);
    await userEvent.click(within(summary).getByRole('link', { name: 'Mandatory field: enter your first name' }));
    await waitFor(async () => expect(await field('First name')).toHaveFocus());
    expect(await axeFaults()).toEqual([]);
  });

  test('a digit of the card number is mended where it stands, and the caret stays there', async () => {
    show();
    const number = (await field('Card number')) as HTMLInputElement;
    await userEvent.type(number, '4242424342424242');
    await userEvent.type(number, '{Backspace}2', { initialSelectionStart: 9, initialSelectionEnd: 9 });
    expect(number).toHaveValue('4242 4242 4242 4242');
    expect(number.selectionStart).toBe(9);
    const expiry = await field('Expiry date');
    await userEvent.type(expiry, '1/28');
    expect(expiry).toHaveValue('01/28');
  });

  test('letters that are missing in a name are typed where they belong', async () => {
    show();
    const name = (await field('First name')) as HTMLInputElement;
    await userEvent.type(name, 'Mie');
    await userEvent.type(name, 'ar', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(name).toHaveValue('Marie');
    expect(name.selectionStart).toBe(3);
  });

  test('a field says what is wrong once it is left, and is ticked once it is right @RULE-018', async () => {
    show();
    const name = await field('First name');
    await userEvent.type(name, 'R2D2');
    expect(screen.queryByText(/^Only text is expected/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(/^Only text is expected/)).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Anne');
    await userEvent.tab();
    expect(name).not.toHaveAttribute('aria-invalid');
    expect(name).toHaveAttribute('data-success', 'true');
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

  test('the confirmation of a visitor whom Google knows names the id of its cookie @SHELL-010', async () => {
    document.cookie = '_ga=GA1.1.1234567890.1700000000';
    const { at } = show();
    await fillIn();
    await pay();
    await waitFor(() => expect(at()).toBe('/confirmation/b3f1?status=success&gaId=1234567890.1700000000'));
    document.cookie = '_ga=; max-age=0';
  });

  test('a declined card is told and everything typed stays', async () => {
    show({ card: () => ({ status: 'declined' }) });
    await fillIn();
    await pay();
    expect(await screen.findByText('Your bank declined the payment')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
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
    const confirm = await screen.findByRole('button', { name: 'Confirm the payment' });
    expect(await axeFaults(confirm.closest('dialog')!)).toEqual([]);
    await userEvent.click(confirm);
    await waitFor(() => expect(at()).toContain('/confirmation/b3f1'));
    expect(new Set(keys).size).toBe(1);
  });

  test('when the shop cannot be reached nothing is lost, and the next try has the same key', async () => {
    const keys: (string | null)[] = [];
    const { at } = show({ order: ({ key }) => (keys.push(key), keys.length === 1 ? new TypeError('no network') : ORDER) });
    await fillIn();
    await pay();
    expect(await screen.findByText(/you will not be charged twice/)).toBeVisible();
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
    const accept = await screen.findByRole('button', { name: 'Pay €260' });
    expect(await axeFaults(accept.closest('dialog')!)).toEqual([]);
    await userEvent.click(accept);
    await waitFor(() => expect(at()).toContain('/confirmation/b3f1'));
    expect(amounts).toEqual([24_900, 26_000]);
  });

  test('the last room gone leads back to the stay with its dates', async () => {
    show({ order: () => new Refused(409, 'SOLD_OUT') });
    await fillIn();
    await pay();
    expect(await screen.findByText('The last room has just gone')).toBeVisible();
    expect(screen.getByText('Nothing was charged.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the stay' })).toHaveAttribute(
      'href',
      '/product/stay/101/a-night-by-the-lake?checkin=2027-02-20&checkout=2027-02-21',
    );
  });

  test('a payment without an answer is checked until it is settled', async () => {
    const reported = [{ charge: 'processing' }, { status: 'paid', charge: 'charged', charged: 24_900 }] as const;
    let requested = 0;
    const { at } = show({ card: () => ({ status: 'processing' }), payment: () => reported[requested++] ?? reported[1] });
    await fillIn();
    await pay();
    expect(await screen.findByText('Your payment is being checked')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    await waitFor(() => expect(at()).toContain('/confirmation/b3f1'));
  });

  test('what was typed is there again after a reload, the card is not', async () => {
    const { unmount } = show();
    await fillIn();
    unmount();
    show();
    await waitFor(async () => expect(await field('First name')).toHaveValue('Anne'));
    expect(await field('Card number')).toHaveValue('');
  });

  test('nothing can be paid before each activity has its day; the way leads back to choose it', async () => {
    const kayak = { id: '3', kind: 'activity', activityId: '77', title: 'Kayak on the lake', icon: 'check' } as const;
    const stay = aStay({ programLine: [kayak] });
    const { unmount } = show({ stay });
    expect(await screen.findByText('Please choose your activity dates.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the stay' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay €249' })).toBeNull();
    unmount();

    show({ stay }, `${ADDRESS}&activityDates=77_1`);
    expect(await screen.findByRole('button', { name: 'Pay €249' })).toBeVisible();
  });

  test('an address without dates says so kindly', async () => {
    renderPage('/checkout?id=101', []);
    expect(await screen.findByText('This booking is incomplete')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});
