import { keepOpenBooking, openBooking } from '@shop/api-client';
import { forgetCustomer, forgetCustomers } from './forget-customer.ts';

const BOOKING = { orderUUID: 'b3f1', bookingNumber: '12345678', email: 'anne@example.com' };
const signIn = (account: string) => void (document.cookie = `account_id=${account}`);
const signOut = () => void (document.cookie = 'account_id=; max-age=0');

function fill(): void {
  keepOpenBooking(BOOKING);
  sessionStorage.setItem('shop.order.form', '{"firstName":"Anne"}');
  sessionStorage.setItem('shop.order.started', '{"orderUUID":"b3f1"}');
  sessionStorage.setItem('shop.gift.customization', '{"fromName":"Anne"}');
  sessionStorage.setItem('shop.order.keys', '{"mark":"1"}');
  sessionStorage.setItem('escale.search.putAside', '#d=annecy');
}

const stored = () => Object.keys(sessionStorage).sort();
const NOTHING_PERSONAL = ['escale.search.putAside', 'shop.order.keys'];

afterEach(() => {
  signOut();
  sessionStorage.clear();
});

test('what names a customer or an order leaves the tab with the customer who signs out @ACC-005', () => {
  signIn('a1');
  forgetCustomer();
  fill();
  forgetCustomer();
  expect(openBooking()).toEqual(BOOKING);
  signOut();
  forgetCustomer();
  expect(stored()).toEqual(NOTHING_PERSONAL);
  expect(openBooking()).toBeUndefined();
});

test('it leaves the other tabs as soon as somebody comes back to them @ACC-005', () => {
  signIn('a1');
  forgetCustomers();
  fill();
  signOut();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stored()).toEqual(NOTHING_PERSONAL);
});

test('another customer finds nothing of the one before', () => {
  signIn('a1');
  forgetCustomer();
  fill();
  signIn('b2');
  forgetCustomer();
  expect(stored()).toEqual([...NOTHING_PERSONAL.slice(0, 1), 'shop.account', 'shop.order.keys']);
});

test('a guest keeps what they have begun, and takes it along into an account', () => {
  fill();
  forgetCustomer();
  expect(openBooking()).toEqual(BOOKING);
  signIn('a1');
  forgetCustomer();
  expect(openBooking()).toEqual(BOOKING);
});
