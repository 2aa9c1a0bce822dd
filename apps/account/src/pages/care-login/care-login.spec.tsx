import { answering, refused } from '@shop/testing/network';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.spec-kit.tsx';
import { careLoginAction } from './care-login-action.ts';
import { careLoginLoader } from './care-login-loader.ts';
import { CareLoginPage } from './care-login-page.tsx';

const SIGN_IN = '/gateway/customer-care/sign-in';
const TOKENS = '/gateway/customer-care/local/tokens';
const SESSIONS = '/gateway/customer-care/sessions';
const local = { [SIGN_IN]: { provider: 'local', clientId: 'shop' } };
const route = { path: '*', loader: careLoginLoader, action: careLoginAction, Component: CareLoginPage, HydrateFallback: () => null };
let network: ReturnType<typeof answering>;

afterEach(() => network.stop());

function open(answers: Record<string, unknown>, site = {}) {
  network = answering(answers);
  return openAccount([route], { at: '/customer-care/login', site });
}

function sent(fields: Record<string, string>): Promise<unknown> {
  const body = JSON.stringify(fields);
  const request = new Request('http://localhost/customer-care/login?origin=%2Fhotel%2F7', { method: 'POST', body });
  return careLoginAction({ request });
}

test('a colleague’s Google token opens customer-care mode and leads back to the page that asked for it @ACC-011', async () => {
  network = answering({ [SESSIONS]: { email: 'ana@shop.example' } });
  const answer = (await sent({ credential: 'a.google.token' })) as Response;
  expect(network.asked).toEqual([{ path: SESSIONS, body: { credential: 'a.google.token' } }]);
  expect(answer.headers.get('location')).toBe('/hotel/7');
});

test('in a demonstration the stand-in writes the token', async () => {
  network = answering({ [TOKENS]: { credential: 'a.local.token' }, [SESSIONS]: { email: 'ana@shop.example' } });
  await sent({ email: 'ana@shop.example' });
  expect(network.asked.map(({ body }) => body)).toEqual([{ email: 'ana@shop.example' }, { credential: 'a.local.token' }]);
});

test('who is no colleague is told so', async () => {
  open({ ...local, [TOKENS]: { credential: 'a.local.token' }, [SESSIONS]: refused(403, 'NOT_A_COLLEAGUE') });
  await userEvent.type(await screen.findByLabelText('E-mail address'), 'eve@elsewhere.example');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('does not belong to customer care');
});

test('where Google signs colleagues in, one button leads there', async () => {
  open({ [SIGN_IN]: { provider: 'google', clientId: 'shop' } });
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(screen.queryByLabelText('E-mail address')).toBeNull();
});

test('where nobody signs colleagues in, the page says so', async () => {
  open({ [SIGN_IN]: refused(404, 'NOT_FOUND') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody signs in here at the moment');
});

test('who is in the mode can leave it', async () => {
  open(local, { customerCare: true });
  expect(await screen.findByRole('button', { name: 'Leave customer-care mode' })).toBeVisible();
});
