import { answering, refused } from '@shop/testing/network';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { careLoginLoader } from './care-login-loader.ts';
import { CareLoginPage } from './care-login-page.tsx';

const SIGN_IN = '/gateway/customer-care/sign-in';
const TOKENS = '/gateway/customer-care/local/tokens';
const SESSIONS = '/gateway/customer-care/sessions';
const SESSION = '/gateway/customer-care/session';
const local = { [SIGN_IN]: { provider: 'local', clientId: 'shop' } };
const google = { [SIGN_IN]: { provider: 'google', clientId: 'shop' } };
let network: ReturnType<typeof answering>;

afterEach(() => {
  network.stop();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function open(answers: Record<string, unknown>, site = {}) {
  const left: string[] = [];
  network = answering(answers);
  const element = <CareLoginPage leave={(to) => left.push(to)} />;
  openAccount([{ path: '*', loader: careLoginLoader, element, HydrateFallback: () => null }], {
    at: '/customer-care/login?origin=%2Fhotel%2F7',
    site,
  });
  return left;
}

const reported = (path: string) => network.requested.filter((requested) => requested.path === path).map(({ body }) => body);

async function signInAs(email: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('E-mail address'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('the token that a colleague brings from Google opens customer-care mode, and leads back @ACC-011', async () => {
  const token = `head.${btoa(JSON.stringify({ nonce: 'n1' }))}.signature`;
  sessionStorage.setItem('care-nonce', 'n1');
  history.replaceState(null, '', `/customer-care/login#id_token=${token}`);
  const left = open({ ...google, [SESSIONS]: { email: 'ana@shop.example' } });
  await waitFor(() => expect(left).toEqual(['/hotel/7']));
  expect(reported(SESSIONS)).toEqual([{ credential: token }]);
});

test('where Google signs colleagues in, one button leads there, and nothing is believed that was not asked for', async () => {
  history.replaceState(null, '', `/customer-care/login#id_token=head.${btoa('{"nonce":"n2"}')}.signature`);
  open(google);
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(screen.queryByLabelText('E-mail address')).toBeNull();
  expect(reported(SESSIONS)).toEqual([]);
});

test('in a demonstration the stand-in writes the token', async () => {
  const left = open({ ...local, [TOKENS]: { credential: 'a.local.token' }, [SESSIONS]: { email: 'ana@shop.example' } });
  await signInAs('ana@shop.example');
  await waitFor(() => expect(left).toEqual(['/hotel/7']));
  expect([reported(TOKENS), reported(SESSIONS)]).toEqual([[{ email: 'ana@shop.example' }], [{ credential: 'a.local.token' }]]);
});

test('who is no colleague is told so', async () => {
  open({ ...local, [TOKENS]: { credential: 'a.local.token' }, [SESSIONS]: refused(403, 'NOT_A_COLLEAGUE') });
  await signInAs('eve@elsewhere.example');
  expect(await screen.findByRole('alert')).toHaveTextContent('does not belong to customer care');
});

test('where nobody signs colleagues in, the page says so', async () => {
  open({ [SIGN_IN]: refused(404, 'NOT_FOUND') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody signs in here at the moment');
});

test('who is in the mode can leave it', async () => {
  const left = open({ ...local, [SESSION]: {} }, { customerCare: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave customer-care mode' }));
  await waitFor(() => expect(left).toEqual(['/hotel/7']));
});
