import type { Availabilities, Site, Suggestion } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { defaultBrand } from '@shop/design-system';
import { formatSearchHash, formatSearchQuery, START, type SearchState } from '@shop/routes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import words from '../messages/en_GB.json' with { type: 'json' };
import { SearchBoxWidget } from './search-box-widget.tsx';
import { SearchBox } from './search-box.tsx';

const site: Site = {
  locale: 'en_GB',
  pointOfSale: 'FR',
  prefix: '',
  timeZone: 'Europe/Paris',
  today: '2027-03-05',
  todayIsClosed: false,
  origin: 'http://en.localhost',
};
const annecy: Suggestion = {
  id: 'city-1',
  label: 'Annecy',
  category: 'city',
  latitude: 45.9,
  longitude: 6.1,
  value: 'Annecy',
  country: 'FR',
};
const sold = (minLos: number, best = false) => ({ price: '178 €', amount: 17800, promo: 0, bestPriceOfTheMonth: best, minLos });
const hotelDays: Availabilities = {
  availabilities: { '2027-03-06': sold(2, true), '2027-03-09': sold(1), '2027-03-07': null },
  minMonth: '2027-03',
  maxMonth: '2028-03',
  requestedMonths: ['2027-03', '2027-04', '2027-05'],
};

const SAVED = `${defaultBrand.name.toLowerCase()}.searchDates`;

const asked: string[] = [];
let suggest: () => Response;
beforeEach(() => {
  asked.length = 0;
  suggest = () => Response.json([annecy]);
  localStorage.clear();
  globalThis.fetch = ((url: string) => {
    asked.push(url.split('?')[0] ?? '');
    if (url.includes('autocomplete-geonames')) return Promise.resolve(suggest());
    if (url.includes('/menu')) return Promise.resolve(Response.json({ links: [], themes: [{ id: 'spa', name: 'Spa and rest' }] }));
    if (url.includes('availabilities')) return Promise.resolve(Response.json(hotelDays));
    return Promise.resolve(Response.json(url.includes('recommended') ? [annecy] : {}));
  }) as typeof fetch;
});

/** The box of a search, in a visit; gives what was searched. */
function open(over: Partial<SearchState> = {}, visit: Partial<Site> = {}) {
  const searched: SearchState[] = [];
  show(<SearchBox state={{ ...START, ...over }} look="compact" onSearch={(search) => searched.push(search)} />, visit);
  return () => searched.map((search) => formatSearchQuery(search) + formatSearchHash(search));
}

function show(box: React.ReactElement, visit: Partial<Site> = {}) {
  const router = createMemoryRouter(
    [
      { path: '/', Component: () => box },
      { path: '/search', Component: () => <p>results</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
      <SiteContext value={{ ...site, ...visit }}>
        <IntlProvider locale="en" messages={words}>
          <RouterProvider router={router} />
        </IntlProvider>
      </SiteContext>
    </QueryClientProvider>,
  );
  return router;
}

/** The form of wide screens; the phone's stands in the same page. */
const wide = () => within(screen.getAllByRole('search')[0]!);
const field = () => wide().getByRole('combobox', { name: 'Where?' });
const press = (name: string | RegExp) => userEvent.click(wide().getByRole('button', { name }));
const panel = async (name: string) => {
  await screen.findByRole('dialog', { name });
  return within(screen.getByRole('dialog', { name }));
};
const openDates = async () => {
  await press(/^When/);
  await screen.findAllByRole('grid');
  return panel('When?');
};
const day = (name: RegExp) => screen.getByRole('button', { name });

describe('the four flows', () => {
  const questions = () =>
    wide()
      .getAllByText(/\?$/)
      .map((label) => label.textContent);

  test.each([
    ['booking', ['Where?', 'When?', 'What for?', 'Who?'], '@SEARCH-018'],
    ['gifting', ['Where?', 'What for?', 'Who?'], '@SEARCH-019'],
    ['activity', ['Where?', 'What for?', 'Who?'], '@SEARCH-020'],
    ['hotel', ['Where?', 'When?'], '@SEARCH-021'],
  ] as const)('a %s search asks %j %s', (flow, asks, _requirement) => {
    open({ flow });
    expect(questions()).toEqual(asks);
    expect(wide().getByRole('button', { name: 'Search' })).toBeVisible();
  });

  test('a gift is for two, and nobody can change that @SEARCH-019', async () => {
    const searched = open({ flow: 'gifting', adults: 4, children: 1, checkin: '2027-03-06', checkout: '2027-03-07' });
    expect(wide().getByText('2 adults')).toBeVisible();
    expect(wide().queryByRole('button', { name: /^Who/ })).toBeNull();
    await press('Search');
    expect(searched()).toEqual(['?flow=gifting&from=searchbar']);
  });

  test('an activity is for one or two, without children @SEARCH-020', async () => {
    const searched = open({ flow: 'activity', adults: 7 });
    await press(/^Who/);
    expect(screen.queryByRole('group', { name: 'Children' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One adult less' }));
    await userEvent.click(screen.getByRole('button', { name: 'One adult less' }));
    await press('Search');
    expect(searched()).toEqual(['?flow=activity&from=searchbar#a=1']);
  });

  test('a theme is chosen among those of the shop @SEARCH-018', async () => {
    const searched = open();
    await press(/^What for/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Spa and rest' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(wide().getByRole('button', { name: /^What for/ })).toHaveTextContent('Spa and rest');
    await press('Search');
    expect(searched()).toEqual(['?flow=booking&from=searchbar#theme=spa']);
  });
});

describe('the destination', () => {
  test('a place typed but not picked is searched as the first suggestion', async () => {
    const searched = open();
    await userEvent.type(field(), 'annec');
    await press('Search');
    expect(searched()).toEqual(['?flow=booking&from=searchbar#city=Annecy&lat=45.9&lng=6.1']);
  });

  test('Enter picks the suggestion in hand, Escape closes the list @SEARCH-025', async () => {
    open();
    await userEvent.type(field(), 'ann');
    await wide().findByRole('option', { name: /^Ann/ });
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Annecy');
  });

  test('suggestions come by kind of place @SEARCH-024', async () => {
    open();
    await userEvent.type(field(), 'ann');
    expect(await wide().findByRole('group', { name: 'Towns' })).toHaveTextContent('Annecy');
  });

  test('a failing autocomplete is logged and shows no message @SEARCH-028', async () => {
    suggest = () => Response.json({ code: 'BROKEN', message: 'no' }, { status: 400 });
    const searched = open();
    await userEvent.type(field(), 'Xyzzy');
    await press('Search');
    expect(searched()).toEqual(['?flow=booking&from=searchbar#city=Xyzzy']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toContain('/gateway/logs');
  });

  test('a picked place is remembered for the next search on this device @SEARCH-026', async () => {
    open();
    await userEvent.type(field(), 'ann');
    await userEvent.click(await wide().findByRole('option', { name: /^Ann/ }));
    await press('Clear the destination');
    expect(await wide().findByText('Recent searches')).toBeInTheDocument();
  });

  test('nothing is asked before somebody turns to the box', () => {
    open();
    expect(asked).toEqual([]);
  });
});

describe('the dates', () => {
  test('a second, later click sets the range; Confirm is out of reach in between @SEARCH-125 @SEARCH-131', async () => {
    const searched = open();
    const dates = await openDates();
    await userEvent.click(day(/^Saturday 6 March 2027/));
    expect(dates.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await userEvent.click(day(/^Monday 8 March 2027/));
    await userEvent.click(dates.getByRole('button', { name: 'Confirm' }));
    await press('Search');
    expect(searched()).toEqual(['?flow=booking&from=searchbar#checkin=2027-03-06&checkout=2027-03-08']);
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
    expect(searched()).toEqual(['?flow=booking&from=searchbar']);
  });

  test('the calendar shows two months and moves on by one @SEARCH-123', async () => {
    open();
    await openDates();
    const months = () =>
      screen.getAllByRole('grid').map((grid) => document.getElementById(grid.getAttribute('aria-labelledby')!)?.textContent);
    expect(months()).toEqual(['March 2027', 'April 2027']);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(months()).toEqual(['April 2027', 'May 2027']);
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
    expect(asked).toContain('/api/hotels/12/availabilities.json');
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

  test('weekends by one press are offered where the experiment runs, and in no other locale @SEARCH-143', async () => {
    const searched = open({}, { locale: 'fr_FR', experiments: { weekendShortcuts: 'on' } });
    await openDates();
    await userEvent.click(screen.getByRole('button', { name: 'Next weekend' }));
    await press('Search');
    expect(searched()).toEqual(['?flow=booking&from=searchbar#checkin=2027-03-13&checkout=2027-03-14']);
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
    await userEvent.click(asking.getByRole('button', { name: /^Saturday 6 March/ }));
    await userEvent.click(asking.getByRole('button', { name: /^Sunday 7 March/ }));
    await userEvent.click(asking.getByRole('button', { name: 'Confirm' }));
    expect(searched()).toEqual(['?flow=booking&from=searchbar#checkin=2027-03-06&checkout=2027-03-07']);
  });

  test('suggested: the visitor may search without, once said so @SEARCH-101', async () => {
    const searched = open({}, { experiments: { searchDates: 'suggested' } });
    await press('Search');
    await userEvent.click(await screen.findByRole('button', { name: 'Search without dates' }));
    expect(searched()).toEqual(['?flow=booking&from=searchbar']);
    await press('Search');
    expect(searched()).toHaveLength(2);
  });
});

describe('the party', () => {
  test('the travellers dropdown closes on Escape, outside and on Confirm @SEARCH-145 @SEARCH-144', async () => {
    open();
    const who = wide().getByRole('button', { name: /^Who/ });
    await userEvent.click(who);
    await userEvent.keyboard('{Escape}');
    expect(who).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(who);
    await userEvent.click(document.body);
    expect(who).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(who);
    await userEvent.click(screen.getByRole('button', { name: 'One child more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(who).toHaveAttribute('aria-expanded', 'false');
    expect(who).toHaveTextContent('2 adults, 1 child');
  });

  test('a child brings the single room into the search @SEARCH-147', async () => {
    const searched = open();
    await press(/^Who/);
    await userEvent.click(screen.getByRole('button', { name: 'One child more' }));
    await press('Search');
    expect(searched()).toEqual(['?flow=booking&from=searchbar#c=1&s=1']);
  });

  test('the ages of travellers are said @SEARCH-148', async () => {
    open();
    await press(/^Who/);
    const who = await panel('Who?');
    expect(who.getByRole('group', { name: 'Adults' })).toHaveTextContent('12 and over');
    expect(who.getByRole('group', { name: 'Children' })).toHaveTextContent('3-11');
    expect(who.getByRole('group', { name: 'Babies' })).toHaveTextContent('0-2');
  });

  test('at its limit a count stays as it is @SEARCH-146', async () => {
    open({ adults: 20 });
    await press(/^Who/);
    const more = screen.getByRole('button', { name: 'One adult more' });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    expect(wide().getByRole('button', { name: /^Who/ })).toHaveTextContent('20 adults');
  });
});

describe('on a phone', () => {
  test('the box is a summary that opens a modal with its steps and the header of its flow @SEARCH-023 @SEARCH-022', async () => {
    open({ place: { kind: 'city', value: 'Annecy' }, adults: 3 });
    await userEvent.click(screen.getByRole('button', { name: /^Annecy Any dates · 3 adults/ }));
    const modal = await panel('Search for a stay');
    expect(await modal.findByRole('combobox', { name: 'Destination' })).toHaveValue('Annecy');
    expect(modal.getByText('A good hotel, a night or more, and something to enjoy on the spot.')).toBeVisible();
  });

  test('an answer leads to the next question', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Anywhere/ }));
    const modal = await panel('Search for a stay');
    await userEvent.type(await modal.findByRole('combobox', { name: 'Destination' }), 'ann');
    await userEvent.click(await modal.findByRole('option', { name: /^Ann/ }));
    expect(modal.getByRole('button', { name: /^When/ })).toHaveAttribute('aria-expanded', 'true');
    expect(await modal.findAllByRole('grid')).not.toHaveLength(0);
  });
});

describe('on another page', () => {
  test('the dates of the last search are there again while they lie ahead @SEARCH-102', () => {
    localStorage.setItem(SAVED, '2027-03-06 2027-03-08');
    show(<SearchBoxWidget />);
    expect(wide().getByRole('button', { name: /^When/ })).toHaveTextContent('6 Mar – 8 Mar, 2 nights');
  });

  test.each(['2027-03-04 2027-03-06', 'junk'])('past or spoilt dates are forgotten: %s @SEARCH-102', (stored) => {
    localStorage.setItem(SAVED, stored);
    show(<SearchBoxWidget />);
    expect(wide().getByRole('button', { name: /^When/ })).toHaveTextContent('Any dates');
  });

  test('searching leads to the results of its flow @SEARCH-004', async () => {
    const router = show(<SearchBoxWidget flow="gifting" />);
    await press('Search');
    expect(router.state.location).toMatchObject({ pathname: '/search', search: '?flow=gifting&from=searchbar' });
  });
});
