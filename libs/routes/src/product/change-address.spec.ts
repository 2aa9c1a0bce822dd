import { changedBookingOf, changeHref } from './change-address.ts';
import { parseCheckoutAddress } from './checkout-address.ts';

const UUID = '3f2b8a90-1c2d-4e5f-8a9b-0c1d2e3f4a5b';
const STAY = { id: '101', checkin: '2027-02-20', checkout: '2027-02-21', adults: 2, children: 1, babies: 0 };

test('the summary of a change names the stay and the booking, and reads them back @PROD-062', () => {
  const { search } = new URL(changeHref('fr_FR', STAY, UUID), 'https://shop.example');
  expect(changedBookingOf(search)).toBe(UUID);
  expect(parseCheckoutAddress(search)).toEqual(STAY);
});

test.each(['', '?modify=', '?modify=a%20b', '?id=101'])('an address that names no booking sells: %s', (search) => {
  expect(changedBookingOf(search)).toBeUndefined();
});
