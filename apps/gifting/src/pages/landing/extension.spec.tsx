import type { BeneficiaryView, GiftVoucher } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openGifting } from '../../testing/open-gifting.test-utils.tsx';
import { CodeLandingPage } from './code-landing-page.tsx';
import { UseGiftPage } from './use-gift-page.tsx';

const CODE = '7K3M-PQ8R-2XWA';
const OPEN = '/gateway/beneficiary/sessions';
const HELD = '/gateway/beneficiary/session';
const VOUCHER = `/gateway/gift-vouchers/${CODE}`;
const EXTEND = '/gateway/gift-extensions';
const LOST = '/gateway/lost-gift-codes';
const extension = { until: '2026-08-04', lastDay: '2026-07-20' };
const box: BeneficiaryView = {
  ...{ code: CODE, kind: 'BOX', productCode: 'SPAEBOX', status: 'active', title: 'A spa break' },
  ...{ remaining: 12_900, value: 12_900, nights: 1, adult: 2, expiresOn: '2026-08-04' },
};
const voucher: GiftVoucher = {
  ...{ code: CODE, kind: 'BOX', productCode: 'SPAEBOX', format: 'digital', status: 'expired', value: 12_900, remainingValue: 0 },
  ...{ nights: 1, adults: 2, expiresOn: '2026-04-20', affiliateId: null, extension },
};
let network: ReturnType<typeof answering>;

afterEach(() => {
  document.cookie = 'beneficiary=; max-age=0';
  network.stop();
});

function open(at: string, answers: Answers) {
  network = answering(answers);
  return openGifting(
    [
      { path: '/beneficiary/login', element: <UseGiftPage /> },
      { path: '/:code', element: <CodeLandingPage /> },
    ],
    { at },
  );
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Extend until Tuesday 4 August 2026' }));

test('a gift that has expired and can be extended says so with its terms, and is open once it is', async () => {
  const answers: Record<string, unknown> = {
    [OPEN]: refused(409, 'VOUCHER_EXPIRED'),
    [VOUCHER]: voucher,
    [EXTEND]: { expiresOn: '2026-08-04' },
  };
  open(`/${CODE}`, answers as Answers);
  expect(await screen.findByText('This gift has expired, but you can still extend it')).toBeVisible();
  expect(screen.queryByText('This gift has expired')).toBeNull();
  expect(await screen.findByText(/it can be extended once only/)).toBeVisible();
  expect(screen.getByText('You can extend it until Monday 20 July 2026.')).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  answers[OPEN] = box;
  await press();
  expect(await screen.findByRole('heading', { name: 'A spa break' })).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('extended')).toHaveFocus());
  expect(screen.getByTestId('extended')).toHaveTextContent('valid until Tuesday 4 August 2026');
  expect(await axeFaults()).toEqual([]);
});

test('a lost answer can be tried again, and a day that has changed is shown before it is agreed to', async () => {
  const answers: Record<string, unknown> = { [OPEN]: refused(409, 'VOUCHER_EXPIRED'), [VOUCHER]: voucher, [EXTEND]: refused(503, 'AWAY') };
  open(`/${CODE}`, answers as Answers);
  await screen.findByText(/it can be extended once only/);
  await press();
  expect(await screen.findByText(/We had no answer/)).toBeVisible();
  answers[EXTEND] = refused(409, 'EXTENSION_CHANGED');
  answers[VOUCHER] = { ...voucher, extension: { ...extension, until: '2026-08-05' } };
  await press();
  expect(await screen.findByText(/The day has changed in the meantime/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Extend until Wednesday 5 August 2026' })).toBeVisible();
});

test.each(['through its address', 'typed'])('a code %s whose expired gift cannot be read says so, and can be asked again', async (way) => {
  const answers: Record<string, unknown> = { [OPEN]: refused(409, 'VOUCHER_EXPIRED'), [VOUCHER]: refused(503, 'AWAY'), [HELD]: null };
  open(way === 'typed' ? '/beneficiary/login' : `/${CODE}`, answers as Answers);
  if (way === 'typed') await userEvent.type(await screen.findByRole('textbox', { name: /Gift code/ }), `${CODE}{Enter}`);
  expect(await screen.findByText('We could not read this code')).toBeVisible();
  answers[VOUCHER] = voucher;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This gift has expired, but you can still extend it')).toBeVisible();
});

test('a visitor who has tried too many codes reads how long to wait before an expired gift can be read', async () => {
  open(`/${CODE}`, { [OPEN]: refused(409, 'VOUCHER_EXPIRED'), [VOUCHER]: refused(429, 'TOO_MANY_ATTEMPTS') });
  expect(await screen.findByText('Too many tries')).toBeVisible();
  expect(screen.queryByText('This gift has expired')).toBeNull();
});

test('a gift that is open and expires soon can be extended beside its ways on', async () => {
  document.cookie = 'beneficiary=1';
  const soon = { ...box, expiresOn: '2026-05-04', extension };
  const answers: Record<string, unknown> = { [HELD]: soon, [OPEN]: box, [EXTEND]: { expiresOn: '2026-08-04' } };
  open('/beneficiary/login', answers as Answers);
  expect(await screen.findByRole('link', { name: 'Choose my stay' })).toBeVisible();
  await press();
  expect(await screen.findByTestId('extended')).toBeVisible();
  expect(screen.queryByTestId('extension')).toBeNull();
});

test('the gift of this browser that has expired meanwhile says so, and can be extended', async () => {
  document.cookie = 'beneficiary=1';
  open('/beneficiary/login', { [HELD]: { ...box, status: 'expired', expiresOn: '2026-04-20', extension } });
  expect(await screen.findByText('This gift has expired, but you can still extend it')).toBeVisible();
  expect(await screen.findByTestId('extension')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Gift code/ })).toBeVisible();
});

describe('a holder who has lost the code', () => {
  const lost = async () => {
    await userEvent.click(await screen.findByText('Lost the code?'));
    return within(await screen.findByRole('form', { name: 'Lost the code?' }));
  };

  test('names an address and an order, and reads the same whatever was found', async () => {
    open('/beneficiary/login', { [LOST]: { status: 'CHECK_YOUR_MAIL' } });
    const form = await lost();
    await userEvent.type(form.getByRole('textbox', { name: /E-mail address/ }), 'anna@example.com');
    await userEvent.type(form.getByRole('textbox', { name: /Order number/ }), 'n° 1234 5678{Enter}');
    expect(await screen.findByText('Look into your inbox')).toBeVisible();
    expect(screen.getByText(/belong to anna@example.com/)).toBeVisible();
    expect(network.requested.find(({ path }) => path === LOST)?.body).toEqual({ email: 'anna@example.com', bookingNumber: '12345678' });
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try another address' }));
    expect(screen.getByRole('form', { name: 'Lost the code?' })).toBeVisible();
  });

  test('half an address, or a number that is none, is not sent and has the focus', async () => {
    open('/beneficiary/login', {});
    const form = await lost();
    await userEvent.type(form.getByRole('textbox', { name: /E-mail address/ }), 'anna{Enter}');
    expect(form.getByText(/Enter a whole e-mail address/)).toBeVisible();
    expect(form.getByRole('textbox', { name: /E-mail address/ })).toHaveFocus();
    await userEvent.type(form.getByRole('textbox', { name: /E-mail address/ }), '@example.com');
    await userEvent.type(form.getByRole('textbox', { name: /Order number/ }), '12{Enter}');
    expect(form.getByText('An order number has 8 digits.')).toBeVisible();
    expect(form.getByRole('textbox', { name: /Order number/ })).toHaveFocus();
    expect(await axeFaults()).toEqual([]);
  });

  test('keeps what was typed when the report did not arrive, and hears how long to wait', async () => {
    const answers: Record<string, unknown> = { [LOST]: refused(503, 'AWAY') };
    open('/beneficiary/login', answers as Answers);
    const form = await lost();
    await userEvent.type(form.getByRole('textbox', { name: /E-mail address/ }), 'anna@example.com{Enter}');
    expect(await form.findByText(/Your request did not leave/)).toBeVisible();
    expect(form.getByRole('textbox', { name: /E-mail address/ })).toHaveValue('anna@example.com');
    answers[LOST] = refused(429, 'TOO_MANY_ATTEMPTS');
    await userEvent.click(form.getByRole('button', { name: 'Send me the codes by e-mail' }));
    expect(await form.findByText(/Too many requests/)).toBeVisible();
  });
});
