import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { SigninPage } from './signin-page.tsx';

const REGISTRATIONS = '/gateway/account/registrations';
const CONFIRM = `${REGISTRATIONS}/confirm`;
const TOKEN = 'v3ry-l0ng_and-secret-token';
let network: ReturnType<typeof answering>;

afterEach(() => network.stop());

function open(at: string, answers: Answers) {
  const left: string[] = [];
  network = answering(answers);
  openAccount([{ path: '*', element: <SigninPage leave={(to) => left.push(to)} /> }], { at, site: { prefix: '/nl' } });
  return left;
}

async function fillIn({ email = 'camille@shop.example', password = 'by the lake 9' } = {}) {
  await userEvent.type(screen.getByLabelText('First name'), 'Camille');
  await userEvent.type(screen.getByLabelText('Last name'), 'd’Hondt');
  await userEvent.type(screen.getByLabelText('E-mail address'), email);
  await userEvent.type(screen.getByLabelText('Choose a password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }));
}

const REGISTER = '/account/signin?step=register';

test('who has no account is led from signing in to opening one, and back; where to go on afterwards is kept', async () => {
  open('/account/signin?origin=%2Faccount%2Ftrips', {});
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/content/terms-of-use');
  expect(screen.getByRole('link', { name: 'I have an account already' })).toHaveAttribute(
    'href',
    '/account/signin?origin=%2Faccount%2Ftrips',
  );
});

test('an account goes on in the mailbox, whether the address is known or not', async () => {
  open(REGISTER, { [REGISTRATIONS]: { status: 'CHECK_YOUR_MAIL' } });
  await fillIn();
  expect(await screen.findByText('Look into your mailbox')).toBeVisible();
  expect(screen.getByText('camille@shop.example')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Look into your mailbox');
  expect(await axeFaults()).toEqual([]);
  const body = { email: 'camille@shop.example', password: 'by the lake 9', firstName: 'Camille', lastName: 'd’Hondt', locale: 'en_GB' };
  expect(network.requested).toEqual([{ path: REGISTRATIONS, body }]);
});

test('nothing is asked while a field is wrong: each says why, and a summary leads to each @RULE-016', async () => {
  open(REGISTER, {});
  await userEvent.type(screen.getByLabelText('Choose a password'), 'short');
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }));
  const summary = await screen.findByRole('group', { name: /^Please check \d fields$/ });
  expect(summary).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Mandatory field: enter your first name' }));
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Mandatory field: enter your first name');
  expect(screen.getByLabelText('Choose a password')).toHaveAccessibleDescription(/At least 10 characters.*needs at least 10 characters/);
  expect(network.requested).toEqual([]);
  expect(await axeFaults()).toEqual([]);
});

test('a mistyped provider is suggested, and a press accepts it', async () => {
  open(REGISTER, {});
  await userEvent.type(screen.getByLabelText('E-mail address'), 'camille@gmial.com');
  await userEvent.click(screen.getByRole('button', { name: 'You mean @gmail.com?' }));
  expect(screen.getByLabelText('E-mail address')).toHaveValue('camille@gmail.com');
});

test('what the shop refuses of a field is said beside it, until it is changed', async () => {
  open(REGISTER, { [REGISTRATIONS]: refused(400, 'INVALID_FIELD', { field: 'password' }) });
  await fillIn();
  await waitFor(() => expect(screen.getByLabelText('Choose a password')).toHaveFocus());
  expect(screen.getByLabelText('Choose a password')).toHaveAccessibleDescription(/Too easy to guess: please choose another/);
  await userEvent.keyboard('!');
  expect(screen.getByLabelText('Choose a password')).toBeValid();
});

test.each([
  [429, 'Too many tries'],
  [503, 'Something went wrong on our side'],
])('an answer with status %i is told in words, and what was typed stays', async (status, words) => {
  open(REGISTER, { [REGISTRATIONS]: refused(status) });
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Last name')).toHaveValue('d’Hondt');
});

test('the mail’s link and the chosen password open the account, and its owner goes on, signed in', async () => {
  const left = open(`/account/signin?step=confirm#confirm=${TOKEN}`, { [CONFIRM]: { email: 'camille@shop.example' } });
  await userEvent.type(screen.getByLabelText('Password'), 'by the lake 9');
  await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
  await waitFor(() => expect(left).toEqual(['/nl/']));
  expect(network.requested).toEqual([{ path: CONFIRM, body: { token: TOKEN, password: 'by the lake 9' } }]);
});

test('the link without the password opens nothing', async () => {
  const left = open(`/account/signin?step=confirm#confirm=${TOKEN}`, { [CONFIRM]: refused(403, 'WRONG_PASSWORD') });
  await userEvent.type(screen.getByLabelText('Password'), 'another one');
  await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
  const field = screen.getByLabelText('Password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is not the password that you chose'));
  expect(left).toEqual([]);
});
