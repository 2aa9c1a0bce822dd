import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHotel, aQuote, aStay } from '../fixtures/a-stay.ts';
import { anOfferCard } from '../fixtures/an-offer.ts';
import { Refused } from '../fixtures/render-page.tsx';
import { ADDRESS, showStay as show } from '../fixtures/show-stay.ts';
import { Body } from './stay-parts.ts';

const panel = () => screen.findByRole('region', { name: 'Your booking' });
const day = (name: RegExp) => screen.findByRole('button', { name });
const ARRIVAL = /^Saturday 20 February 2027/;

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await Body.prepare();
});

describe('the stay page', () => {
  test('the gallery shows five pictures and the way to all of them @PROD-012', async () => {
    show();
    const tiles = await screen.findByRole('list', { name: 'Pictures of A night by the lake' });
    expect(within(tiles).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'See 6 pictures' })).toBeVisible();
  });

  test('the gallery says what each picture shows; one that nobody has described is called by the stay', async () => {
    show(ADDRESS, { stay: aStay({ imageAlts: ['A harbour at sunset', '', 'A room with a view'] }) });
    const tiles = within(await screen.findByRole('list', { name: 'Pictures of A night by the lake' }));
    expect(tiles.getAllByRole('button').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      'Picture 1 of 6, A harbour at sunset',
      'Picture 2 of 6, A night by the lake',
      'Picture 3 of 6, A room with a view',
      'Picture 4 of 6, A night by the lake',
      'Picture 5 of 6, A night by the lake',
    ]);
    await userEvent.click(tiles.getByRole('button', { name: /A harbour at sunset/ }));
    expect(screen.getByRole('img', { name: 'A harbour at sunset' })).toBeVisible();
  });

  test('beside its name stands the heart that keeps it on the list of wishes', async () => {
    show();
    const heart = await screen.findByRole('button', { name: /A night by the lake.*wish/i });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    expect(await screen.findByRole('button', { name: /A night by the lake.*wish/i, pressed: true })).toBeVisible();
  });

  test('booking without dates says what is missing and brings the calendar into focus @PROD-049', async () => {
    show();
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Book' }));
    expect(within(await panel()).getByText('Please choose your travel dates.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose your travel dates.');
    expect(document.activeElement?.id).toBe('dates');
  });

  test('dates go from none to arrival to both; a third pick begins again @PROD-030', async () => {
    const { at } = show();
    await userEvent.click(await day(ARRIVAL));
    expect(at()).toBe(ADDRESS);
    await userEvent.click(await day(/^Sunday 21 February 2027/));
    expect(at()).toBe(`${ADDRESS}#checkin=2027-02-20&checkout=2027-02-21`);
    await userEvent.click(await day(/^Thursday 25 February 2027/));
    expect(await screen.findByText('Now choose your departure day.', { selector: 'p' })).toBeVisible();
  });

  test('clearing forgets both dates @PROD-031', async () => {
    const { at } = show(`${ADDRESS}#checkin=2027-02-20&checkout=2027-02-21`);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear dates' }));
    expect(at()).toBe(ADDRESS);
    await waitFor(async () => expect(await day(ARRIVAL)).toHaveFocus());
    expect(within(await panel()).getByText('from')).toBeVisible();
  });

  test('chosen dates ask for quote, offers and extras; without dates the from-price is back @PROD-032', async () => {
    const requested: string[] = [];
    show(ADDRESS, { requested });
    const booking = await panel();
    expect(within(booking).getByText('€149')).toBeVisible();
    expect(requested.join()).not.toContain('checkin=');
    await userEvent.click(await day(ARRIVAL));
    await userEvent.click(await day(/^Sunday 21 February 2027/));
    expect(await within(booking).findByText('You save €40')).toBeVisible();
    for (const call of ['quote', 'offers', 'upsells'])
      expect(requested).toContainEqual(expect.stringMatching(new RegExp(`/product/101/${call}\\?.*checkin=2027-02-20&nights=1`)));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear dates' }));
    expect(await within(booking).findByText('€149')).toBeVisible();
    expect(within(booking).queryAllByText('€249')).toEqual([]);
  });

  test('after the arrival only possible lengths can be chosen, and a closed day says why', async () => {
    show();
    await userEvent.click(await day(ARRIVAL));
    expect(await day(/^Monday 22 February 2027/)).not.toHaveAttribute('aria-disabled');
    expect(await day(/^Tuesday 23 February 2027.*No departure possible/)).toHaveAttribute('aria-disabled', 'true');
    expect(await axeFaults()).toEqual([]);
  });

  test('dates in the address give the quote, a saving and the way to the checkout @PROD-041', async () => {
    show(`${ADDRESS}?checkin=2027-02-20&checkout=2027-02-21`);
    const booking = await panel();
    expect(await within(booking).findByText('You save €40')).toBeVisible();
    expect(within(booking).getByText('Local tax, paid at the hotel')).toBeVisible();
    expect(within(booking).getByRole('link', { name: 'Book' })).toHaveAttribute(
      'href',
      '/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2',
    );
  });

  test('a from-price with a promotion tells its percentage, until when, and what the crossed price is @PROD-041', async () => {
    const promoted = { sellPrice: 12_000, refPrice: 15_000, promoPercentageRounded: 20, promotionEndsOn: '2026-12-14', nights: 1 };
    show(ADDRESS, { stay: aStay({ fromPrice: promoted }) });
    const booking = await panel();
    expect(within(booking).getByText('Up to 20% off')).toBeVisible();
    expect(within(booking).getByText(/^Promotion until Monday 14 December 2026\. Crossed price: the lowest/)).toBeVisible();
  });

  test('a gift that is promoted tells until when, and what the crossed price is', async () => {
    const costs = { nights: 1, sellPrice: 12_000, refPrice: 15_000, promo: 20, promotionEndsOn: '2026-12-14' };
    const tier = { ...costs, shippingCost: 0, subElementsPrice: 0, totalPrice: 12_000, sellPrices: {} };
    show(`${ADDRESS}?flow=gifting`, { stay: aStay({ isGiftable: true }), tiers: { isGiftable: true, priceList: [tier] } });
    const gift = await screen.findByRole('region', { name: 'Your gift' });
    expect(await within(gift).findByText(/^Promotion until Monday 14 December 2026\. Crossed price: the lowest/)).toBeVisible();
  });

  test('a from-price names its day, and one press chooses it', async () => {
    const fromPrice = { sellPrice: 12_000, refPrice: 12_000, promoPercentageRounded: 0, nights: 1, checkin: '2027-09-08' };
    show(ADDRESS, { stay: aStay({ fromPrice }) });
    const booking = await panel();
    await userEvent.click(within(booking).getByRole('button', { name: /^on Wed 8\sSep$/ }));
    expect(within(booking).queryByRole('button', { name: /^on Wed 8\sSep$/ })).toBeNull();
    const arrival = within(booking).getByRole('button', { name: /^Arrival Wed 8\sSep/ });
    expect(arrival).toHaveFocus();
    expect(within(booking).getByRole('button', { name: /^Departure Thu 9\sSep/ })).toBeVisible();
    expect(await screen.findByRole('grid', { name: 'September 2027' })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('a stay that cannot begin on the check-in day says so and cannot be booked @PROD-038', async () => {
    show(`${ADDRESS}#checkin=2027-02-20&checkout=2027-02-21`, { quote: () => new Refused(409, 'PACKAGE_NOT_AVAILABLE_CHECKIN') });
    const booking = await panel();
    expect(await within(booking).findByText('This stay is not available on your check-in date.')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    expect(within(booking).queryByRole('link', { name: 'Book' })).toBeNull();
    await userEvent.click(within(booking).getByRole('button', { name: 'Choose other dates' }));
    expect(document.activeElement?.id).toBe('dates');
  });

  test('a price that could not be told is asked for again with a press @PROD-037', async () => {
    let isDown = true;
    show(`${ADDRESS}#checkin=2027-02-20&checkout=2027-02-21`, { quote: () => (isDown ? new Refused(500, '') : aQuote()) });
    const booking = await panel();
    expect(await within(booking).findByText('Quote error')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    isDown = false;
    await userEvent.click(within(booking).getByRole('button', { name: 'Try again' }));
    expect(await within(booking).findByRole('link', { name: 'Book' })).toBeVisible();
    expect(within(booking).queryByText('Quote error')).toBeNull();
  });

  test('another party gets another price, and the old one cannot be booked meanwhile', async () => {
    let answer: (quote: unknown) => void = () => undefined;
    let requested = 0;
    show(`${ADDRESS}#checkin=2027-02-20&checkout=2027-02-21`, {
      quote: () =>
        requested++ === 0
          ? aQuote()
          : new Promise((done) => {
              answer = done;
            }),
    });
    const booking = await panel();
    await within(booking).findByRole('link', { name: 'Book' });
    await userEvent.click(within(booking).getByRole('button', { name: /Travellers/ }));
    await userEvent.click(within(booking).getByRole('button', { name: 'Children: one more' }));
    expect(await within(booking).findByRole('link', { name: 'Calculating price' })).toHaveAttribute('aria-disabled', 'true');
    expect(within(booking).queryByText('You save €40')).toBeNull();
    answer(aQuote({ priceInfo: { ...aQuote().priceInfo, sellPrice: 30_000, refPrice: 30_000 } }));
    await waitFor(() =>
      expect(within(booking).getByRole('link', { name: 'Book' })).toHaveAttribute('href', expect.stringContaining('c=1')),
    );
  });

  test('a hotel without reviews invites to be the first, and is new @PROD-091', async () => {
    show(ADDRESS, { stay: aStay({ hotel: aHotel({ review: { score: 0, totalCount: 0, details: [], list: [] } }) }) });
    expect(await screen.findByText('Be the first to try this brand new experience!')).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
  });

  test('an expired stay shows the way to what its hotel sells on the same days, and stays around it @PROD-009', async () => {
    show(`${ADDRESS}#checkin=2027-02-20&checkout=2027-02-21&a=3`, {
      stay: aStay({ published: false }),
      around: [anOfferCard({ id: '201', label: 'An inn above the lake' })],
    });
    expect(await screen.findByRole('heading', { name: 'Too late!' })).toBeVisible();
    expect(screen.getByText('This offer has expired... Luckily, we have other stays to suggest you.')).toBeVisible();
    const way = screen.getByRole('link', { name: 'See other offers from this hotel' });
    expect(way).toHaveAttribute('href', '/hotel/1?checkin=2027-02-20&checkout=2027-02-21&a=3&anchor=products');
    expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Changes and cancellation' })).toBeNull();
    expect(await axeFaults()).toEqual([]);
    expect(
      await within(await screen.findByRole('region', { name: 'You may also like' })).findByText('An inn above the lake'),
    ).toBeVisible();
  });
});
