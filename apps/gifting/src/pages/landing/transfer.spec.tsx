import type { BeneficiaryView } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openGifting } from '../../testing/open-gifting.test-utils.tsx';
import { UseGiftPage } from './use-gift-page.tsx';

const HELD = '/gateway/beneficiary/session';
const TRANSFER = '/gateway/gift-transfers';
const TITLE = 'Give this gift to somebody else';
const box: BeneficiaryView = {
  ...{ code: '7K3M-PQ8R-2XWA', kind: 'BOX', productCode: 'SPAEBOX', status: 'active', title: 'A spa break', isTransferable: true },
  ...{ remaining: 12_900, value: 12_900, nights: 1, adult: 2, expiresOn: '2026-08-04' },
};
let network: ReturnType<typeof answering>;

afterEach(() => {
  document.cookie = 'beneficiary=; max-age=0';
  network.stop();
});

function open(answers: Record<string, unknown>) {
  document.cookie = 'beneficiary=1';
  network = answering(answers as Answers);
  openGifting([{ path: '/beneficiary/login', element: <UseGiftPage /> }], { at: '/beneficiary/login' });
}

async function form() {
  await userEvent.click(await screen.findByText(TITLE));
  const fields = within(await screen.findByRole('form', { name: TITLE }));
  const field = (name: RegExp) => fields.getByRole('textbox', { name });
  const give = () => userEvent.click(fields.getByRole('button', { name: 'Give it now' }));
  const fill = async () => {
    await userEvent.type(field(/First name/), 'Nadia');
    await userEvent.type(field(/e-mail/), 'nadia@example.com');
  };
  return { ...fields, field, give, fill };
}
const requested = () => network.requested.filter(({ path }) => path === TRANSFER).map(({ body }) => body);

test('the holder of a gift reads what happens, and gives it to somebody else: this browser holds it no more', async () => {
  open({ [HELD]: box, [TRANSFER]: { transferredOn: '2026-05-04' } });
  const gift = await form();
  expect(gift.getByText(/your code stops working at once.* valid until Tuesday 4 August 2026/)).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  await gift.fill();
  await userEvent.type(gift.field(/From/), 'Luc');
  await userEvent.type(gift.field(/message/), 'For you');
  await gift.give();
  await waitFor(() => expect(screen.getByTestId('transferred')).toHaveFocus());
  expect(screen.getByTestId('transferred')).toHaveTextContent('The new code leaves for nadia@example.com. Nadia can use the gift at once');
  expect(screen.queryByText('A spa break')).toBeNull();
  expect(requested()).toEqual([{ code: box.code, firstName: 'Nadia', email: 'nadia@example.com', fromName: 'Luc', message: 'For you' }]);
  expect(await axeFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Use another code' }));
  expect(screen.getByRole('textbox', { name: /Gift code/ })).toBeVisible();
});

test('what is missing or wrong is said at its field, which has the focus, and nothing is sent', async () => {
  open({ [HELD]: box });
  const gift = await form();
  await gift.give();
  expect(gift.getByText('Enter a first name, of letters only.')).toBeVisible();
  expect(gift.field(/First name/)).toHaveFocus();
  await userEvent.type(gift.field(/First name/), 'Nadia');
  await userEvent.type(gift.field(/e-mail/), 'nadia@');
  await gift.give();
  expect(gift.getByText(/Enter a whole e-mail address/)).toBeVisible();
  expect(gift.field(/e-mail/)).toHaveFocus();
  expect(requested()).toEqual([]);
});

test('a message that is too long is cut where it is pasted, not lost', async () => {
  open({ [HELD]: box });
  const gift = await form();
  await userEvent.click(gift.field(/message/));
  await userEvent.paste('x'.repeat(190));
  expect(gift.field(/message/)).toHaveValue('x'.repeat(180));
  await userEvent.click(gift.field(/From/));
  await userEvent.paste('x'.repeat(60));
  expect(gift.field(/From/)).toHaveValue('x'.repeat(40));
});

test('what was typed is still there when no answer came, and the same request is sent again', async () => {
  const answers: Record<string, unknown> = { [HELD]: box, [TRANSFER]: refused(503, 'AWAY') };
  open(answers);
  const gift = await form();
  await gift.fill();
  await gift.give();
  expect(await gift.findByText(/We had no answer/)).toBeVisible();
  expect(gift.field(/First name/)).toHaveValue('Nadia');
  answers[TRANSFER] = { transferredOn: '2026-05-04' };
  await gift.give();
  expect(await screen.findByTestId('transferred')).toBeVisible();
  const [first, second] = network.requested.filter(({ path }) => path === TRANSFER);
  expect(second).toEqual(first);
});

test.each([
  ['GIFT_USED', 409, /Part of this gift was used already/],
  ['GIFT_IN_ORDER', 409, /An order that is being paid uses this gift/],
  ['GIFT_EXPIRED', 409, /no longer valid/],
  ['GIFT_CANCELLED', 409, /was cancelled/],
  ['GIFT_NOT_FOUND', 404, /changed hands already/],
  ['GIFT_NOT_TRANSFERABLE', 409, /Write to us/],
  ['TOO_MANY_ATTEMPTS', 429, /Too many tries/],
])('a gift that is refused with %s says why, and offers its button while it may still be given', async (code, status, text) => {
  open({ [HELD]: box, [TRANSFER]: refused(status, code) });
  const gift = await form();
  await gift.fill();
  await gift.give();
  expect(await gift.findByText(text)).toBeVisible();
  expect(gift.field(/e-mail/)).toHaveValue('nadia@example.com');
  const button = gift.queryByRole('button', { name: 'Give it now' });
  const mayBeGiven = ['GIFT_IN_ORDER', 'TOO_MANY_ATTEMPTS'].includes(code);
  // Refused for good: nothing to press, and the keyboard goes on at the reason.
  if (mayBeGiven) expect(button).toHaveFocus();
  else expect(button).toBeNull();
  if (!mayBeGiven) expect(document.activeElement).toHaveTextContent(text);
});

test('an address that was given many gifts that day says how many hours to wait, and another one may be given at once', async () => {
  const problem = { code: 'TOO_MANY_ATTEMPTS', message: 'No' };
  open({ [HELD]: box, [TRANSFER]: () => Response.json(problem, { status: 429, headers: { 'retry-after': '50400' } }) });
  const gift = await form();
  await gift.fill();
  await gift.give();
  expect(await gift.findByText(/Give another one, or try again in 14 hours/)).toBeVisible();
  expect(gift.getByRole('button', { name: 'Give it now' })).toBeEnabled();
});

test('a gift of which something was used, or an activity, offers no such way', async () => {
  open({ [HELD]: { ...box, isTransferable: undefined } });
  expect(await screen.findByRole('heading', { name: 'A spa break' })).toBeVisible();
  expect(screen.queryByText(TITLE)).toBeNull();
});
