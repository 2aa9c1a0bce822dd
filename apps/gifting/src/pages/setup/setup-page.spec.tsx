import { vi } from 'vitest';
import type { PriceTiers } from '@shop/contracts';
import { CUSTOMIZATION_KEY } from '@shop/domain';
import { axeFaults } from '@shop/testing/axe';
import { answering, type Answers } from '@shop/testing/network';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_EXTRAS, SHIPPING } from '../../testing/a-box.ts';
import { openGifting } from '../../testing/open-gifting.test-utils.tsx';
import { GiftSetupPage } from './setup.tsx';

const STAY = { id: '101', label: 'Lake and sauna', slug: 'lake', images: ['/images/spa-3/640_360.webp'] };
const HOTEL = { id: '7', label: 'Inn', location: { label: 'Annecy' } };
const tier = (nights: number, sellPrice: number) => ({
  ...{ nights, sellPrice, refPrice: sellPrice, promo: 0, shippingCost: 0, subElementsPrice: 0, totalPrice: sellPrice },
  sellPrices: { EBOX: sellPrice, BOX: sellPrice + SHIPPING.amount },
});
const TIERS: PriceTiers = { isGiftable: true, priceList: [tier(1, 13_900), tier(2, 25_900)] };
let network: ReturnType<typeof answering>;

afterEach(() => {
  sessionStorage.clear();
  network.stop();
});

function open(answers: Answers = {}, at = '/gift/prepare/101', site = {}) {
  network = answering({
    '/api/weekend/101/detail.json': { ...STAY, hotel: HOTEL },
    '/api/product/101/price-tiers': TIERS,
    '/gateway/shipping-costs': { ...SHIPPING, amount: 590 },
    '/gateway/sub-elements/available-custom-sub-elements': NO_EXTRAS,
    ...answers,
  });
  return openGifting([{ path: '/gift/prepare/:id', element: <GiftSetupPage /> }], { at, site });
}

test('a stay as a gift holds its prices by nights, its shipping, its format and the words of its giver @GIFT-015', async () => {
  sessionStorage.setItem(CUSTOMIZATION_KEY, JSON.stringify({ fromName: 'Claire', message: 'Bon voyage' }));
  open();
  expect(await screen.findByRole('textbox', { name: /^From/ })).toHaveValue('Claire');
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Bon voyage');
  await userEvent.click(screen.getByRole('radio', { name: /^2 nights.*€259/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Printed/ }));
  // In the total and beside the button of a phone.
  expect(await screen.findAllByText('€264.90')).toHaveLength(2);
  expect(await axeFaults()).toEqual([]);
});

test('a gift that is promoted says until when it costs so little', async () => {
  const promoted = { ...tier(1, 12_900), refPrice: 13_900, promo: 8, promotionEndsOn: '2026-12-14' };
  open({ '/api/product/101/price-tiers': { isGiftable: true, priceList: [promoted, tier(2, 25_900)] } });
  expect(await screen.findByText('Promotion until Monday 14 December 2026.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^2 nights/ }));
  expect(screen.queryByText(/^Promotion until/)).toBeNull();
});

test('a digital gift is given a look, which its preview shows and the tab holds; a printed one has none', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Birthday' }));
  const preview = screen.getByRole('figure', { name: 'Preview of the gift' });
  expect(preview.querySelector('[data-look="birthday"]')).toBeInTheDocument();
  expect(JSON.parse(sessionStorage.getItem(CUSTOMIZATION_KEY)!)).toMatchObject({ look: 'birthday' });
  expect(await axeFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /^Printed/ }));
  expect(screen.queryByRole('radio', { name: 'Birthday' })).toBeNull();
  expect(preview.querySelector('[data-look]')).toBeNull();
});

test('an address names the format of the gift @GIFT-018', async () => {
  open({}, '/gift/prepare/101?giftFormat=physical');
  expect(await screen.findByRole('radio', { name: /^Printed/, checked: true })).toBeVisible();
});

test('a stay that cannot be given says so @GIFT-015', async () => {
  open({ '/api/product/101/price-tiers': { isGiftable: false, priceList: [] } });
  expect(await screen.findByText('This stay cannot be given as a gift at the moment.')).toBeVisible();
});

test('the first day that a gift may be sent on is the shop’s, also where the visitor’s clock is years behind', async () => {
  const behind = Date.parse('2020-01-01T12:00:00Z');
  vi.spyOn(Date, 'now').mockReturnValue(behind);
  const clockAheadMs = Date.parse('2030-06-05T12:00:00Z') - behind;
  open({}, '/gift/prepare/101', { clockAheadMs });
  await userEvent.click(await screen.findByRole('radio', { name: /on another day/ }));
  expect(screen.getByLabelText(/^Day/)).toHaveAttribute('min', '2030-06-05');
  vi.restoreAllMocks();
});
