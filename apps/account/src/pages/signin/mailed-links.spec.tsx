import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { SigninPage } from './signin-page.tsx';

const RESETS = '/gateway/account/password-resets';
const COMPLETE = `${RESETS}/complete`;
const EMAIL = '/gateway/account/email-changes/confirm';
const TOKEN = 'v3ry-l0ng_and-secret-token';
let network: ReturnType<typeof answering>;

afterEach(() => network.stop());

const LINKS = '/gateway/account/sign-in-links';

function open(at: string, answers: Answers, leave?: (to: string) => void) {
  network = answering(answers);
  openAccount([{ path: '*', element: <SigninPage {...(leave && { leave })} /> }], { at: `/account/signin${at}` });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who forgot the password is sent a link, and nobody learns whether the address has an account', async () => {
  open('', { [RESETS]: { status: 'CHECK_YOUR_MAIL' } });
  await userEvent.click(screen.getByRole('link', { name: 'Forgotten your password?' }));
  await screen.findByRole('heading', { name: 'Forgotten your password?' });
  await userEvent.type(screen.getByLabelText('E-mail address'), 'camille@shop.example');
  await press('Send me a link');
  expect(await screen.findByText(/has an account, a message with a link is on its way/)).toBeVisible();
  expect(network.requested).toEqual([{ path: RESETS, body: { email: 'camille@shop.example', locale: 'en_GB' } }]);
});

test('the mail’s link sets a new password, which then signs in', async () => {
  open(`?step=reset#reset=${TOKEN}`, { [COMPLETE]: {} });
  await userEvent.type(screen.getByLabelText('Choose a password'), 'a boat at dawn');
  await press('Save the password');
  expect(await screen.findByText('Your password has changed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/signin');
  expect(network.requested).toEqual([{ path: COMPLETE, body: { token: TOKEN, password: 'a boat at dawn' } }]);
});

test('the token of a mail’s link leaves the address at once, and counts all the same', async () => {
  window.history.replaceState(null, '', `/account/signin?step=reset#reset=${TOKEN}`);
  open(`?step=reset#reset=${TOKEN}`, { [COMPLETE]: {} });
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(window.location.search).toBe('?step=reset');
  await userEvent.type(screen.getByLabelText('Choose a password'), 'a boat at dawn');
  await press('Save the password');
  expect(await screen.findByText('Your password has changed')).toBeVisible();
  expect(network.requested).toEqual([{ path: COMPLETE, body: { token: TOKEN, password: 'a boat at dawn' } }]);
});

test('a link that was used or is too old says so, and leads to a new one', async () => {
  open(`?step=reset#reset=${TOKEN}`, { [COMPLETE]: refused(410, 'LINK_EXPIRED') });
  await userEvent.type(screen.getByLabelText('Choose a password'), 'a boat at dawn');
  await press('Save the password');
  expect(await screen.findByText('This link no longer works')).toBeVisible();
  expect(screen.queryByLabelText('Choose a password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/account/signin?step=forgotten');
  expect(await axeFaults()).toEqual([]);
});

test('a link that was cut off is as good as expired, and asks the shop nothing', async () => {
  open('?step=email#email=v3ry', {});
  await press('Confirm this address');
  expect(await screen.findByText('This link no longer works')).toBeVisible();
  expect(network.requested).toEqual([]);
});

test('a new address is approved from the old mailbox, by a press, and then gets its own link', async () => {
  open(`?step=approve#approve=${TOKEN}`, { '/gateway/account/email-changes/approve': {} });
  expect(network.requested).toEqual([]);
  await press('Approve the change');
  expect(await screen.findByText(/^A link is on its way to the new address/)).toBeVisible();
  expect(network.requested).toEqual([{ path: '/gateway/account/email-changes/approve', body: { token: TOKEN } }]);
});

test('a new address counts once its link is answered, by a press', async () => {
  open(`?step=email#email=${TOKEN}`, { [EMAIL]: {} });
  expect(network.requested).toEqual([]);
  await press('Confirm this address');
  expect(await screen.findByText('Your new address is confirmed')).toBeVisible();
  expect(network.requested).toEqual([{ path: EMAIL, body: { token: TOKEN } }]);
});

test('a booking joins the account that wants it once a reader of its mailbox agrees, by a press', async () => {
  const JOIN = '/gateway/account/trips/confirm';
  open(`?step=join#join=${TOKEN}`, { [JOIN]: {} });
  expect(network.requested).toEqual([]);
  expect(await axeFaults()).toEqual([]);
  await press('Add the booking');
  expect(await screen.findByText('The booking is added')).toBeVisible();
  expect(network.requested).toEqual([{ path: JOIN, body: { token: TOKEN } }]);
});

test('who wants no password is sent a link, and nobody learns whether the address has an account', async () => {
  open('?origin=%2Faccount%2Ftrips', { [LINKS]: { status: 'CHECK_YOUR_MAIL' } });
  await userEvent.click(screen.getByRole('link', { name: 'Mail me a link to sign in' }));
  await screen.findByRole('heading', { name: 'Sign in by a link' });
  await userEvent.type(screen.getByLabelText('E-mail address'), ' camille@shop.example');
  await press('Send me a link');
  expect(await screen.findByText(/has an account, a message with a link is on its way/)).toBeVisible();
  expect(network.requested).toEqual([{ path: LINKS, body: { email: 'camille@shop.example', locale: 'en_GB' } }]);
});

describe('the mail’s link to sign in', () => {
  const COMPLETE_LINK = `${LINKS}/complete`;

  test('signs in by a press, and leads to the account', async () => {
    const left: string[] = [];
    open(`?step=enter#enter=${TOKEN}`, { [COMPLETE_LINK]: { accountId: 'a1' } }, (to) => left.push(to));
    expect(network.requested).toEqual([]);
    expect(await axeFaults()).toEqual([]);
    await press('Sign in');
    await waitFor(() => expect(left).toEqual(['/account']));
    expect(network.requested).toEqual([{ path: COMPLETE_LINK, body: { token: TOKEN } }]);
  });

  test('that was used says so, and leads to another', async () => {
    open(`?step=enter#enter=${TOKEN}`, { [COMPLETE_LINK]: refused(410, 'LINK_EXPIRED') });
    await press('Sign in');
    expect(await screen.findByText('This link no longer works')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/account/signin?step=link');
  });

  test('asks for a passkey where the account needs one too', async () => {
    const options = { challenge: 'AA', rpId: 'localhost', allowCredentials: [], userVerification: 'required' };
    open(`?step=enter#enter=${TOKEN}`, { [COMPLETE_LINK]: { status: 'PASSKEY_NEEDED', options } });
    await press('Sign in');
    expect(await screen.findByText(/^Your passkeys were made at another address/)).toBeVisible();
  });
});
