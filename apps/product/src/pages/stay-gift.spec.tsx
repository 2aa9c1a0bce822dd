import type { BeneficiaryView } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { screen, within } from '@testing-library/react';
import { ADDRESS, DATED, showStay } from '../fixtures/show-stay.ts';
import { Body } from './stay-parts.ts';

const aGift = (change: Partial<BeneficiaryView> = {}): BeneficiaryView => ({
  ...{ code: '7K3M-PQ8R-2XWA', kind: 'BOX', productCode: 'SPAEBOX', status: 'active', title: 'A spa break' },
  ...{ remaining: 17_800, value: 17_800, nights: 1, adult: 2, expiresOn: '2027-11-07', paysStay: true },
  ...change,
});
const panel = () => screen.findByRole('region', { name: 'Your booking' });

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await Body.prepare();
});
beforeEach(() => void (document.cookie = 'beneficiary=1'));
afterEach(() => void (document.cookie = 'beneficiary=; max-age=0'));

describe('a stay that is looked at with a gift', () => {
  test('without dates it is included on some days, and the calendar marks them @GIFT-020 @GIFT-021', async () => {
    showStay(ADDRESS, { gift: aGift() });
    const booking = await panel();
    expect(await within(booking).findByText('Included')).toBeVisible();
    expect(within(booking).getByText(/with your gift on some days, instead of €149/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Sunday 21 February 2027, €0, included in your gift/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Saturday 20 February 2027, \+€71/ })).toBeVisible();
    expect(screen.getByText(/What is left to pay with your gift for 1 night/)).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('with dates the price is what is left to pay @GIFT-021', async () => {
    showStay(DATED, { gift: aGift() });
    const booking = await panel();
    expect(await within(booking).findByText(/^\+ €\d/)).toBeVisible();
    expect(within(booking).queryByText('You save €40')).toBeNull();
  });

  test('a gift that cannot pay for it changes no price', async () => {
    showStay(ADDRESS, { gift: aGift({ paysStay: false }) });
    expect(within(await panel()).getByText('€149')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Sunday 21 February 2027, €178, best price/ })).toBeVisible();
  });
});
