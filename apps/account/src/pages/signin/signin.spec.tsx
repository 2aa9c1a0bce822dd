import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.spec-kit.tsx';
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
  expect(network.asked).toEqual([{ path: SESSIONS, body: { email: 'camille@shop.example', password: 'by-the-lake-9' } }]);
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
