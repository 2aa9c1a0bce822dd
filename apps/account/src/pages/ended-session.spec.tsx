import type { BoughtGift, GiftDelivery } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROFILE } from '../testing/a-profile.ts';
import { aTripDetail } from '../testing/a-trip.ts';
import { openAccount } from '../testing/open-account.test-utils.tsx';
import { CardsPage } from './cards/cards-page.tsx';
import { GiftsPage } from './gifts/gifts-page.tsx';
import { TripPage } from './trips/trip-page.tsx';
import { TripsPage } from './trips/trips-page.tsx';

const ACCOUNT = '/gateway/account';
const BOUGHT: BoughtGift = {
  ...{ orderUUID: 'b3f1', bookingNumber: '12345678', status: 'paid', email: 'anne@example.com', label: 'Gift card' },
  ...{ imageUrl: '/images/sea-1/640_360.webp', boughtOn: '2026-05-01', amount: 10_000, vouchers: [] },
};
const SENT: GiftDelivery = { id: 'd1', state: 'sent', recipientEmail: 'leo@example.com', sentOn: '2026-05-01' };
const TRIPS = `${ACCOUNT}/trips`;
const CARD = { id: 'pm_1', brand: 'visa', last4: '4242', expires: '2034-12', isDefault: false, chargedFor: [] };
let network: ReturnType<typeof answering>;

beforeEach(() => void (document.cookie = 'account_id=a1'));
afterEach(() => {
  document.cookie = 'account_id=; max-age=0';
  sessionStorage.clear();
  network.stop();
});

/** Opens a page whose session has ended on the shop's side; the password signs in again. `answers` are told whether it has. */
function openEnded(at: string, answers: (session: { readonly hasEnded: boolean }) => Answers) {
  const session = { hasEnded: true };
  network = answering({
    [`${ACCOUNT}/profile`]: PROFILE,
    [`${ACCOUNT}/sessions`]: () => ((session.hasEnded = false), PROFILE),
    ...answers(session),
  });
  return openAccount(
    [
      { path: '/account/settings/cards', element: <CardsPage /> },
      { path: '/account/gifts', element: <GiftsPage /> },
      { path: '/account/trips', element: <TripsPage /> },
      { path: '/account/trips/:orderUUID', element: <TripPage /> },
    ],
    { at },
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const signInAgain = async () => {
  const again = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  expect(again.getByText(/anne@example.com/)).toBeVisible();
  await userEvent.type(again.getByLabelText(/^Password/), 'een-blauw-meer{Enter}');
};

describe('who was signed out signs in again on the page, and what was requested is done', () => {
  test('a card that is removed', async () => {
    let cards = [CARD];
    openEnded('/account/settings/cards', (session) => ({
      [`${ACCOUNT}/cards`]: () => ({ isOffered: true, cards }),
      [`${ACCOUNT}/cards/pm_1`]: () => (session.hasEnded ? refused(401, 'SIGN_IN_NEEDED') : ((cards = []), {})),
    }));
    await press('Remove Visa ending in 4242');
    await press('Remove the card');
    expect(await axeFaults()).toEqual([]);
    await signInAgain();
    expect(await screen.findByText('Visa ending in 4242 is no longer saved.')).toBeVisible();
  });

  test('a booking that joins the account keeps its number and address', async () => {
    openEnded('/account/trips', (session) => ({
      [TRIPS]: (body: unknown) => {
        if (!body) return { trips: [] };
        return session.hasEnded ? refused(401, 'SIGN_IN_NEEDED') : { orderUUID: 'b3f1', kind: 'stay' };
      },
      [`${TRIPS}/b3f1`]: aTripDetail(),
    }));
    await press('Add a booking');
    await userEvent.type(screen.getByLabelText(/^Booking number/), '12345678');
    await userEvent.type(screen.getByLabelText(/^E-mail address/), 'partner@example.com');
    await press('Add this booking');
    await signInAgain();
    expect(await screen.findByRole('heading', { name: 'A night by the lake' })).toBeVisible();
  });

  test('the right address of a gift, which stays in its field where nobody signs in', async () => {
    const corrected: unknown[] = [];
    openEnded('/account/gifts', (session) => ({
      [`${ACCOUNT}/gifts`]: { bought: [{ ...BOUGHT, deliveries: [SENT] }], received: [] },
      '/gateway/orders/b3f1/gift-deliveries/d1/address': (body: unknown) => {
        if (session.hasEnded) return refused(403, 'ORDER_ACCESS_NEEDED');
        corrected.push(body);
        return SENT;
      },
    }));
    await press('Correct the address and send again');
    const address = screen.getByRole('textbox', { name: /^Right e-mail address/ });
    await userEvent.type(address, 'leo@example.org');
    await press('Send the gift again');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(address).toHaveValue('leo@example.org');
    await press('Send the gift again');
    await signInAgain();
    await waitFor(() => expect(address).not.toBeInTheDocument());
    expect(corrected).toEqual([{ recipientEmail: 'leo@example.org' }]);
  });
});
