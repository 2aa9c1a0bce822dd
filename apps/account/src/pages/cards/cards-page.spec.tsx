import type { AccountCard } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { CardsPage } from './cards-page.tsx';

const CARDS = '/gateway/account/cards';
const aCard = (change: Partial<AccountCard> = {}): AccountCard => ({
  ...{ id: 'pm_1', brand: 'visa', last4: '4242', expires: '2034-12', isDefault: false, chargedFor: [] },
  ...change,
});
const saved = (...cards: AccountCard[]) => ({ isOffered: true, cards });
let network: ReturnType<typeof answering>;

beforeEach(() => void (document.cookie = 'account_id=a1'));
afterEach(() => {
  document.cookie = 'account_id=; max-age=0';
  network.stop();
});

function open(answers: Answers = {}) {
  network = answering(answers);
  return openAccount([{ path: '*', element: <CardsPage /> }], { at: '/account/settings/cards' });
}

const remove = (card: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${card}` }));
const sure = (answer: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));

test('each saved card says what it is, how long it holds, and whether it is the default', async () => {
  open({ [CARDS]: saved(aCard({ isDefault: true }), aCard({ id: 'pm_2', brand: 'mastercard', last4: '4444', expires: '2026-04' })) });
  const [first, second] = within(await screen.findByRole('list', { name: 'Saved cards' })).getAllByRole('listitem');
  for (const text of ['Visa ending in 4242', 'Default', 'Valid until 12/2034']) expect(within(first!).getByText(text)).toBeVisible();
  for (const text of ['Mastercard ending in 4444', 'Expired']) expect(within(second!).getByText(text)).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

test('the page stands among the others of the account @ACC-001', async () => {
  open({ [CARDS]: saved(aCard()) });
  const tabs = within(await screen.findByRole('navigation', { name: 'Your account' }));
  expect(tabs.getByRole('link', { name: 'Payment cards' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Trips' })).toHaveAttribute('href', '/account/trips');
});

test('a card is removed after one more question, and the page says so', async () => {
  let cards = [aCard()];
  open({ [CARDS]: () => saved(...cards), [`${CARDS}/pm_1`]: () => ((cards = []), {}) });
  await screen.findByRole('list', { name: 'Saved cards' });
  await remove('Visa ending in 4242');
  await sure('Keep it');
  expect(network.requested.map(({ path }) => path)).not.toContain(`${CARDS}/pm_1`);
  await remove('Visa ending in 4242');
  await sure('Remove the card');
  expect(await screen.findByText('Visa ending in 4242 is no longer saved.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No card is saved' })).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

test('a card that a booking is still charged to stays, names the booking, and leads there', async () => {
  open({ [CARDS]: saved(aCard({ chargedFor: ['12345678'] })) });
  expect(await screen.findByText(/^Payments of booking 12345678 are still to be taken from it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Manage my booking' })).toHaveAttribute('href', '/booking-management');
});

test.each([
  [refused(409, 'CARD_IN_USE'), 'This card cannot be removed yet'],
  [refused(503, 'PAYMENT_UNAVAILABLE'), 'The card was not removed'],
])('a removal that is refused says why, and the list is asked for anew', async (answer, words) => {
  open({ [CARDS]: saved(aCard()), [`${CARDS}/pm_1`]: answer });
  await screen.findByRole('list', { name: 'Saved cards' });
  await remove('Visa ending in 4242');
  await sure('Remove the card');
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(network.requested.filter(({ path }) => path === CARDS)).toHaveLength(2));
});

test('a card that is gone already is removed', async () => {
  open({ [CARDS]: saved(aCard()), [`${CARDS}/pm_1`]: refused(404, 'NOT_FOUND') });
  await screen.findByRole('list', { name: 'Saved cards' });
  await remove('Visa ending in 4242');
  await sure('Remove the card');
  expect(await screen.findByText('The card is removed')).toBeVisible();
});

test.each([
  [true, /^To keep one, tick the box/],
  [false, /^We keep no cards/],
])('where none is saved the page says how to save one, if that is offered: %s', async (isOffered, words) => {
  open({ [CARDS]: { isOffered, cards: [] } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a stay' })).toBeVisible();
});

test('a provider that is away fails the list alone, which is asked for again', async () => {
  let isAway = true;
  open({ [CARDS]: () => (isAway ? refused(503, 'PAYMENT_UNAVAILABLE') : saved(aCard())) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Your cards cannot be shown at the moment')).toBeVisible();
  isAway = false;
  await userEvent.click(again);
  expect(await screen.findByRole('list', { name: 'Saved cards' })).toBeVisible();
}, 15_000);

test.each(['without a session', 'with a session that has ended'])('a visitor who comes %s is led to sign in, and back', async (how) => {
  if (how === 'without a session') document.cookie = 'account_id=; max-age=0';
  open({ [CARDS]: refused(401, 'SIGN_IN_NEEDED') });
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link).toHaveAttribute('href', '/account/signin?origin=%2Faccount%2Fsettings%2Fcards');
});
