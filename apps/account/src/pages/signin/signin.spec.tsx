import { answering, refused, type Answers } from '@shop/testing/network';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.spec-kit.tsx';
import { signInAction } from './sign-in-action.ts';
import { SigninPage } from './signin-page.tsx';

const SESSIONS = '/gateway/account/sessions';
let network: ReturnType<typeof answering>;

afterEach(() => network.stop());

function formOf(fields: Record<string, string>, search = ''): Request {
  return new Request(`http://localhost/account/signin${search}`, { method: 'POST', body: JSON.stringify(fields) });
}

async function signInWith(answers: Answers) {
  network = answering(answers);
  openAccount([{ path: '*', action: signInAction, Component: SigninPage }], { at: '/account/signin?origin=%2Ftrips' });
  await userEvent.type(screen.getByLabelText('E-mail address'), 'camille@shop.example');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong-by-the-lake');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('who signs in goes on where he came from, with a page that knows him @ACC-001', async () => {
  network = answering({ [SESSIONS]: { email: 'camille@shop.example' } });
  const request = formOf({ email: 'camille@shop.example', password: 'by-the-lake-9' }, '?origin=%2Faccount%2Ftrips');
  const answer = (await signInAction({ request })) as Response;
  expect(network.asked).toEqual([{ path: SESSIONS, body: { email: 'camille@shop.example', password: 'by-the-lake-9' } }]);
  expect([answer.headers.get('location'), answer.headers.get('x-remix-reload-document')]).toEqual(['/account/trips', 'true']);
});

test('a wrong password is said so, and what was typed stays', async () => {
  await signInWith({ [SESSIONS]: refused(401, 'INVALID_CREDENTIALS') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Address and password do not belong together');
  expect(screen.getByLabelText('E-mail address')).toHaveValue('camille@shop.example');
});

test.each([
  [429, 'Too many tries'],
  [503, 'Something went wrong on our side'],
])('an answer with status %i is told in words', async (status, words) => {
  await signInWith({ [SESSIONS]: refused(status) });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});
