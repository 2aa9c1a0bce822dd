import { openBooking } from '@shop/api-client';
import type { BoughtGift, ReceivedGift } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { GiftsPage } from './gifts-page.tsx';

const GIFTS = '/gateway/account/gifts';
const BOUGHT: BoughtGift = {
  ...{ orderUUID: 'b3f1', bookingNumber: '12345678', status: 'paid', email: 'anne@example.com', label: 'Gift card' },
  ...{ imageUrl: '/images/sea-1/640_360.webp', boughtOn: '2026-05-01', amount: 10_000 },
  vouchers: [
    {
      ...{ code: 'GIFT-2345-CDEF', kind: 'GIFTCARD', format: 'digital', label: 'Gift card', value: 10_000 },
      ...{ expiresOn: '2027-11-01', state: 'active' },
    },
  ],
};
const RECEIVED: ReceivedGift = {
  ...{ code: 'BOX2-2345-CDEF', kind: 'GIFTCARD', label: 'Gift card', fromName: 'Claire', remaining: 4_000 },
  ...{ expiresOn: '2027-01-01', state: 'active' },
};
let network: ReturnType<typeof answering>;

beforeEach(() => void (document.cookie = 'account_id=a1'));
afterEach(() => {
  document.cookie = 'account_id=; max-age=0';
  sessionStorage.clear();
  network.stop();
});

function open(answers: Answers) {
  network = answering(answers);
  return openAccount(
    [
      { path: '/account/gifts', element: <GiftsPage /> },
      { path: '/booking-management', element: <p>Managed here</p> },
    ],
    { at: '/account/gifts' },
  );
}

test('a gift that was received says who gave it, what is left, until when, and how it is used', async () => {
  const used: ReceivedGift = { ...RECEIVED, code: 'USED-2345-CDEF', label: 'Spa box', kind: 'BOX', state: 'used' };
  open({ [GIFTS]: { bought: [], received: [RECEIVED, used] } });
  const [first, second] = within(await screen.findByRole('region', { name: 'Gifts you received' })).getAllByRole('listitem');
  for (const text of ['From Claire', '€40 left', 'Ready to use']) expect(within(first!).getByText(text)).toBeVisible();
  expect(within(first!).getByRole('link', { name: 'Use this gift' })).toHaveAttribute('href', '/BOX2-2345-CDEF');
  expect(within(second!).getByText('Used')).toBeVisible();
  expect(within(second!).queryByRole('link')).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('a voucher that its centre has redeemed says when, to its buyer and to its holder', async () => {
  const used = { state: 'used', usedAt: '2026-05-02T08:32:00.000Z' } as const;
  const bought = { ...BOUGHT, vouchers: BOUGHT.vouchers.map((voucher) => ({ ...voucher, ...used })) };
  open({ [GIFTS]: { bought: [bought], received: [{ ...RECEIVED, kind: 'DIGITAL_ACTIVITY_ONLY', ...used }] } });
  for (const name of ['Gifts you bought', 'Gifts you received'])
    expect(within(await screen.findByRole('region', { name })).getByText('Used on Saturday 2 May 2026 at 10:32')).toBeVisible();
});

test('a gift that was bought shows its vouchers and its paper, and is managed by one press', async () => {
  open({ [GIFTS]: { bought: [BOUGHT], received: [] } });
  const bought = within(await screen.findByRole('region', { name: 'Gifts you bought' }));
  expect(bought.getByText('GIFT-2345-CDEF')).toBeVisible();
  expect(bought.getByRole('link', { name: 'Voucher (PDF)' })).toHaveAttribute('href', '/gateway/orders/b3f1/voucher.pdf');
  expect(bought.getByRole('link', { name: 'Card to fold (PDF)' })).toHaveAttribute('href', '/gateway/orders/b3f1/voucher.pdf?layout=card');
  expect(bought.getByText(/fold it twice along the marks/)).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  await userEvent.click(bought.getByRole('button', { name: 'Invoice or give it back, order 12345678' }));
  expect(await screen.findByText('Managed here')).toBeVisible();
  expect(openBooking()).toEqual({ orderUUID: 'b3f1', bookingNumber: '12345678', email: 'anne@example.com' });
});

describe('a gift that expires soon, or has expired', () => {
  const EXTEND = '/gateway/gift-extensions';
  const extension = { until: '2027-04-01', lastDay: '2027-04-01' };
  const late = { ...RECEIVED, state: 'expired' as const, extension };
  const press = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Extend the gift BOX2-2345-CDEF free of charge' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Extend this gift' }));
    expect(dialog.getByText(/by three months, free of charge/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Extend until Thursday 1 April 2027' }));
    return dialog;
  };

  test('is extended after its terms, and says its new last day', async () => {
    const answers: Record<string, unknown> = { [GIFTS]: { bought: [], received: [late] }, [EXTEND]: { expiresOn: '2027-04-01' } };
    open(answers);
    await screen.findByText('Expired');
    answers[GIFTS] = { bought: [], received: [{ ...RECEIVED, expiresOn: '2027-04-01' }] };
    await press();
    await waitFor(async () => expect(await screen.findByTestId('extended')).toHaveFocus());
    expect(screen.getByTestId('extended')).toHaveTextContent('valid until Thursday 1 April 2027');
    expect(await screen.findByRole('link', { name: 'Use this gift' })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('stays as it was where nobody answers, and can be tried again', async () => {
    open({ [GIFTS]: { bought: [], received: [late] }, [EXTEND]: refused(503, 'AWAY') });
    const dialog = await press();
    expect(await dialog.findByText(/We had no answer/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Extend until Thursday 1 April 2027' })).toBeEnabled();
    expect(await axeFaults()).toEqual([]);
  });

  test('is extended by its buyer too, each voucher for itself', async () => {
    const [voucher] = BOUGHT.vouchers;
    open({ [GIFTS]: { bought: [{ ...BOUGHT, vouchers: [{ ...voucher!, extension }] }], received: [] } });
    expect(await screen.findByRole('button', { name: 'Extend the gift GIFT-2345-CDEF free of charge' })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });
});

test('a gift without a picture shows none', async () => {
  open({ [GIFTS]: { bought: [{ ...BOUGHT, imageUrl: '' }], received: [] } });
  const bought = within(await screen.findByRole('region', { name: 'Gifts you bought' }));
  expect(bought.getByText('GIFT-2345-CDEF')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('a gift that was given back shows no code', async () => {
  open({ [GIFTS]: { bought: [{ ...BOUGHT, status: 'cancelled' }], received: [] } });
  expect(await screen.findByText('Given back')).toBeVisible();
  expect(screen.queryByText('GIFT-2345-CDEF')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Voucher (PDF)' })).toBeNull();
});

test('without a gift the page leads to the gift card, and to where a code is used', async () => {
  open({ [GIFTS]: { bought: [], received: [] } });
  expect(await screen.findByRole('heading', { name: 'No gifts yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Give a gift card' })).toHaveAttribute('href', '/giftcard/customization');
  expect(screen.getByRole('link', { name: 'Enter a code' })).toHaveAttribute('href', '/beneficiary/login');
  expect(await axeFaults()).toEqual([]);
});

test('a session that has ended leads to signing in, and back', async () => {
  open({ [GIFTS]: refused(401, 'SIGN_IN_NEEDED') });
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/signin?origin=%2Faccount%2Fgifts');
});

test('a gift that was received is given to somebody else in a window, and leaves the list once that is read', async () => {
  const answers: Record<string, unknown> = {
    [GIFTS]: { bought: [], received: [{ ...RECEIVED, isTransferable: true }] },
    '/gateway/gift-transfers': refused(409, 'GIFT_IN_ORDER'),
  };
  open(answers as Answers);
  await userEvent.click(await screen.findByRole('button', { name: /Give to somebody else the gift BOX2-2345-CDEF/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Give this gift to somebody else' }));
  expect(dialog.getByText(/your code stops working at once/)).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Give it now' }));
  expect(dialog.getByText('Enter a first name, of letters only.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /First name/ }), 'Nadia');
  await userEvent.type(dialog.getByRole('textbox', { name: /e-mail/ }), 'nadia@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Give it now' }));
  expect(await dialog.findByText(/An order that is being paid uses this gift/)).toBeVisible();
  answers['/gateway/gift-transfers'] = { transferredOn: '2026-05-04' };
  await userEvent.click(dialog.getByRole('button', { name: 'Give it now' }));
  expect(await screen.findByTestId('transferred')).toHaveTextContent('The new code leaves for nadia@example.com.');
  expect(screen.getByTestId('transferred')).toHaveFocus();
  expect(await axeFaults()).toEqual([]);
  answers[GIFTS] = { bought: [], received: [] };
  await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(await screen.findByText('No gifts yet')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a gift that was bought and given on says when, and offers neither its paper nor an extension', async () => {
  const vouchers = BOUGHT.vouchers.map((voucher) => ({ ...voucher, state: 'transferred' as const, transferredOn: '2026-05-02' }));
  open({ [GIFTS]: { bought: [{ ...BOUGHT, vouchers }], received: [] } });
  const bought = within(await screen.findByRole('region', { name: 'Gifts you bought' }));
  expect(bought.getByText('Given to somebody else on Saturday 2 May 2026')).toBeVisible();
  expect(bought.queryByRole('link', { name: 'Voucher (PDF)' })).toBeNull();
  expect(bought.queryByRole('link', { name: 'Card to fold (PDF)' })).toBeNull();
});
