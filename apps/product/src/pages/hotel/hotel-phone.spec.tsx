import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preparedHotel, visitHotel } from './hotel-visit.test-utils.ts';

preparedHotel('phone');

/** jsdom draws nothing: a list of 3000 px in a place of 600. */
beforeEach(() => {
  Object.defineProperty(Element.prototype, 'scrollHeight', { configurable: true, get: () => 3000 });
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 600 });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollHeight');
  Reflect.deleteProperty(Element.prototype, 'clientHeight');
});

const months = () => screen.getAllByRole('grid').map((month) => month.closest('[data-month]')?.getAttribute('data-month'));

describe('on a phone', () => {
  test('the hotel’s months stand below each other, three at first, without arrows @SEARCH-124', async () => {
    visitHotel('/hotel/1?flow=hotel');
    await userEvent.click(await screen.findByRole('button', { name: /^Dates/ }));
    await screen.findByRole('button', { name: /^Saturday 20 February 2027/ });
    expect(months()).toEqual(['2027-02', '2027-03', '2027-04']);
    expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull();
  });

  test('the window stays over complete dates until Confirm, which is off before both days are chosen', async () => {
    const { at } = visitHotel('/hotel/1?flow=hotel');
    await userEvent.click(await screen.findByRole('button', { name: /^Dates/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Saturday 20 February 2027/ }));
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /^Monday 22 February 2027/ }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Monday 22 February 2027/ })).toBeNull());
    expect(at()).toBe('/hotel/1?flow=hotel#checkin=2027-02-20&checkout=2027-02-22');
  });
});
