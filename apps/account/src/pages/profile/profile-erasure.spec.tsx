import type { Erasure } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROFILE } from '../../testing/a-profile.ts';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { ProfilePage } from './profile-page.tsx';

const ACCOUNT = '/gateway/account';
const ASKED: Erasure = { day: '2026-06-03', delays: [] };
let network: ReturnType<typeof answering>;

beforeEach(() => void (document.cookie = 'account_id=a1'));
afterEach(() => {
  document.cookie = 'account_id=; max-age=0';
  network.stop();
});

/** The whole page, with all that it loads. */
async function open(answers: Answers = {}) {
  network = answering({
    [`${ACCOUNT}/profile`]: PROFILE,
    [`${ACCOUNT}/sessions`]: { sessions: [] },
    [`${ACCOUNT}/newsletter`]: { subscribed: false, consent: { blocks: [] } },
    [`${ACCOUNT}/passkeys`]: { passkeys: [], afterPassword: false },
    ...answers,
  });
  openAccount([{ path: '*', element: <ProfilePage /> }], { at: '/account/settings/profile' });
  await screen.findByRole('checkbox', { name: 'Send me the newsletter' });
  await screen.findByRole('list', { name: 'Your devices' });
  await screen.findByText('You have no passkey yet.');
}

const withErasure = (erasure: Erasure): Answers => ({ [`${ACCOUNT}/profile`]: { ...PROFILE, erasure } });
const asked = () => network.requested.filter(({ path }) => path === `${ACCOUNT}/erasure`).map(({ body }) => body);
const ask = async ({ isSure = true } = {}) => {
  await userEvent.click(await screen.findByText('Erase the account'));
  const erasure = within(screen.getByRole('button', { name: 'Erase my account' }).closest('form')!);
  expect(erasure.getByText(/^Your account is erased in 30 days; until then you can keep it/)).toBeVisible();
  await userEvent.type(erasure.getByLabelText(/^Password/), 'een-blauw-meer');
  if (isSure) await userEvent.click(erasure.getByRole('checkbox'));
  await userEvent.click(erasure.getByRole('button', { name: 'Erase my account' }));
};

test('an erasure takes the password and a box; the page then says the day, has the focus there, and asks no second time', async () => {
  await open({ [`${ACCOUNT}/erasure`]: ASKED });
  await ask();
  const day = await screen.findByText('Your account will be erased on Wednesday 3 June 2026');
  expect(day.closest('[tabindex="-1"]')).toHaveFocus();
  expect(asked()).toEqual([{ password: 'een-blauw-meer' }]);
  expect(screen.queryByText('Erase the account')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

test('an erasure is not asked for by one press', async () => {
  await open({ [`${ACCOUNT}/erasure`]: ASKED });
  await ask({ isSure: false });
  expect(screen.getByRole('link', { name: 'Tick this box to go on' })).toBeVisible();
  expect(asked()).toEqual([]);
  expect(await axeFaults()).toEqual([]);
});

test.each([
  [refused(403, 'WRONG_PASSWORD'), 'This is not the password that you chose'],
  [refused(429, 'TOO_MANY_ATTEMPTS'), /^Too many tries/],
])('an erasure that is refused says why', async (answer, words) => {
  await open({ [`${ACCOUNT}/erasure`]: answer });
  await ask();
  expect((await screen.findAllByText(words))[0]).toBeVisible();
});

test('one press keeps the account, and the page says that it stays', async () => {
  await open({ ...withErasure(ASKED), [`${ACCOUNT}/erasure`]: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
  const kept = await screen.findByText('Your account stays');
  expect(kept.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.queryByText(/^Your account will be erased/)).toBeNull();
  expect(screen.getByText('Erase the account')).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

test('an account that could not be kept says so, and can be tried again', async () => {
  await open({ ...withErasure(ASKED), [`${ACCOUNT}/erasure`]: refused(500) });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('We got no answer. Try again in a moment.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep my account' })).toBeEnabled());
});

test('what delays the erasure is named, with its day where one is known', async () => {
  const delays: Erasure['delays'] = [
    { kind: 'trip', bookingNumber: '10000001', until: '2026-08-12' },
    { kind: 'instalment', bookingNumber: '10000002', until: '2026-07-20' },
    { kind: 'instalment', bookingNumber: '10000003' },
    { kind: 'gift', bookingNumber: '10000004', until: '2026-12-24' },
    { kind: 'gift', bookingNumber: '10000005' },
    { kind: 'order', bookingNumber: '10000006', until: '2026-06-03' },
  ];
  await open(withErasure({ ...ASKED, delays }));
  const title = await screen.findByText('Your account will be erased, but later than on Wednesday 3 June 2026');
  const items = within(title.closest<HTMLElement>('[data-kind]')!).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'The trip of booking 10000001, until Wednesday 12 August 2026',
    'A payment of booking 10000002, until Monday 20 July 2026',
    'An overdue payment of booking 10000003',
    'The gift of order 10000004, which leaves on Thursday 24 December 2026',
    'The gift of order 10000005, which is still to be sent',
    'Order 10000006, which is being paid or confirmed',
  ]);
  expect(await axeFaults()).toEqual([]);
});
