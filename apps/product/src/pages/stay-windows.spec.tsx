import { axeFaults } from '@shop/testing/axe';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHotel, aStay } from '../fixtures/a-stay.ts';
import { anOfferCard } from '../fixtures/an-offer.ts';
import { Refused } from '../fixtures/render-page.tsx';
import { ADDRESS, DATED, showStay } from '../fixtures/show-stay.ts';
import { close, inABrowserWithDialogs, opened, press, pressNamed } from './stay-windows.test-utils.ts';

inABrowserWithDialogs();

describe('the windows of a stay', () => {
  test.each([
    ['Getting there', '6 chemin de Colmyr, 74000 Annecy'],
    ['Hours', 'Arrival from 15:00'],
    ['Services and equipment', 'Spa'],
    ['Things to know', 'No pets'],
    ['Tourist Tax', '€2.30 per adult and night'],
  ])('practical information opens in a window: %s @PROD-023', async (name, text) => {
    const tax = { type: 'PER_PERSON_PER_NIGHT', amount: 230, currency: 'EUR', toBePaidAtHotel: true } as const;
    showStay(ADDRESS, { stay: aStay({ hotel: aHotel({ localTax: tax }) }) });
    await press(name);
    expect(await within(await opened(name)).findByText(text)).toBeVisible();
    expect(await axeFaults(await opened(name))).toEqual([]);
  });

  test('room, activity and local tax are told in windows of their own @PROD-024', async () => {
    const spa = { id: 'spa', kind: 'activity', title: 'Spa access', icon: 'bath', duration: 90, how: 'Bring a towel.' } as const;
    showStay(DATED, { stay: aStay({ programLine: [...aStay().programLine, spa] }) });
    await press('See the room');
    expect(await within(await opened('Lake view room')).findByText('24 m²')).toBeVisible();
    expect(await axeFaults(await opened('Lake view room'))).toEqual([]);
    await close('Lake view room');
    await pressNamed('See the details: Spa access');
    expect(await within(await opened('Spa access')).findByText('1 h 30')).toBeVisible();
    expect(await axeFaults(await opened('Spa access'))).toEqual([]);
    await close('Spa access');
    await pressNamed('What is the local tax?');
    expect(await within(await opened('Tourist Tax')).findByText('This town takes no tourist tax.')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('a summary of an activity is cut at 250 characters, the window tells it whole @PROD-018', async () => {
    const description = `${'A long walk along the shore. '.repeat(12)}The end.`;
    const walk = { id: 'walk', kind: 'activity', title: 'Walk', icon: 'waves', description } as const;
    showStay(ADDRESS, { stay: aStay({ programLine: [walk] }) });
    const summary = await screen.findByText(/^A long walk along the shore\. .*…$/, { selector: 'article p' });
    expect(summary.textContent?.length).toBeLessThanOrEqual(251);
    await pressNamed('See the details: Walk');
    expect(await within(await opened('Walk')).findByText(/The end\.$/)).toBeVisible();
  });

  test('a long description of the house shows its beginning, and the whole of it on demand @PROD-026', async () => {
    showStay(ADDRESS, { stay: aStay({ hotel: aHotel({ description: `${'A house on the shore. '.repeat(15)}The end.` }) }) });
    const house = within(await screen.findByRole('region', { name: 'The hotel' }));
    expect(house.queryByText(/The end\.$/)).toBeNull();
    await userEvent.click(house.getByRole('button', { name: 'See more' }));
    expect(house.getByText(/The end\.$/)).toBeVisible();
  });

  test('the drawer of the hotel’s offers has the stay at hand first, then the other ones @PROD-094', async () => {
    const { at } = showStay(ADDRESS, { hotelOffers: () => [anOfferCard(), anOfferCard({ id: '101', label: 'A night by the lake' })] });
    await press('See all offers');
    const drawer = await opened('Other offers from Hôtel Les Roselières');
    const names = await within(drawer).findAllByText(/lake|boat/, { selector: 'h3' });
    expect(names.map(({ textContent }) => textContent)).toEqual(['A night by the lake', 'Two nights and a boat']);
    expect(await axeFaults(drawer)).toEqual([]);
    await userEvent.click(within(drawer).getByLabelText('Choose this offer: A night by the lake'));
    expect([at(), document.activeElement?.id]).toEqual([`${ADDRESS}#offerId=101`, 'dates']);
  });

  test('a payment that failed does not follow to another offer of the hotel @PROD-082 @PROD-094', async () => {
    const { at } = showStay(`${DATED}&error=1`, { hotelOffers: () => [anOfferCard()] });
    await press('See all offers');
    await userEvent.click(
      await within(await opened('Other offers from Hôtel Les Roselières')).findByLabelText('Choose this offer: Two nights and a boat'),
    );
    expect(at()).toBe('/product/stay/104/two-nights#checkin=2027-02-20&checkout=2027-02-21&offerId=104');
  });

  test('in the gift flow another offer of the hotel is a gift, too @API-007 @PROD-094', async () => {
    const { at } = showStay(`${ADDRESS}?flow=gifting`, { hotelOffers: () => [anOfferCard()] });
    expect(await screen.findByRole('link', { name: /Two nights and a boat/ })).toHaveAttribute(
      'href',
      expect.stringContaining('flow=gifting'),
    );
    await press('See all offers');
    await userEvent.click(
      await within(await opened('Other offers from Hôtel Les Roselières')).findByLabelText('Choose this offer: Two nights and a boat'),
    );
    expect(at()).toContain('/product/stay/104/two-nights?flow=gifting#');
  });

  test('a drawer whose offers cannot be had says only that something went wrong @PROD-094 @PROD-095', async () => {
    showStay(DATED, { hotelOffers: (isDated) => (isDated ? new Error('down') : [anOfferCard()]) });
    await press('See all offers');
    const drawer = await opened('Other offers from Hôtel Les Roselières');
    expect(await within(drawer).findByText('Oops, something went wrong')).toBeVisible();
    expect(within(drawer).queryByRole('article')).toBeNull();
    expect(await axeFaults(drawer)).toEqual([]);
  });

  test('reviews that cannot be had hide their block @PROD-092', async () => {
    showStay(ADDRESS, { reviews: () => new Refused(500, 'DOWN') });
    await press('See all 212 reviews');
    await close('Reviews of Hôtel Les Roselières');
    expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
  });
});
