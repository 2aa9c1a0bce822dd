import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { api, day, hotelDays, onLaterDay, open, openDates, panel, press, resetApi, wide } from './search-box.test-utils.tsx';

beforeEach(resetApi);

describe('the dates', () => {
  test('a second, later click sets the range; Confirm is out of reach in between @SEARCH-125 @SEARCH-131', async () => {
    const searched = open();
    const dates = await openDates();
    await userEvent.click(day(/^Saturday 6 March 2027/));
    expect(dates.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(wide().getByRole('button', { name: /^When/ })).toHaveTextContent('6 Mar – …');
    await userEvent.click(day(/^Monday 8 March 2027/));
    expect(dates.getByText(/^Saturday .*, 2 nights/)).toBeVisible();
    await userEvent.click(dates.getByRole('button', { name: 'Confirm' }));
    await press('Search');
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar#checkin=2027-03-06&checkout=2027-03-08']));
  });

  test('flexible dates are said beside the dates, searched with them and cleared with them', async () => {
    const searched = open();
    const dates = await openDates();
    const flexible = within(dates.getByRole('group', { name: 'Flexible dates' }));
    expect(flexible.getByRole('button', { name: 'Exact dates' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(flexible.getByRole('button', { name: /^±\s2\sdays$/ }));
    await userEvent.click(day(/^Saturday 6 March 2027/));
    await userEvent.click(day(/^Monday 8 March 2027/));
    expect(flexible.getByRole('button', { name: /^±\s2\sdays$/ })).toHaveAttribute('aria-pressed', 'true');
    expect(wide().getByRole('button', { name: /^When/ })).toHaveTextContent('6 Mar – 8 Mar, ± 2 days');
    await press('Search');
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar#checkin=2027-03-06&checkout=2027-03-08&flexibleDays=2']));
  });

  test('clearing the dates makes the next ones exact', async () => {
    open({ checkin: '2027-03-06', checkout: '2027-03-07', flexibleDays: 1 });
    const dates = await openDates();
    expect(dates.getByRole('button', { name: /^±\s1\sday$/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(dates.getByRole('button', { name: 'Clear dates' }));
    expect(dates.getByRole('button', { name: 'Exact dates' })).toHaveAttribute('aria-pressed', 'true');
    expect(wide().getByRole('button', { name: /^When/ })).not.toHaveTextContent('±');
  });

  test('closing the calendar with an arrival alone brings the former dates back @SEARCH-138', async () => {
    open({ checkin: '2027-03-06', checkout: '2027-03-07' });
    await openDates();
    await userEvent.click(day(/^Wednesday 10 March 2027/));
    await userEvent.keyboard('{Escape}');
    expect(wide().getByRole('button', { name: /^When/ })).toHaveTextContent('6 Mar – 7 Mar, 1 night');
  });

  test('clearing the dates takes them out of the search @SEARCH-137', async () => {
    const searched = open({ checkin: '2027-03-06', checkout: '2027-03-07' });
    await openDates();
    await userEvent.click(screen.getByRole('button', { name: 'Clear dates' }));
    await press('Search');
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar']));
  });

  test('the calendar shows two months and moves on by one @SEARCH-123', async () => {
    open();
    await openDates();
    const months = () =>
      screen.getAllByRole('grid').map((grid) => document.getElementById(grid.getAttribute('aria-labelledby')!)?.textContent);
    expect(months()).toEqual(['March 2027', 'April 2027']);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(months()).toEqual(['April 2027', 'May 2027']);
    await act(async () => {
      for (const _ of ['once', 'twice']) flushSync(() => screen.getByRole('button', { name: 'Next month' }).click());
    });
    expect(months()).toEqual(['June 2027', 'July 2027']);
  });

  test('of a hotel the calendar knows prices, the best of the month and the minimum stay @SEARCH-133 @SEARCH-099', async () => {
    open({ flow: 'hotel', place: { kind: 'hotel', value: '12' } });
    await openDates();
    expect(
      await screen.findByRole('button', { name: /6 March 2027, Minimum stay: 2 night, 178 €, best price of the month/ }),
    ).toBeVisible();
    expect(day(/^Sunday 7 March 2027, not available/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/^Saturday 6 March/));
    expect(day(/^Sunday 7 March 2027, Minimum stay: 2 night/)).toHaveAttribute('aria-disabled', 'true');
    expect(api.requested).toContain('/api/hotels/12/availabilities.json');
  });

  test('of a town the calendar knows the least price of each day, and says for how many people and nights @SEARCH-133', async () => {
    open({ place: { kind: 'city', value: 'Annecy' }, lat: 45.9, lng: 6.1 });
    const dates = await openDates();
    expect(await screen.findByRole('button', { name: /6 March 2027, .*178 €, best price of the month/ })).toBeVisible();
    expect(dates.getByText('Prices per night for 2 people, by arrival day.')).toBeVisible();
    expect(day(/^Sunday 7 March 2027, not available/)).toHaveAttribute('aria-disabled', 'true');
    expect(api.requested).toContain('/api/search/availabilities.json');
  });

  test('the prices of a town are those of the party, and say for how many people', async () => {
    open({ place: { kind: 'city', value: 'Annecy' }, lat: 45.9, lng: 6.1, adults: 3, children: 1 });
    const dates = await openDates();
    expect(await dates.findByText('Prices per night for 4 people, by arrival day.')).toBeVisible();
  });

  test('where the party can arrive on no day every day can be chosen: with dates there are suggestions from around', async () => {
    api.days = { ...hotelDays, availabilities: { '2027-03-06': null, '2027-03-09': null } };
    open({ place: { kind: 'city', value: 'Annecy' }, lat: 45.9, lng: 6.1, children: 2 });
    const dates = await openDates();
    await waitFor(() => expect(day(/^Saturday 6 March 2027/)).not.toHaveAttribute('aria-disabled', 'true'));
    expect(dates.queryByText(/^Prices per night/)).toBeNull();
  });

  test('of a place with too many stays, as of none, every day can be chosen and has no price', async () => {
    api.days = { ...hotelDays, availabilities: {}, requestedMonths: [] };
    open({ place: { kind: 'country', value: 'FR' } });
    const dates = await openDates();
    await waitFor(() => expect(api.requested).toContain('/api/search/availabilities.json'));
    expect(day(/^Sunday 7 March 2027$/)).not.toHaveAttribute('aria-disabled');
    expect(dates.queryByText(/Prices per night/)).toBeNull();
  });

  test('while prices are on their way the calendar says so @SEARCH-139', async () => {
    const answers: ((response: Response) => void)[] = [];
    globalThis.fetch = (() => new Promise<Response>((answer) => answers.push(answer))) as unknown as typeof fetch;
    open({ flow: 'hotel', place: { kind: 'hotel', value: '12' } });
    await openDates();
    expect(screen.getByText('We are looking for the next availabilities...')).toBeVisible();
  });

  test('the days can be reached by arrows, and a closed one says why @SEARCH-127', async () => {
    open();
    await openDates();
    act(() => day(/^Friday 5 March 2027/).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toHaveAccessibleName(/^Thursday 4 March 2027, this day has passed/);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Choose your arrival day.')).toBeVisible();
  });

  test('chosen days are said in full, with their nights', async () => {
    open();
    await openDates();
    await userEvent.click(day(/^Friday 12 March 2027/));
    expect(screen.getByText('Now choose your departure day.')).toBeVisible();
    await userEvent.click(day(/^Sunday 14 March 2027/));
    expect(screen.getByText('Friday 12 March 2027 – Sunday 14 March 2027, 2 nights')).toBeVisible();
  });

  test('weekends by one press are offered where the experiment runs, and in no other locale @SEARCH-143', async () => {
    const searched = open({}, { locale: 'fr_FR', experiments: { weekendShortcuts: 'on' } });
    await openDates();
    await userEvent.click(screen.getByRole('button', { name: 'Next weekend' }));
    await press('Search');
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar#checkin=2027-03-13&checkout=2027-03-14']));
  });

  test('no weekends by one press without the experiment @SEARCH-143', async () => {
    open({}, { locale: 'fr_FR' });
    await openDates();
    expect(screen.queryByRole('button', { name: 'Next weekend' })).toBeNull();
  });

  test.each(['en_GB', 'it_IT', 'nl_NL'] as const)('no weekends by one press in %s @SEARCH-143', async (locale) => {
    open({}, { locale, experiments: { weekendShortcuts: 'on' } });
    await openDates();
    expect(screen.queryByRole('button', { name: 'Next weekend' })).toBeNull();
  });
});

describe('searching without dates', () => {
  test('forced: a window asks for dates, and the search goes on with them @SEARCH-100', async () => {
    const searched = open({}, { experiments: { searchDates: 'forced' } });
    await press('Search');
    const asking = await panel('When are you leaving?');
    expect(searched()).toEqual([]);
    expect(asking.queryByRole('button', { name: 'Search without dates' })).toBeNull();
    await userEvent.click(await asking.findByRole('button', { name: /^Saturday 6 March/ }));
    await userEvent.click(asking.getByRole('button', { name: /^Sunday 7 March/ }));
    await userEvent.click(asking.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar#checkin=2027-03-06&checkout=2027-03-07']));
  });

  test('suggested: the visitor may search without, once said so @SEARCH-101', async () => {
    const searched = open({}, { experiments: { searchDates: 'suggested' } });
    await press('Search');
    await userEvent.click(await screen.findByRole('button', { name: 'Search without dates' }));
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar']));
    await press('Search');
    await waitFor(() => expect(searched()).toHaveLength(2));
  });
});

describe('a tab that was left open overnight', () => {
  test('says that the chosen day has passed, and offers a fresh calendar', async () => {
    const searched = open();
    await openDates();
    await userEvent.click(day(/^Friday 5 March/));
    await userEvent.click(day(/^Sunday 7 March/));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    onLaterDay('2027-03-06');
    await press('Search');
    const asking = await panel('When are you leaving?');
    expect(asking.getByText('The day you chose has passed. Choose new dates.')).toBeVisible();
    expect(searched()).toEqual([]);
    await userEvent.click(await asking.findByRole('button', { name: /^Saturday 6 March/ }));
    await userEvent.click(asking.getByRole('button', { name: /^Sunday 7 March/ }));
    await userEvent.click(asking.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar#checkin=2027-03-06&checkout=2027-03-07']));
  });
});
