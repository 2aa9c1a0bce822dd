import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBoxWidget } from './search-box-widget.tsx';
import { SAVED, annecy, api, field, open, panel, press, resetApi, show, wide } from './search-box.test-utils.tsx';

beforeEach(resetApi);

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
    await waitFor(() => expect(searched()).toEqual(['?flow=gifting&from=searchbar']));
  });

  test('an activity is for one or two, without children @SEARCH-020', async () => {
    const searched = open({ flow: 'activity', adults: 7 });
    await press(/^Who/);
    expect(screen.queryByRole('group', { name: 'Children' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One adult less' }));
    await userEvent.click(screen.getByRole('button', { name: 'One adult less' }));
    await press('Search');
    await waitFor(() => expect(searched()).toEqual(['?flow=activity&from=searchbar#a=1']));
  });

  test('a theme is chosen among those of the shop @SEARCH-018', async () => {
    const searched = open();
    await press(/^What for/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Spa and rest' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(wide().getByRole('button', { name: /^What for/ })).toHaveTextContent('Spa and rest');
    await press('Search');
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar#theme=spa']));
  });
});

test('themes that cannot be had say so, and can be asked again', async () => {
  api.menu = () => Response.json({ links: [] }, { status: 400 });
  open();
  await press(/^What for/);
  expect(await wide().findByRole('alert')).toHaveTextContent('Oops, something went wrong');
  api.menu = () => Response.json({ links: [], themes: [{ id: 'spa', name: 'Spa and rest' }] });
  await press('Try again');
  expect(await screen.findByRole('radio', { name: 'Spa and rest' })).toBeInTheDocument();
});

describe('the destination', () => {
  test('an activity is searched in the first town that fits, whatever else is found @SEARCH-020', async () => {
    api.suggest = () => Response.json([{ ...annecy, id: 'hotel-7', category: 'hotel', label: 'Annecy Palace', value: '7' }, annecy]);
    const searched = open({ flow: 'activity' });
    await userEvent.type(field(), 'annec');
    await press('Search');
    await waitFor(() => expect(searched()).toEqual([expect.stringContaining('city=Annecy')]));
  });

  test('a place typed but not picked is searched as the first suggestion', async () => {
    const searched = open();
    await userEvent.type(field(), 'annec');
    await press('Search');
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar#city=Annecy&lat=45.9&lng=6.1']));
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

  test('a letter typed into a field that was pressed before it was hydrated finds its places @SEARCH-024', async () => {
    open();
    fireEvent.change(field(), { target: { value: 'ann' } });
    expect(await wide().findByRole('option', { name: /^Ann/ })).toBeVisible();
  });

  test('a failing autocomplete is logged and shows no message @SEARCH-028', async () => {
    api.suggest = () => Response.json({ code: 'BROKEN', message: 'no' }, { status: 400 });
    const searched = open();
    await userEvent.type(field(), 'Xyzzy');
    await waitFor(() => expect(api.requested).toContain('/gateway/logs'));
    expect(wide().queryByText('No place of that name')).toBeNull();
    await press('Search');
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar#city=Xyzzy']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.requested).toContain('/gateway/logs');
  });

  test('a picked place is remembered for the next search on this device @SEARCH-026', async () => {
    open();
    await userEvent.type(field(), 'ann');
    await userEvent.click(await wide().findByRole('option', { name: /^Ann/ }));
    await press('Clear the destination');
    expect(await wide().findByText('Recent searches')).toBeInTheDocument();
  });

  test('nothing is requested before somebody interacts with the box', () => {
    open();
    expect(api.requested).toEqual([]);
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
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar#c=1&s=1']));
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

  test.each([
    ['a gift', 'gifting', '2027-03-06 2027-03-08'],
    ['an activity', 'activity', '2027-03-06 2027-03-08'],
    ['a stay without dates', 'booking', null],
  ] as const)('a search of %s (%s) leaves these dates saved: %s @SEARCH-102', async (_, flow, saved) => {
    localStorage.setItem(SAVED, '2027-03-06 2027-03-08');
    const searched = open({ flow });
    await press('Search');
    await waitFor(() => expect(searched()).toHaveLength(1));
    expect(localStorage.getItem(SAVED)).toBe(saved);
  });

  test('searching leads to the results of its flow @SEARCH-004', async () => {
    const router = show(<SearchBoxWidget flow="gifting" />);
    await press('Search');
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/search', search: '?flow=gifting&from=searchbar' }));
  });
});
