import { keepOpenBooking } from '@shop/api-client';
import type { ModificationPrice } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../../fixtures/an-order.ts';
import { aStay } from '../../../fixtures/a-stay.ts';
import { renderPage } from '../../../fixtures/render-page.tsx';
import { Body } from '../checkout-parts.ts';

const OTHER = '/checkout?id=101&checkin=2027-03-01&checkout=2027-03-02&a=2&modify=b3f1';
const DEARER: ModificationPrice = {
  ...{ kind: 'supplement', amount: 12_000, newTotal: 36_000 },
  instalments: {
    amount: 12_000,
    open: [
      { number: 2, day: '2027-03-10', amount: 14_000, status: 'planned' },
      { number: 3, day: '2027-04-10', amount: 14_000, status: 'planned' },
    ],
  },
};
const DONE = { changeId: 'c1', status: 'done', amount: 0 };

beforeAll(() => Body.prepare());
beforeEach(() => {
  sessionStorage.clear();
  keepOpenBooking({ orderUUID: 'b3f1', bookingNumber: '12345678', email: 'anne@example.com' });
});
afterEach(() => keepOpenBooking(null));

function show(price: () => ModificationPrice, modified: object = DONE) {
  return renderPage(OTHER, [
    ['/detail.json', () => aStay()],
    ['/availabilities.json', () => ({})],
    ['/modification-price', price],
    ['/modification', () => modified],
    ['/orders/b3f1', () => anOrder()],
  ]);
}

const card = async () => within(await screen.findByRole('region', { name: 'Your change' })).findByRole('status');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a supplement that open instalments bear says so, names them, and asks for no card', async () => {
  const { at } = show(() => DEARER);
  expect(await card()).toHaveTextContent(/Supplement to pay€120.*You pay nothing now: €120 is added to your payments to come\./);
  expect(screen.getByText('€140 on Wednesday 10 March 2027')).toBeVisible();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(await axeFaults()).toEqual([]);
  await press('Change my booking');
  await waitFor(() => expect(at()).toBe('/booking-management?status=changed'));
});

test('a reduction comes off them first, and only the rest goes back', async () => {
  show(() => ({ kind: 'refund', amount: 20_000, newTotal: 4_360, instalments: { amount: 16_000, open: [] } }));
  expect(await card()).toHaveTextContent(/Amount to refund€200.*€160 comes off your payments to come\.€40 goes back to you\./);
  expect(screen.getByText(/The money goes back the way you paid/)).toBeVisible();
});

test('what was given back beside the price before is named and not given twice', async () => {
  show(() => ({ kind: 'refund', amount: 6_000, newTotal: 12_000, givenBefore: 4_000 }));
  expect(await card()).toHaveTextContent(
    /Amount to refund€60.*New price of your booking: €120.*€40 of the difference has been given back to you already: it is not given back twice\./,
  );
});

test('a reduction that they bear whole gives nothing back', async () => {
  show(() => ({ kind: 'refund', amount: 4_000, newTotal: 20_360, instalments: { amount: 4_000, open: [] } }));
  expect(await card()).toHaveTextContent('€40 comes off your payments to come.');
  expect(screen.queryByText(/goes back/)).toBeNull();
});

test('instalments that were paid meanwhile leave the supplement to be paid now: it is shown before anything is done', async () => {
  let requested = 0;
  const { instalments: _, ...paidNow } = DEARER;
  show(() => (++requested === 1 ? DEARER : paidNow), {
    changeId: 'c1',
    status: 'pending',
    amount: 12_000,
    paymentIntentId: 'pi_1',
    provider: 'test',
  });
  await press('Change my booking');
  expect(await screen.findByText(/The supplement is now €120/)).toBeVisible();
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});
