import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showCheckout } from '../fixtures/a-checkout.ts';
import { aStay } from '../fixtures/a-stay.ts';
import { ADDRESS, showStay } from '../fixtures/show-stay.ts';
import { Body as CheckoutBody } from './order/checkout-parts.ts';
import { Body } from './stay-parts.ts';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  await Promise.all([Body.prepare(), CheckoutBody.prepare()]);
});

const LATE = { id: 'late', kind: 'extra', title: 'Check-out until noon', icon: 'clock', departure: '12:00' } as const;
const lateStay = () => aStay({ programLine: [...aStay().programLine, LATE] });
const included = async () => within(await screen.findByRole('region', { name: 'Your stay includes' }));

describe('the programme', () => {
  test('tells the room in the words of the stay while nothing else is chosen', async () => {
    showStay(ADDRESS);
    expect((await included()).getByText('1 night in a lake view room')).toBeVisible();
  });

  test('tells the nights that are chosen, not those that the stay begins with', async () => {
    showStay(`${ADDRESS}#checkin=2027-02-20&checkout=2027-02-22`);
    expect((await included()).getByText('2 nights, Lake view room')).toBeVisible();
    expect((await included()).queryByText('1 night in a lake view room')).toBeNull();
  });

  test('tells the nights that are given', async () => {
    showStay(`${ADDRESS}?flow=gifting#giftNights=2&giftAdult=2`, { stay: aStay({ isGiftable: true }) });
    expect((await included()).getByText('2 nights, Lake view room')).toBeVisible();
  });
});

describe('a check-out that the programme lets be late', () => {
  test('is the hour of departure that the stay page tells', async () => {
    showStay(ADDRESS, { stay: lateStay() });
    await userEvent.click(await screen.findByRole('button', { name: 'Hours' }));
    const hours = within(await screen.findByRole('dialog', { name: 'Hours' }));
    expect(await hours.findByText('Departure until 12:00')).toBeVisible();
  });

  test('is that of the booking summary, which else tells the hour of the house', async () => {
    const { unmount } = showCheckout();
    expect(await screen.findByText('until 11:00')).toBeInTheDocument();
    unmount();
    showCheckout({ stay: lateStay() });
    expect(await screen.findByText('until 12:00')).toBeInTheDocument();
  });
});
