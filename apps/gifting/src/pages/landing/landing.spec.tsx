import type { BeneficiaryView } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openGifting } from '../../testing/open-gifting.test-utils.tsx';
import { CodeLandingPage } from './code-landing-page.tsx';
import { UseGiftPage } from './use-gift-page.tsx';

const HELD = '/gateway/beneficiary/session';
const OPEN = '/gateway/beneficiary/sessions';
const box: BeneficiaryView = {
  ...{ code: '7K3M-PQ8R-2XWA', kind: 'BOX', productCode: 'SPAEBOX', status: 'active', title: 'A spa break' },
  ...{ remaining: 12_900, value: 12_900, nights: 1, adult: 2, expiresOn: '2027-05-04' },
};
let network: ReturnType<typeof answering>;

afterEach(() => network.stop());

function open(at: string, answers: Answers) {
  network = answering(answers);
  const routes = [
    { path: '/beneficiary/login', element: <UseGiftPage /> },
    { path: '/:code', element: <CodeLandingPage /> },
    { path: '*', element: <h1>Another page</h1> },
  ];
  return openGifting(routes, { at });
}

test('the address on a voucher opens the gift, and the code stands in no address any more @GIFT-017', async () => {
  const { router } = open('/7K3M-PQ8R-2XWA', { [OPEN]: box });
  expect(await screen.findByRole('heading', { name: 'A spa break' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/beneficiary/login');
  expect(screen.getByText(/129/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose my stay' })).toHaveAttribute('href', '/gift/stays');
  expect(await axeFaults()).toEqual([]);
});

test('the gift begins with the words of who gave it', async () => {
  open('/7K3M-PQ8R-2XWA', { [OPEN]: { ...box, fromName: 'Léo & Jeanne', message: 'Take a rest.' } });
  expect(await screen.findByText('Take a rest.')).toBeVisible();
  expect(screen.getByText('From Léo & Jeanne')).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

const REFUSALS = [
  ['unknown', 404, 'UNKNOWN_VOUCHER', 'We cannot find this code', 'Write to us'],
  ['used', 409, 'VOUCHER_USED', 'This gift has been used', 'Find a booking'],
  ['cancelled', 409, 'VOUCHER_CANCELLED', 'This gift was cancelled', 'Write to us'],
  ['still to be sent', 409, 'VOUCHER_SCHEDULED', 'This gift is still to be sent', 'Find a booking'],
] as const;

test.each(REFUSALS)('a code that is %s stands in no address, and says so with a way on @GIFT-017', async (_, status, code, title, way) => {
  const { router } = open('/7K3M-PQ8R-2XWA', { [OPEN]: refused(status, code) });
  expect((await screen.findAllByText(title))[0]).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/beneficiary/login', search: '', hash: '', state: null });
  expect(screen.getByRole('link', { name: way })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Gift code/ })).toHaveValue('7K3M-PQ8R-2XWA');
  expect(await axeFaults()).toEqual([]);
});

test('the code has left the address before it is tried, and is not lost when no answer comes', async () => {
  const answers: Record<string, unknown> = { [OPEN]: refused(503, 'AWAY') };
  const { router } = open('/7K3M-PQ8R-2XWA', answers as Answers);
  expect(await screen.findByText('We could not read this code')).toBeVisible();
  expect(router.state.location.pathname).toBe('/beneficiary/login');
  answers[OPEN] = box;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'A spa break' })).toBeVisible();
  expect(network.requested.filter(({ path }) => path === OPEN).map(({ body }) => body)).toEqual([
    { code: '7K3M-PQ8R-2XWA' },
    { code: '7K3M-PQ8R-2XWA' },
  ]);
});

test('another code that is typed after one that opens nothing shows its gift', async () => {
  const answers: Record<string, unknown> = { [OPEN]: refused(409, 'VOUCHER_USED') };
  open('/7K3M-PQ8R-2XWA', answers as Answers);
  const field = await screen.findByRole('textbox', { name: /Gift code/ });
  answers[OPEN] = box;
  await userEvent.clear(field);
  await userEvent.type(field, '8K3M-PQ8R-2XWA{Enter}');
  expect(await screen.findByRole('heading', { name: 'A spa break' })).toBeVisible();
  expect(screen.queryByText('This gift has been used')).toBeNull();
});

test('what came in a query and is no code at all is said so, and another can be typed', async () => {
  open('/beneficiary/login?trouble=unknown', { [OPEN]: box });
  expect((await screen.findAllByText('We cannot find this code'))[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Gift code/ }), '7K3M-PQ8R-2XWA{Enter}');
  expect(await screen.findByRole('heading', { name: 'A spa break' })).toBeVisible();
});

test('a holder who lets go of a gift that came with an address, and comes back, is asked for a code', async () => {
  const { router } = open('/7K3M-PQ8R-2XWA', { [OPEN]: box, [HELD]: { status: 204 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave this gift' }));
  expect(await screen.findByRole('textbox', { name: /Gift code/ })).toHaveValue('');
  await act(() => router.navigate('/another/page'));
  await act(() => router.navigate('/beneficiary/login'));
  expect(await screen.findByRole('textbox', { name: /Gift code/ })).toBeVisible();
  expect(network.requested.filter(({ path }) => path === OPEN)).toHaveLength(1);
});

test('a code is typed where recipients sign in; half of one is not sent @ACC-002', async () => {
  open('/beneficiary/login', { [OPEN]: box });
  await userEvent.type(await screen.findByRole('textbox', { name: /Gift code/ }), '7k');
  await userEvent.click(screen.getByRole('button', { name: 'See my gift' }));
  expect(screen.getByText('Enter the whole code.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Gift code/ }), '3m pq8r 2xwa{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'A spa break' })).toBeVisible());
});
