import type { BeneficiaryView } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openGifting } from '../../testing/open-gifting.test-utils.tsx';
import { CodeLandingPage } from './code-landing-page.tsx';
import { UseGiftPage } from './use-gift-page.tsx';

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

test.each([
  ['unknown', 404, 'UNKNOWN_VOUCHER', 'We cannot find this code', 'Write to us'],
  ['used', 409, 'VOUCHER_USED', 'This gift has been used', 'Find a booking'],
  ['cancelled', 409, 'VOUCHER_CANCELLED', 'This gift was cancelled', 'Write to us'],
])('a code that is %s says so, with a way on and the field for another', async (_, status, code, title, way) => {
  open('/7K3M-PQ8R-2XWA', { [OPEN]: refused(status, code) });
  expect((await screen.findAllByText(title))[0]).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Gift code/ })).toHaveValue('7K3M-PQ8R-2XWA');
  expect(await axeFaults()).toEqual([]);
});

test('a code is typed where recipients sign in; half of one is not sent @ACC-002', async () => {
  open('/beneficiary/login', { [OPEN]: box });
  await userEvent.type(await screen.findByRole('textbox', { name: /Gift code/ }), '7k');
  await userEvent.click(screen.getByRole('button', { name: 'See my gift' }));
  expect(screen.getByText('Enter the whole code.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Gift code/ }), '3m pq8r 2xwa{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'A spa break' })).toBeVisible());
});
