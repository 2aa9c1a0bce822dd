import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preparedHotel, visitHotel } from './hotel-visit.test-utils.ts';

preparedHotel('phone');

const months = () => screen.getAllByRole('grid').map((month) => month.closest('[data-month]')?.getAttribute('data-month'));

describe('on a phone', () => {
  test('the hotel’s months stand below each other, three at first, without arrows @SEARCH-124', async () => {
    visitHotel('/hotel/1?flow=hotel');
    await userEvent.click(await screen.findByRole('button', { name: /^Dates/ }));
    await screen.findByRole('button', { name: /^Saturday 20 February 2027/ });
    expect(months().slice(0, 3)).toEqual(['2027-02', '2027-03', '2027-04']);
    expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull();
  });

  test('dates are taken by Confirm, which is off until both days are chosen @SEARCH-135', async () => {
    const { at } = visitHotel('/hotel/1?flow=hotel');
    await userEvent.click(await screen.findByRole('button', { name: /^Dates/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Saturday 20 February 2027/ }));
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /^Monday 22 February 2027/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(at()).toBe('/hotel/1?flow=hotel#checkin=2027-02-20&checkout=2027-02-22');
  });
});
