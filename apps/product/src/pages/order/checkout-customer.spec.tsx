import type { OrderPriceBody, Profile } from '@shop/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, showCheckout as show, write } from '../../fixtures/a-checkout.ts';
import { anOrderPrice } from '../../fixtures/an-order-price.ts';
import { Refused } from '../../fixtures/render-page.tsx';
import { Body } from './checkout-parts.ts';

const PROFILE: Profile = {
  ...{ accountId: 'a1', email: 'anne@example.com', civility: 'MRS', firstName: 'Anne', lastName: 'Durand', phoneNumber: '+33612345678' },
  ...{ addressLine: null, postalCode: null, city: null, country: 'FR', locale: 'fr_FR' },
};

beforeAll(() => Body.prepare());
beforeEach(() => sessionStorage.clear());
afterEach(() => void (document.cookie = 'account_id=; max-age=0'));

const signedIn = () => void (document.cookie = 'account_id=a1');

test('the booking summary of a customer is filled in with what the account knows', async () => {
  signedIn();
  show({ profile: () => PROFILE });
  await waitFor(async () => expect(await field('First name')).toHaveValue('Anne'));
  for (const [label, value] of [
    ['Last name', 'Durand'],
    ['E-mail', 'anne@example.com'],
    ['Phone', '+33612345678'],
  ] as const)
    expect(await field(label)).toHaveValue(value);
  expect(await field('Mrs')).toBeChecked();
});

test('what was typed before the account answers stays', async () => {
  signedIn();
  let answer: (profile: Profile) => void = () => undefined;
  show({ profile: () => new Promise<Profile>((resolve) => (answer = resolve)) });
  await field('First name');
  await write('First name', 'Bram');
  answer(PROFILE);
  await waitFor(async () => expect(await field('Last name')).toHaveValue('Durand'));
  expect(await field('First name')).toHaveValue('Bram');
});

test('a guest, and a customer whose session has ended, type as before', async () => {
  let requested = 0;
  const refuse = () => {
    requested += 1;
    return new Refused(401, 'SIGN_IN_NEEDED');
  };
  const { unmount } = show({ profile: refuse });
  await userEvent.type(await field('First name'), 'Anne');
  expect(requested).toBe(0);
  unmount();
  sessionStorage.clear();
  signedIn();
  show({ profile: refuse });
  await waitFor(() => expect(requested).toBe(1));
  expect(await field('First name')).toHaveValue('');
});

test('a gift at hand pays by one press, and its code is typed by nobody', async () => {
  signedIn();
  const prices: OrderPriceBody[] = [];
  const gift = { code: 'CARD2468', kind: 'GIFTCARD', label: 'Gift card', remaining: 5_000, expiresOn: '2028-05-27', state: 'active' };
  show({
    gifts: () => ({ bought: [], received: [gift] }),
    price: ({ body }) => {
      prices.push(body as OrderPriceBody);
      return anOrderPrice(body as OrderPriceBody);
    },
  });
  expect(await screen.findByText('€50 left, until Saturday 27 May 2028')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use Gift card' }));
  await waitFor(() => expect(JSON.stringify(prices.at(-1))).toContain('CARD2468'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use Gift card' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Remove CARD2468' })).toBeVisible();
});
