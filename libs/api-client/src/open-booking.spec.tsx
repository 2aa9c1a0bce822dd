import { act, render, screen } from '@testing-library/react';
import { keepOpenBooking, OPEN_BOOKING_PLACE, openBooking, useOpenBooking } from './open-booking.ts';

const BOOKING = { orderUUID: 'b3f1', bookingNumber: '12345678', email: 'anne@example.com' };

afterEach(() => keepOpenBooking(null));

function Number() {
  return <p>{useOpenBooking()?.bookingNumber ?? 'none'}</p>;
}

test('the booking that was found is known in the tab until it is put away', () => {
  render(<Number />);
  act(() => keepOpenBooking(BOOKING));
  expect(screen.getByText('12345678')).toBeVisible();
  expect(openBooking()).toEqual(BOOKING);
  act(() => keepOpenBooking(null));
  expect(screen.getByText('none')).toBeVisible();
  expect(sessionStorage.getItem(OPEN_BOOKING_PLACE)).toBeNull();
});

test.each(['', 'junk', '{}', '{"orderUUID":"b3f1"}', '[1]'])('what is no booking opens none: %s', (text) => {
  sessionStorage.setItem(OPEN_BOOKING_PLACE, text);
  expect(openBooking()).toBeUndefined();
});

test('where the browser refuses its storage the booking is known as long as the page', () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new Error('full');
  };
  keepOpenBooking(BOOKING);
  Storage.prototype.setItem = setItem;
  expect(openBooking()).toEqual(BOOKING);
});
