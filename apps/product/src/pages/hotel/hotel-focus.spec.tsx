import type { HotelDetail } from '@shop/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHotelPage, aRoom } from '../../fixtures/a-hotel-page.ts';
import { Refused, renderPage } from '../../fixtures/render-page.tsx';
import { Body } from './hotel-parts.ts';

const open = { price: '', amount: 12_900, promo: 0, bestPriceOfTheMonth: false, minLos: 1 };
const DAYS = { availabilities: { '2027-02-20': open, '2027-02-21': null }, minMonth: '2027-02', maxMonth: '2028-02', requestedMonths: [] };
const DATED = '/hotel/1#checkin=2027-02-20&checkout=2027-02-22';

function show(address: string, answer: (query: URLSearchParams) => HotelDetail | Refused = () => aHotelPage()) {
  renderPage(address, [
    ['/availabilities.json', () => DAYS],
    ['/api/hotels/', ({ url }) => answer(url.searchParams)],
  ]);
}

const dates = () => screen.findByRole('button', { name: /^Dates/ });
const day = (name: RegExp) => screen.findByRole('button', { name });

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  return Body.prepare();
});
afterAll(() => void Reflect.deleteProperty(window, 'matchMedia'));

describe('the focus on the hotel page', () => {
  test('goes back to the dates when their calendar closes by itself', async () => {
    show('/hotel/1?flow=hotel');
    await userEvent.click(await dates());
    await userEvent.click(await day(/^Saturday 20 February 2027/));
    await userEvent.click(await day(/^Monday 22 February 2027/));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Monday 22 February 2027/ })).toBeNull());
    await waitFor(async () => expect(await dates()).toHaveFocus());
  });

  test('stays in the calendar when its dates are cleared', async () => {
    show(DATED);
    await userEvent.click(await dates());
    await userEvent.click(await day(/^Clear dates/));
    expect(screen.queryByRole('button', { name: 'Clear dates' })).toBeNull();
    await waitFor(async () => expect(await day(/^Saturday 20 February 2027/)).toHaveFocus());
  });

  test('goes from the way to all offers to the line that counts them', async () => {
    const none = aHotelPage({ weekends: [], rooms: [aRoom({ list: [] })] });
    show(DATED, (query) => (query.has('checkin') ? none : aHotelPage()));
    await userEvent.click(await screen.findByRole('button', { name: 'See all offers' }));
    expect(await screen.findByRole('link', { name: 'A night by the lake' })).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/for 2 adults/);
    expect(document.activeElement).toHaveAttribute('role', 'status');
  });

  test('goes from a new try to the line that says what comes', async () => {
    let isUp = false;
    show(DATED, (query) => (query.has('checkin') && !isUp ? new Refused(503, 'NOT_READY') : aHotelPage()));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'A night by the lake' })).toBeVisible();
    expect(document.activeElement).toHaveAttribute('role', 'status');
  });
});
