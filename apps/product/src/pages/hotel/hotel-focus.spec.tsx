import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHotelPage, aRoom } from '../../fixtures/a-hotel-page.ts';
import { Refused } from '../../fixtures/render-page.tsx';
import { preparedHotel, visitHotel } from './hotel-visit.test-utils.ts';

const DATED = '/hotel/1#checkin=2027-02-20&checkout=2027-02-22';

const dates = () => screen.findByRole('button', { name: /^Dates/ });
const day = (name: RegExp) => screen.findByRole('button', { name });

preparedHotel();

describe('the focus on the hotel page', () => {
  test('goes back to the dates when their calendar closes by itself', async () => {
    visitHotel('/hotel/1?flow=hotel');
    await userEvent.click(await dates());
    await userEvent.click(await day(/^Saturday 20 February 2027/));
    await userEvent.click(await day(/^Monday 22 February 2027/));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Monday 22 February 2027/ })).toBeNull());
    await waitFor(async () => expect(await dates()).toHaveFocus());
  });

  test('stays in the calendar when its dates are cleared', async () => {
    visitHotel(DATED);
    await userEvent.click(await dates());
    await userEvent.click(await day(/^Clear dates/));
    expect(screen.queryByRole('button', { name: 'Clear dates' })).toBeNull();
    await waitFor(async () => expect(await day(/^Saturday 20 February 2027/)).toHaveFocus());
  });

  test('goes from the way to all offers to the line that counts them', async () => {
    const none = aHotelPage({ weekends: [], rooms: [aRoom({ list: [] })] });
    visitHotel(DATED, { page: (query) => (query.has('checkin') ? none : aHotelPage()) });
    await userEvent.click(await screen.findByRole('button', { name: 'See all offers' }));
    expect(await screen.findByRole('link', { name: 'A night by the lake' })).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/for 2 adults/);
    expect(document.activeElement).toHaveAttribute('role', 'status');
  });

  test('goes from a new try to the line that says what comes', async () => {
    let isUp = false;
    visitHotel(DATED, { page: (query) => (query.has('checkin') && !isUp ? new Refused(503, 'NOT_READY') : aHotelPage()) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'A night by the lake' })).toBeVisible();
    expect(document.activeElement).toHaveAttribute('role', 'status');
  });
});
