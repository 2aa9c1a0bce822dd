import type { HotelDetail } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { aNearbyHotel, aHotelPage, aRoom, aRoomOffer, aWeekend } from '../../fixtures/a-hotel-page.ts';
import { aStay } from '../../fixtures/a-stay.ts';
import { Refused } from '../../fixtures/render-page.tsx';
import { DAYS, preparedHotel, visitHotel } from './hotel-visit.test-utils.ts';

/** No room sleeps so many. */
const NONE = { ...DAYS, availabilities: { '2027-02-20': null } };
const ADDRESS = '/hotel/1';
const DATED = '#checkin=2027-02-20&checkout=2027-02-22';

/** The page at an address; what the hotel sells is answered by question. */
const show = (address = ADDRESS, page?: (query: URLSearchParams) => HotelDetail | Refused, detail?: () => unknown) =>
  visitHotel(address, {
    days: (query) => (query.get('adult') === '20' ? NONE : DAYS),
    ...(page && { page }),
    ...(detail && { detail }),
  });

const empty = aHotelPage({ weekends: [], rooms: [aRoom({ list: [] })] });

preparedHotel();

describe('the hotel page', () => {
  test('shows breadcrumb, pictures, tabs, selector, weekends, reviews and the hotels nearby @HOTEL-001 @HOTEL-003', async () => {
    show(ADDRESS, () => aHotelPage({ nearbyHotels: [aNearbyHotel('2')] }));
    expect(await screen.findByRole('navigation', { name: 'You are here' })).toBeVisible();
    const tiles = screen.getByRole('list', { name: 'Pictures of Hôtel Les Roselières' });
    expect(within(tiles).getAllByRole('listitem')).toHaveLength(4);
    const tabs = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['About', 'Offers', 'Reviews']);
    expect(screen.getByRole('group', { name: 'Dates and travellers' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'A night by the lake' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your stay includes' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Reviews' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hotel 2' })).toHaveAttribute('href', '/hotel/2');
    expect(await axeFaults()).toEqual([]);
  });

  test('begins with its name, its score and the way to its map, before the pictures @HOTEL-007 @HOTEL-011', async () => {
    show();
    const name = await screen.findByRole('heading', { level: 1, name: /Les Roselières/ });
    const pictures = screen.getByRole('list', { name: 'Pictures of Hôtel Les Roselières' });
    const map = screen.getByRole('button', { name: 'See on the map' });
    expect(name.compareDocumentPosition(pictures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(map.compareDocumentPosition(pictures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(pictures).getAllByRole('listitem')).toHaveLength(4);
  });

  test('names the score with one decimal, and a hotel without one is new @HOTEL-021', async () => {
    show();
    expect((await screen.findAllByText('Score 8.6 out of 10'))[0]).toBeInTheDocument();
    expect(screen.getAllByText('Excellent')[0]).toBeVisible();
    const review = { score: 0, totalCount: 0, count: 0, details: [], list: [] };
    show(ADDRESS, () => aHotelPage({ review }));
    expect(await screen.findByText('New')).toBeVisible();
  });

  test('is not to be listed once it is inactive, and says that it sells nothing @HOTEL-004 @HOTEL-019', async () => {
    show(ADDRESS, () => aHotelPage({ active: false }));
    expect(await screen.findByRole('heading', { name: "Sorry, we currently don't have any offers for this hotel." })).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    expect(screen.queryByRole('group', { name: 'Dates and travellers' })).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });
});

describe('dates and party', () => {
  test('in the hash are asked for, and go along to the stays @HOTEL-002', async () => {
    const { requested } = show(`${ADDRESS}${DATED}&c=1`);
    expect(await screen.findByRole('link', { name: 'A night by the lake' })).toHaveAttribute(
      'href',
      '/product/stay/101/a-night-by-the-lake?checkin=2027-02-20&checkout=2027-02-22&c=1&s=1',
    );
    expect(requested.some(({ search }) => search.includes('checkin=2027-02-20&checkout=2027-02-22&adult=2&child=1&baby=0'))).toBe(true);
  });

  test('are chosen in a calendar of twelve months and written into the hash @HOTEL-015', async () => {
    const { at, requested } = show(`${ADDRESS}?flow=hotel`);
    await userEvent.click(await screen.findByRole('button', { name: /^Dates/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Saturday 20 February 2027/ }));
    expect(at()).toBe(`${ADDRESS}?flow=hotel`);
    await userEvent.click(screen.getByRole('button', { name: /^Monday 22 February 2027/ }));
    expect(at()).toBe(`${ADDRESS}?flow=hotel${DATED}`);
    const calendar = requested.find(({ pathname }) => pathname.endsWith('/availabilities.json'));
    expect(calendar?.search).toBe('?locale=en_GB&month=2027-02&length=12&flow=hotel');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Monday 22 February 2027/ })).toBeNull());
  });

  test('that are chosen again within the second keep the calendar open, and nothing of the dates before is booked meanwhile', async () => {
    const never = new Promise<never>(() => undefined) as unknown as HotelDetail;
    show(`${ADDRESS}?flow=hotel`, (query) => (query.has('checkin') ? never : aHotelPage({ rooms: [aRoom()] })));
    await userEvent.click(await screen.findByRole('button', { name: /^Dates/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Saturday 20 February 2027/ }));
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: /^Monday 22 February 2027/ }));
    act(() => void vi.advanceTimersByTime(500));
    fireEvent.click(screen.getByRole('button', { name: /^Saturday 20 February 2027/ }));
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.getByRole('button', { name: /^Monday 22 February 2027/ })).toBeVisible();
    vi.useRealTimers();
    expect(document.querySelector('#products [aria-busy=true]')).toHaveAttribute('inert');
  });

  test('cost what they cost this party, and the calendar says for how many', async () => {
    const { requested } = show(`${ADDRESS}#a=3&c=1`);
    await userEvent.click(await screen.findByRole('button', { name: /^Dates/ }));
    expect(await screen.findByText('Prices per night for 4 people, by arrival day.')).toBeVisible();
    const calendar = requested.find(({ pathname }) => pathname.endsWith('/availabilities.json'));
    expect(calendar?.search).toBe('?locale=en_GB&month=2027-02&length=12&adult=3&child=1&s=1');
  });

  test('of a party that no day is left for are said to be none, and what can be changed', async () => {
    show(`${ADDRESS}#a=20`);
    await userEvent.click(await screen.findByRole('button', { name: /^Dates/ }));
    expect(
      await screen.findByText('No day is available for 20 people in the next twelve months. Change the number of travellers.'),
    ).toBeVisible();
    expect(screen.queryByText(/^Prices per night/)).toBeNull();
  });

  test('an arrival alone is forgotten with the closed calendar', async () => {
    const { at } = show(`${ADDRESS}${DATED}`);
    await userEvent.click(await screen.findByRole('button', { name: /^Dates/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Saturday 20 February 2027/ }));
    await userEvent.keyboard('{Escape}');
    expect(at()).toBe(`${ADDRESS}${DATED}`);
  });
});

describe('what is sold', () => {
  test('in the hotel flow are rooms, and an offer of a room opens its details @HOTEL-005 @HOTEL-013', async () => {
    const offer = aRoomOffer({ hasSelectedDates: true, checkin: '2027-02-20' });
    const { requested } = show(`${ADDRESS}?flow=hotel${DATED}`, () => aHotelPage({ rooms: [aRoom({ list: [offer] })] }));
    const rooms = await screen.findByTestId('rooms');
    expect(rooms).toHaveAttribute('data-columns', '3');
    await userEvent.click(within(rooms).getByRole('button', { name: 'Breakfast, spa: see the details' }));
    const details = await screen.findByRole('dialog', { name: 'A night by the lake' });
    expect(await within(details).findByText('Buffet breakfast')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    expect(within(details).getByRole('link', { name: 'Book' })).toHaveAttribute(
      'href',
      '/checkout?id=101&checkin=2027-02-20&checkout=2027-02-22&a=2',
    );
    expect(within(details).getByRole('link', { name: 'See the stay' })).toHaveAttribute('href', expect.stringContaining('offerId=101'));
    const detail = requested.find(({ pathname }) => pathname.endsWith('/detail.json'));
    expect(detail?.search).toBe('?locale=en_GB&client=msite&fetchPageModel=false&checkin=2027-02-20&night=2&adult=2&child=0&baby=0');
  });

  test('the details of a promoted room say until when, and what the crossed price is', async () => {
    const price = { sellPrice: 19_900, refPrice: 24_900, promoPercentageRounded: 21, promotionEndsOn: '2026-12-14', nights: 2 };
    show(`${ADDRESS}?flow=hotel`, () => aHotelPage({ rooms: [aRoom({ list: [aRoomOffer({ price })] })] }));
    await userEvent.click(within(await screen.findByTestId('rooms')).getByRole('button', { name: 'Breakfast, spa: see the details' }));
    const details = await screen.findByRole('dialog', { name: 'A night by the lake' });
    expect(
      within(details).getByText('Promotion until Monday 14 December 2026. Crossed price: the lowest of the 30 days before the promotion.'),
    ).toBeVisible();
  });

  test('details that cannot be had are none: the block says so, and is asked again; the way on stays @PROD-029', async () => {
    const offer = aRoomOffer({ hasSelectedDates: true, checkin: '2027-02-20' });
    let isUp = false;
    show(
      `${ADDRESS}?flow=hotel${DATED}`,
      () => aHotelPage({ rooms: [aRoom({ list: [offer] })] }),
      () => (isUp ? aStay({ activities: [] }) : new Refused(503, 'NOT_READY')),
    );
    await userEvent.click(within(await screen.findByTestId('rooms')).getByRole('button', { name: 'Breakfast, spa: see the details' }));
    const details = await screen.findByRole('dialog', { name: 'A night by the lake' });
    expect(await within(details).findByRole('alert')).toHaveTextContent('Oops, something went wrong');
    expect(await axeFaults(details)).toEqual([]);
    expect(within(details).queryByText('Buffet breakfast')).toBeNull();
    expect(within(details).getByRole('link', { name: 'See the stay' })).toBeVisible();
    isUp = true;
    await userEvent.click(within(details).getByRole('button', { name: 'Try again' }));
    expect(await within(details).findByText('Buffet breakfast')).toBeVisible();
  });

  test('nothing on the dates: says so, helps by phone, and leads back to all offers @HOTEL-018', async () => {
    const { at } = show(`${ADDRESS}${DATED}&a=3`, (query) => (query.has('checkin') ? empty : aHotelPage()));
    expect(await screen.findByRole('heading', { name: 'Sorry, no availability on your dates' })).toBeVisible();
    expect(screen.getByText(/Mon-Fri 10h-21h, Sat-Sun 10h-19h/)).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'See all offers' }));
    expect(await screen.findByRole('link', { name: 'A night by the lake' })).toBeVisible();
    expect(at()).toBe(`${ADDRESS}#a=3`);
  });

  test('nothing at all: says so without an advice @HOTEL-019', async () => {
    show(ADDRESS, () => empty);
    expect(await screen.findByRole('heading', { name: "Sorry, we currently don't have any offers for this hotel." })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See all offers' })).toBeNull();
  });

  test('past dates in an old link count as none available', async () => {
    show(`${ADDRESS}#checkin=2020-02-20&checkout=2020-02-22`, (query) =>
      query.has('checkin') ? new Refused(400, 'INVALID_FIELD') : aHotelPage(),
    );
    expect(await screen.findByRole('heading', { name: 'Sorry, no availability on your dates' })).toBeVisible();
  });

  test('a slow call costs the offers alone, which say that they are on their way', async () => {
    const never = new Promise<never>(() => undefined);
    show(`${ADDRESS}${DATED}`, (query) => (query.has('checkin') ? (never as unknown as HotelDetail) : aHotelPage()));
    expect(await screen.findByText('We are looking for your offers…')).toBeInTheDocument();
    expect(document.querySelector('#products [aria-busy=true]')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Les Roselières/ })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('a failing call costs the offers alone, and is asked again', async () => {
    let isUp = false;
    show(`${ADDRESS}${DATED}`, (query) => (query.has('checkin') && !isUp ? new Refused(503, 'NOT_READY') : aHotelPage()));
    expect(await screen.findByRole('heading', { name: 'Oops, something went wrong' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Les Roselières/ })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'A night by the lake' })).toBeVisible();
  });

  test('a promotion shows from 10 percent on', async () => {
    show(ADDRESS, () =>
      aHotelPage({
        weekends: [aWeekend({ sellPrice: 9_000, refPrice: 10_000 }), aWeekend({ id: '102', sellPrice: 9_100, refPrice: 10_000 })],
      }),
    );
    expect(await screen.findByText('−10%')).toBeVisible();
    expect(screen.queryByText('−9%')).toBeNull();
  });
});
