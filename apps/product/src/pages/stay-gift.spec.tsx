import type { BeneficiaryView } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { aProductOffer } from '../fixtures/an-offer.ts';
import { aQuote } from '../fixtures/a-stay.ts';
import { ADDRESS, DATED, showStay } from '../fixtures/show-stay.ts';
import { Body } from './stay-parts.ts';

const aGift = (change: Partial<BeneficiaryView> = {}): BeneficiaryView => ({
  ...{ code: '7K3M-PQ8R-2XWA', kind: 'BOX', productCode: 'SPAEBOX', status: 'active', title: 'A spa break' },
  ...{ remaining: 17_800, value: 17_800, nights: 1, adult: 2, expiresOn: '2027-11-07', paysStay: true },
  ...change,
});
const twoTerms = () => ({
  '1101': aProductOffer({ weekendId: '1101', variantOf: '101', priceInfo: { ...aQuote().priceInfo, sellPrice: 22_850 } }),
  '101': aProductOffer(),
});
const terms = () => screen.getByRole('region', { name: 'Choose your terms' });
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
    expect(within(booking).getByText(/with your gift on some days/)).toBeVisible();
    expect(booking).not.toHaveTextContent('€149');
    expect(within(terms()).getByRole('button', { name: /Included/ })).toBeVisible();
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

  test('with dates that it covers no price is shown but the tax that is paid at the hotel @GIFT-021', async () => {
    showStay(DATED, { gift: aGift({ remaining: 30_000, value: 30_000 }), offers: twoTerms });
    const booking = await panel();
    expect((await within(booking).findAllByText('Included')).length).toBe(2);
    await waitFor(() => expect(within(terms()).getAllByText('Included')).toHaveLength(2));
    expect(booking).not.toHaveTextContent(/instead of|€249|€28/);
    expect(within(booking).getByText('Total').parentElement).toHaveTextContent('€4.60');
    expect(terms()).not.toHaveTextContent('€');
    expect(await axeFaults()).toEqual([]);
  });

  test('the lines and the terms of a stay with a supplement are what is left to pay @GIFT-021', async () => {
    showStay(DATED, { gift: aGift(), offers: twoTerms });
    const booking = await panel();
    await within(booking).findByText(/^\+ €\d/);
    expect(within(booking).getByText('Stay for 2 people, 1 night').parentElement).toHaveTextContent('€71');
    expect(within(booking).getByText('Total').parentElement).toHaveTextContent('€75.60');
    expect(await within(terms()).findByText('€71 a night')).toBeVisible();
    expect(within(terms()).getByText('− €20 a night')).toBeVisible();
  });

  test('a gift that cannot pay for it changes no price', async () => {
    showStay(ADDRESS, { gift: aGift({ paysStay: false }) });
    expect(within(await panel()).getByText('€149')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Sunday 21 February 2027, €178, best price/ })).toBeVisible();
  });
});
