import { setConsent } from '@shop/analytics';
import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { aStay } from '../fixtures/a-stay.ts';
import { anOfferCard, anUpsell, aRecommendedOffer } from '../fixtures/an-offer.ts';
import { ADDRESS, DATED, showStay } from '../fixtures/show-stay.ts';
import { inABrowserWithDialogs } from './stay-windows.test-utils.ts';

inABrowserWithDialogs();

describe('the sections of a stay', () => {
  test('an activity that is not run all year says when', async () => {
    const season = { from: '12-01', until: '04-15' };
    const snow = {
      id: 'snow',
      kind: 'activity',
      title: 'Snowshoes',
      icon: 'snowflake',
      activityParticipantsLabel: 'for 2',
      season,
    } as const;
    showStay(ADDRESS, { stay: aStay({ programLine: [...aStay().programLine, snow] }) });
    expect(await screen.findByText(/^for 2 · From 1\sDec to 15\sApr$/)).toBeVisible();
  });

  test('all of them stand on the page, and tabs lead to them @PROD-008 @PROD-005', async () => {
    const spa = { id: 'spa', kind: 'activity', title: 'Spa access', icon: 'bath', activityId: 'spa' } as const;
    showStay(ADDRESS, {
      stay: aStay({ programLine: [...aStay().programLine, spa] }),
      upsells: [anUpsell()],
      hotelOffers: () => [anOfferCard()],
      recommended: aRecommendedOffer(),
    });
    for (const name of [
      ...['Your stay includes', 'Make it even better', 'Choose your dates', 'Choose your terms', 'About this stay', 'Room'],
      ...['What you will experience', 'Reviews', 'Changes and cancellation', 'The hotel', 'Good to know'],
      ...['Other offers from Hôtel Les Roselières', 'You may also like'],
    ])
      expect(await screen.findByText(name, { selector: 'h2' })).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: 'On this page' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual(['Description', 'Room', 'Experience', 'Reviews', 'Hotel']);
    expect(screen.getByText('Recommended')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('the from-price of a stay beside this one names its day', async () => {
    showStay(ADDRESS, { recommended: aRecommendedOffer({ checkin: '2027-01-06' }) });
    const card = (await screen.findByText('An inn above the lake')).closest('article')!;
    expect(within(card).getByText('on Wed 6 Jan')).toBeVisible();
  });

  test('the recommended stay stands first in a row of what else there is around', async () => {
    const recommended = aRecommendedOffer({ id: '31', label: 'By the lake' });
    const around = ['31', '32', '33', '34', '35'].map((id) => anOfferCard({ id, label: `Stay ${id}` }));
    showStay(ADDRESS, { recommended, around });
    await screen.findByText('Stay 32');
    const section = document.getElementById('recommended')!;
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual([...['By the lake', 'Stay 32', 'Stay 33', 'Stay 34']]);
    expect(within(section).getAllByText('Recommended')).toHaveLength(1);
  });

  test('hours, parking and pets are told at a glance, as far as the house tells them', async () => {
    const stay = aStay();
    const infoGeneral = [{ code: 'parking', label: 'Parking', facilities: ['Garage'] }];
    const policy = { petsAllowed: false, petsMaxNumberOfPets: 0 } as const;
    showStay(ADDRESS, { stay: { ...stay, hotel: { ...stay.hotel, infoGeneral, policy } } });
    const facts = within((await screen.findByText('Good to know', { selector: 'h2' })).closest('section')!).getAllByRole('list')[0]!;
    expect(
      within(facts)
        .getAllByRole('listitem')
        .map((fact) => fact.textContent),
    ).toEqual([...['Arrival from 15:00Departure until 11:00', 'ParkingGarage', 'PetsPets are not allowed.']]);
  });

  test('a recommended offer without a price has no tag @PROD-058', async () => {
    showStay(ADDRESS, { recommended: aRecommendedOffer({ sellPrice: 0, refPrice: 0 }) });
    await screen.findByText('You may also like');
    expect(screen.queryByText('Recommended')).toBeNull();
  });

  test('what was picked for the visitor is told to analytics, once he has agreed @SHELL-066', async () => {
    setConsent(true);
    showStay(ADDRESS, { recommended: aRecommendedOffer({ id: '31', label: 'By the lake', sellPrice: 12_900 }) });
    await screen.findByText('You may also like');
    const item = { id: '31', name: 'By the lake', price: 12_900, index: 0 };
    await waitFor(() => expect(window.dataLayer).toContainEqual({ event: 'personalization_item', list: 'recommended', item }));
    setConsent(false);
  });

  test('in the native app the breadcrumb has a way back @PROD-007', async () => {
    showStay(ADDRESS, { site: { nativeApp: true } });
    expect((await screen.findByText('Back')).closest('button')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('customer care has a panel and a link to share @ACC-016', async () => {
    showStay(DATED, { site: { customerCare: true, origins: { en_GB: 'https://public.example' } } });
    expect(await screen.findByText('Customer care')).toBeVisible();
    expect(screen.getByLabelText('Link for the customer')).toHaveValue(
      'https://public.example/product/stay/101/a-night-by-the-lake?checkin=2027-02-20&cb=1',
    );
    expect(await axeFaults()).toEqual([]);
  });

  test('the device remembers the stay under the name that every page reads @ACC-010', async () => {
    showStay();
    await waitFor(() => expect(localStorage.getItem('escale.recentlyViewed')).not.toBeNull());
    expect(JSON.parse(localStorage.getItem('escale.recentlyViewed') ?? '')).toEqual([
      {
        id: '101',
        imageUrl: '/images/lake-1/640_360.webp',
        label: 'A night by the lake',
        price: 14_900,
        hotel: 'Hôtel Les Roselières',
        uri: '/product/stay/101/a-night-by-the-lake',
        type: 'STAY',
      },
    ]);
  });

  test('what the device remembers stands below the stay, without the stay itself', async () => {
    const item = { imageUrl: '/images/a/640_360.webp', price: 9_900, hotel: 'Hotel', type: 'STAY' } as const;
    const items = ['101', '102'].map((id) => ({ ...item, id, label: `Stay ${id}`, uri: `/product/stay/${id}` }));
    localStorage.setItem('escale.recentlyViewed', JSON.stringify(items));
    showStay();
    const viewed = await screen.findByLabelText('Recently viewed');
    expect(within(viewed).getByText('Stay 102').closest('a')).toHaveAttribute('href', '/product/stay/102');
    expect(within(viewed).queryByText('Stay 101')).toBeNull();
  });
});
