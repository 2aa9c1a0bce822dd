import { openBooking } from '@shop/api-client';
import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { Refused } from '../../../fixtures/render-page.tsx';
import { challenged, fillCard, inATabThatKnowsTheBooking, OPEN, press } from '../known-booking.test-utils.ts';
import { CHEAPER, DONE, showChange } from './change-page.test-utils.ts';

inATabThatKnowsTheBooking();

describe('a change', () => {
  test('that costs more is paid, and leads back to the booking', async () => {
    const { at } = showChange();
    await fillCard();
    await press('Pay €51');
    await waitFor(() => expect(at()).toBe('/booking-management?status=changed'));
    expect(openBooking()).toMatchObject(OPEN);
    expect(sessionStorage.getItem('shop.order.change')).toBeNull();
  });

  test('that costs less is made by one press', async () => {
    const sent: unknown[] = [];
    const { at } = showChange({ price: CHEAPER, modify: ({ body }) => (sent.push(body), DONE) });
    await press('Change my booking');
    await waitFor(() => expect(at()).toBe('/booking-management?status=changed'));
    expect(sent).toMatchObject([{ expectedDifference: -4_900, offerId: '101', travelPeriod: { checkinDate: '2027-03-01' } }]);
  });

  test('lacks its card, and says so', async () => {
    showChange();
    await press('Pay €51');
    expect(await screen.findAllByText(/^Mandatory field: /, { selector: 'span' })).toHaveLength(3);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Please check 4 fields' })).toHaveFocus());
  });

  test('with a declined card is charged nothing, and the card may be another one', async () => {
    showChange({ card: () => ({ status: 'declined' }) });
    await fillCard();
    await press('Pay €51');
    expect(await screen.findByText('Your bank declined the payment')).toBeVisible();
    expect(screen.getByText('Nothing was charged.')).toBeVisible();
    expect(await screen.findByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    expect(await axeFaults()).toEqual([]);
  });

  test('whose payment the provider refuses stays what it was, and says what to do', async () => {
    showChange({ modify: () => new Refused(409, 'PAYMENT_REFUSED') });
    await fillCard();
    await press('Pay €51');
    expect(await screen.findByText(/This payment is not possible: nothing was charged/)).toBeVisible();
  });

  test('asks the bank’s question', async () => {
    const { at } = showChange({
      card: challenged,
      complete: (() => {
        let requested = 0;
        return () => (requested++ === 0 ? new Refused(402, 'PAYMENT_NOT_CONFIRMED') : DONE);
      })(),
    });
    await fillCard();
    await press('Pay €51');
    await press('Confirm the payment');
    await waitFor(() => expect(at()).toBe('/booking-management?status=changed'));
  });

  test('whose answer was lost is found by the page itself', async () => {
    let requested = 0;
    const { at } = showChange({ complete: () => (requested++ === 0 ? new TypeError('no network') : DONE) });
    await fillCard();
    await press('Pay €51');
    await waitFor(() => expect(at()).toBe('/booking-management?status=changed'));
    expect(requested).toBe(2);
  });

  test('that was paid before a reload is found after it', async () => {
    sessionStorage.setItem(
      'shop.order.change',
      JSON.stringify({ uuid: 'b3f1', mark: 'm', key: 'k', paymentIntentId: 'pi_1', amount: 5_100 }),
    );
    const { at } = showChange();
    await waitFor(() => expect(at()).toBe('/booking-management?status=changed'));
  });

  test('whose price has changed meanwhile shows the new difference before anything is paid', async () => {
    showChange({ modify: () => new Refused(409, 'PRICE_CHANGED', 6_000) });
    await fillCard();
    await press('Pay €51');
    expect(await screen.findByText(/The supplement is now €60/)).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('whose rooms went while the card paid gives the supplement back', async () => {
    showChange({ complete: () => new Refused(409, 'SOLD_OUT') });
    await fillCard();
    await press('Pay €51');
    expect(await screen.findByText('The last room has just gone')).toBeVisible();
    expect(screen.getByText('€51 was charged and is on its way back to you.')).toBeVisible();
  });
});

test.each([
  ['BOOKING_CHANGED', 'Your booking was changed in the meantime'],
  ['ALREADY_CANCELLED', 'This booking is cancelled'],
  ['PAID_TOO_LATE', 'The payment came too late'],
])('a supplement paid for a booking that was overtaken (%s) is told to come back', async (code, title) => {
  showChange({ complete: () => new Refused(409, code) });
  await fillCard();
  await press('Pay €51');
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('€51 was charged and is on its way back to you.')).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});
