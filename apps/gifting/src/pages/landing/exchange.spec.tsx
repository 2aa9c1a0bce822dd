import type { BeneficiaryView } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openGifting } from '../../testing/open-gifting.test-utils.tsx';
import { UseGiftPage } from './use-gift-page.tsx';

const HELD = '/gateway/beneficiary/session';
const OPENED = '/gateway/beneficiary/sessions';
const EXCHANGE = '/gateway/gift-exchanges';
const TITLE = 'Exchange this box';
const box: BeneficiaryView = {
  ...{ code: '7K3M-PQ8R-2XWA', kind: 'BOX', productCode: 'SPAEBOX', status: 'active', title: 'A spa break' },
  ...{ remaining: 12_900, value: 12_900, nights: 1, adult: 2, expiresOn: '2026-08-04' },
  exchange: [{ code: 'GOLFEBOX', title: 'A golf break', nights: 2, adults: 2 }],
};
const golf: BeneficiaryView = { ...box, productCode: 'GOLFEBOX', title: 'A golf break', nights: 2, exchange: [] };
const { title: _title, exchange: _exchange, ...bare } = box;
const card: BeneficiaryView = { ...bare, kind: 'GIFTCARD', productCode: null, nights: null };
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

/** Chooses something of the list, and goes on to the confirmation. */
async function choose(name: RegExp) {
  await userEvent.click(await screen.findByText(TITLE));
  const list = within(await screen.findByRole('form', { name: TITLE }));
  await userEvent.click(list.getByRole('radio', { name }));
  await userEvent.click(list.getByRole('button', { name: 'Continue' }));
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Exchange it now' }));
const requested = () => network.requested.filter(({ path }) => path === EXCHANGE);

test('the holder of a box chooses another one, reads what becomes of it, and has it', async () => {
  open({ [HELD]: box, [EXCHANGE]: { exchangedOn: '2026-05-04' }, [OPENED]: golf });
  await choose(/A golf break/);
  expect(screen.getByTestId('confirm-exchange')).toHaveFocus();
  expect(screen.getByText(/‘A spa break’ for ‘A golf break’.* amount \(€129\).* last day \(Tuesday 4 August 2026\)/)).toBeVisible();
  expect(requested()).toEqual([]);
  expect(await axeFaults()).toEqual([]);
  await confirm();
  await waitFor(() => expect(screen.getByTestId('exchanged')).toHaveFocus());
  expect(screen.getByTestId('exchanged')).toHaveTextContent('Your gift is now ‘A golf break’.');
  expect(screen.getByRole('heading', { name: 'A golf break' })).toBeVisible();
  expect(requested().map(({ body }) => body)).toEqual([{ code: box.code, kind: 'BOX', boxCode: 'GOLFEBOX' }]);
  expect(await axeFaults()).toEqual([]);
});

test('a gift card of its worth stands first, also where there is no other box; it is exchanged no more', async () => {
  open({ [HELD]: { ...box, exchange: [] }, [EXCHANGE]: { exchangedOn: '2026-05-04' }, [OPENED]: card });
  await choose(/Gift card of €129/);
  await confirm();
  expect(await screen.findByText(/Your gift is now ‘Gift card of €129’/)).toBeVisible();
  expect(requested().map(({ body }) => body)).toEqual([{ code: box.code, kind: 'GIFTCARD' }]);
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('of many boxes the first five are listed, and the others at a press, with the focus in the list', async () => {
  const many = Array.from({ length: 9 }, (_none, place) => ({ code: `N${place}EBOX`, title: `Box ${place}`, nights: 1, adults: 2 }));
  open({ [HELD]: { ...box, exchange: many } });
  await userEvent.click(await screen.findByText(TITLE));
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show 4 more boxes' }));
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  expect(screen.getByRole('radio', { name: /Gift card/ })).toHaveFocus();
});

test('who chooses something else goes back to the list, and nothing is sent', async () => {
  open({ [HELD]: box });
  await choose(/A golf break/);
  await userEvent.click(screen.getByRole('button', { name: 'Choose something else' }));
  expect(screen.getByRole('radio', { name: /A golf break/ })).toBeChecked();
  expect(requested()).toEqual([]);
});

test('what had no answer is sent again as it was', async () => {
  const answers: Record<string, unknown> = { [HELD]: box, [EXCHANGE]: refused(503, 'AWAY'), [OPENED]: golf };
  open(answers);
  await choose(/A golf break/);
  await confirm();
  expect(await screen.findByText(/We had no answer/)).toBeVisible();
  answers[EXCHANGE] = { exchangedOn: '2026-05-04' };
  await confirm();
  expect(await screen.findByTestId('exchanged')).toBeVisible();
  const [first, second] = requested();
  expect(second).toEqual(first);
});

test('a box that can no longer be had is not exchanged for something else: one goes back to what is offered now', async () => {
  const answers: Record<string, unknown> = { [HELD]: box, [EXCHANGE]: refused(409, 'BOX_NOT_OFFERED') };
  open(answers);
  await choose(/A golf break/);
  answers[HELD] = { ...box, exchange: [] };
  await confirm();
  expect(await screen.findByText(/can no longer be had for yours/)).toBeVisible();
  await waitFor(() => expect(network.requested.filter(({ path }) => path === HELD)).toHaveLength(2));
  expect(screen.getByText(/for ‘A golf break’/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Exchange it now' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose something else' }));
  expect(screen.getByRole('radio', { name: /Gift card/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /A golf break/ })).toBeNull();
});

test.each([
  ['GIFT_USED', 409, /Part of this gift was used already/],
  ['GIFT_IN_ORDER', 409, /An order that is being paid uses this gift/],
  ['GIFT_EXPIRED', 409, /no longer valid/],
  ['GIFT_CANCELLED', 409, /was cancelled/],
  ['GIFT_NOT_FOUND', 404, /changed hands/],
  ['BOX_NOT_OFFERED', 409, /can no longer be had for yours/],
  ['GIFT_NOT_EXCHANGEABLE', 409, /Write to us/],
  ['TOO_MANY_ATTEMPTS', 429, /Too many tries/],
])('a box that is refused with %s says why', async (code, status, text) => {
  open({ [HELD]: box, [EXCHANGE]: refused(status, code) });
  await choose(/A golf break/);
  await confirm();
  expect(await screen.findByText(text)).toBeVisible();
});

test('a gift that cannot be exchanged offers no such way', async () => {
  open({ [HELD]: { ...card } });
  expect(await screen.findByRole('heading', { name: 'Gift card' })).toBeVisible();
  expect(screen.queryByText(TITLE)).toBeNull();
});
