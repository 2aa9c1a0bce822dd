import { DEFAULT_TOGGLES, type Site } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering } from '@shop/testing/network';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_EXTRAS, SHIPPING } from '../../testing/a-box.ts';
import { openGifting } from '../../testing/open-gifting.test-utils.tsx';
import { GiftcardPage } from './giftcard.tsx';

let network: ReturnType<typeof answering>;

afterEach(() => {
  sessionStorage.clear();
  network.stop();
});

function open(at = '/giftcard/customization', site: Partial<Site> = {}) {
  network = answering({ '/gateway/shipping-costs': SHIPPING, '/gateway/sub-elements/available-custom-sub-elements': NO_EXTRAS });
  const routes = [
    { path: '/giftcard/customization', element: <GiftcardPage /> },
    { path: '*', element: <h1>Another page</h1> },
  ];
  return openGifting(routes, { at, site });
}

test('a free amount from 20 to 1,000 euros is typed; with another nothing goes on @GIFT-003', async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Another amount' }));
  const field = screen.getByRole('textbox', { name: /^Amount in euros/ });
  await userEvent.type(field, '1001');
  await userEvent.tab();
  expect(field).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(field).toHaveFocus();
  expect(await axeFaults()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '77');
  expect(within(screen.getByRole('figure')).getByText('€77')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
  expect(router.state.location.search).toContain('amount=77');
});

test('an address may name a free amount', async () => {
  open('/giftcard/customization#amount=77');
  expect(await screen.findByRole('textbox', { name: /^Amount in euros/ })).toHaveValue('77');
});

test('where the operator sells fixed amounts only, an address that names another shows one of them', async () => {
  open('/giftcard/customization#amount=77', { toggles: { ...DEFAULT_TOGGLES, freeGiftCardAmount: false } });
  expect(await screen.findByRole('radio', { name: '€100' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Another amount' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Amount in euros/ })).toBeNull();
});
