import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { SigninPage } from './signin-page.tsx';

const SESSIONS = '/gateway/account/sessions';
let network: ReturnType<typeof answering>;

afterEach(() => network.stop());

async function signInWith(answers: Answers, site = {}) {
  const left: string[] = [];
  network = answering(answers);
  const at = '/account/signin?origin=%2Faccount%2Ftrips';
  openAccount([{ path: '*', element: <SigninPage leave={(to) => left.push(to)} /> }], { at, site });
  await userEvent.type(screen.getByLabelText('E-mail address'), 'camille@shop.example');
  await userEvent.type(screen.getByLabelText('Password'), 'by-the-lake-9');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return left;
}

test('who signs in goes on where he came from, with a page that knows him @ACC-001', async () => {
  const left = await signInWith({ [SESSIONS]: { email: 'camille@shop.example' } }, { prefix: '/nl' });
  await waitFor(() => expect(left).toEqual(['/nl/account/trips']));
  expect(network.requested).toEqual([{ path: SESSIONS, body: { email: 'camille@shop.example', password: 'by-the-lake-9' } }]);
});

test('an empty form says what to enter in the words of the page, at each field and at the top @RULE-016', async () => {
  network = answering({});
  openAccount([{ path: '*', element: <SigninPage leave={() => undefined} /> }], { at: '/account/signin' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(async () => expect(await screen.findByRole('group', { name: 'Please check 2 fields' })).toHaveFocus());
  expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription('Mandatory field: enter your e-mail address');
  expect(screen.getByLabelText('Password')).toBeInvalid();
  await userEvent.type(screen.getByLabelText('E-mail address'), 'camille');
  expect(screen.getByLabelText('E-mail address')).not.toHaveAttribute('aria-invalid');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(/name@example\.com/);
  expect(network.requested).toEqual([]);
  expect(await axeFaults()).toEqual([]);
});

test('a wrong password is said so, and what was typed stays', async () => {
  const left = await signInWith({ [SESSIONS]: refused(401, 'INVALID_CREDENTIALS') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Address and password do not belong together');
  expect(screen.getByLabelText('E-mail address')).toHaveValue('camille@shop.example');
  expect(left).toEqual([]);
  expect(await axeFaults()).toEqual([]);
});

test.each([
  [429, 'Too many tries'],
  [503, 'Something went wrong on our side'],
])('an answer with status %i is told in words', async (status, words) => {
  await signInWith({ [SESSIONS]: refused(status) });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('a passkey that is needed after the password takes its place; the visitor has not left yet', async () => {
  const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required', allowCredentials: [] };
  const left = await signInWith({ [SESSIONS]: { status: 'PASSKEY_NEEDED', options } });
  await waitFor(async () => expect(await screen.findByText(/^Your password is right\./)).toHaveFocus());
  // This browser has no passkeys, and none was made for this host.
  expect(screen.getByText(/^Your passkeys were made at another address/)).toBeVisible();
  expect(screen.getByText(/^This browser does not support passkeys\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use my passkey' })).toBeNull();
  expect(left).toEqual([]);
  expect(await axeFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('where the browser has no passkeys, none are offered, and the shop gets no request', async () => {
  network = answering({});
  openAccount([{ path: '*', element: <SigninPage leave={() => undefined} /> }], { at: '/account/signin' });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  expect(network.requested).toEqual([]);
});
