import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, facets, GROUPS, openResults, resetApi } from '../results/results-page.test-utils.tsx';

beforeEach(resetApi);

const bar = () => within(screen.getByRole('group', { name: 'Filters' }));
const trigger = (name: string) => bar().getByRole('button', { name: new RegExp(`^${name}`) });

async function open(name: string) {
  await userEvent.click(trigger(name));
  const panel = within(bar().getByRole('dialog', { name }));
  await panel.findByRole('button', { name: /^Confirm/ });
  return panel;
}

test('the bar has five dropdowns; activities have two, hotels no activities @SEARCH-034 @SEARCH-096 @SEARCH-097 @SEARCH-098', async () => {
  const names = () =>
    bar()
      .getAllByRole('button')
      .map((button) => button.textContent);
  const router = openResults();
  expect(names()).toEqual(['Activities', 'Price', 'Distance', 'Facilities', 'More filters', 'Map']);
  await router.go('/search?flow=hotel');
  expect(names()).toEqual(['Price', 'Distance', 'Facilities', 'More filters', 'Map']);
  await router.go('/activities?flow=activity');
  expect(names()).toEqual(['Activities', 'Price']);
});

test('edits are held until Confirm @SEARCH-080 @SEARCH-014', async () => {
  const router = openResults('/search?flow=booking&page=1');
  const panel = await open('Facilities');
  await userEvent.click(await panel.findByRole('checkbox', { name: /Spa/ }));
  expect(router.state().hash).toBe('');
  await userEvent.click(panel.getByRole('button', { name: /^Confirm/ }));
  expect(router.state()).toMatchObject({ search: '?flow=booking&from=searchbar', hash: '#facilities=spa' });
  expect(trigger('Facilities')).toHaveTextContent('Facilities (1)');
});

test('a press outside applies them too @SEARCH-080', async () => {
  const router = openResults();
  const panel = await open('Facilities');
  await userEvent.click(await panel.findByRole('checkbox', { name: /Spa/ }));
  await userEvent.click(document.body);
  expect(router.state().hash).toBe('#facilities=spa');
});

test('Cancel and Escape bring back what the address says @SEARCH-081', async () => {
  const router = openResults('/search?flow=booking#facilities=spa');
  const panel = await open('Facilities');
  await userEvent.click(await panel.findByRole('checkbox', { name: /Spa/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
  expect(router.state().hash).toBe('#facilities=spa');
  const again = await open('Facilities');
  expect(await again.findByRole('checkbox', { name: /Spa/ })).toBeChecked();
  await userEvent.click(again.getByRole('checkbox', { name: /Spa/ }));
  await userEvent.keyboard('{Escape}');
  expect(router.state().hash).toBe('#facilities=spa');
});

test('Clear takes away that filter alone and searches again @SEARCH-082', async () => {
  const router = openResults('/search?flow=booking#facilities=spa&stars=4');
  const panel = await open('Facilities');
  await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
  expect(router.state().hash).toBe('#stars=4');
  expect(api.requested.at(-1)?.searchCriterias).toMatchObject({ stars: '4' });
});

test('choices without results are out of reach, unless they are chosen already @SEARCH-095', async () => {
  const router = openResults('/search?flow=booking#tags=sailing');
  const facilities = await open('Facilities');
  expect(await facilities.findByRole('checkbox', { name: /Pool/ })).toBeDisabled();
  expect(facilities.getByRole('checkbox', { name: /Spa/ })).toBeEnabled();
  await userEvent.click(facilities.getByRole('button', { name: 'Cancel' }));
  const activities = await open('Activities');
  expect(await activities.findByRole('checkbox', { name: /Sailing/ })).toBeEnabled();
  await userEvent.click(activities.getByRole('button', { name: 'Cancel' }));
  await router.go('/search?flow=booking');
  const nobodys = await open('Activities');
  expect(await nobodys.findByRole('checkbox', { name: /Sailing/ })).toBeDisabled();
  expect(nobodys.getByRole('checkbox', { name: /Kayak/ })).toBeEnabled();
});

test('the list of activities is asked for when it is opened @SEARCH-088', async () => {
  openResults();
  await screen.findByRole('heading', { name: '2 stays' });
  expect(api.others.some((url) => url.includes('/api/search/'))).toBe(false);
  await open('Activities');
  expect(api.others.some((url) => url.startsWith('/api/search/activities.json'))).toBe(true);
});

test('a score chosen again is taken back @SEARCH-085', async () => {
  const router = openResults();
  const panel = await open('More filters');
  const score = await panel.findByRole('button', { name: /^9.0 or more/ });
  await userEvent.click(score);
  expect(score).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(score);
  expect(score).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(panel.getByRole('button', { name: /^8.0 or more/ }));
  await userEvent.click(panel.getByRole('button', { name: /^Confirm/ }));
  expect(router.state().hash).toBe('#hotelScore=8');
});

test('the price is kept in cents, and open ends are said with a plus @SEARCH-089', async () => {
  const router = openResults();
  const panel = await open('Price');
  expect(panel.getByText(/9.*\+.*250/)).toBeInTheDocument();
  const [low, high] = panel.getAllByRole('slider') as [HTMLElement, HTMLElement];
  fireEvent.change(low, { target: { value: '50' } });
  fireEvent.change(high, { target: { value: '200' } });
  await userEvent.click(panel.getByRole('button', { name: /^Confirm/ }));
  expect(router.state().hash).toBe('#priceMin=5000&priceMax=20000');
});

test('the slider of activities begins at 1 euro @SEARCH-090', async () => {
  openResults('/activities?flow=activity');
  const panel = await open('Price');
  expect(panel.getAllByRole('slider')[0]).toHaveAttribute('min', '1');
});

test('typed prices are digits, capped, and swapped once the field is left @SEARCH-091', async () => {
  const router = openResults();
  const panel = await open('Price');
  const [low, high] = panel.getAllByRole('textbox') as [HTMLElement, HTMLElement];
  await userEvent.clear(low);
  await userEvent.type(low, '2x00');
  await userEvent.tab();
  await userEvent.clear(high);
  await userEvent.type(high, '80');
  await userEvent.tab();
  await userEvent.click(panel.getByRole('button', { name: /^Confirm/ }));
  expect(router.state().hash).toBe('#priceMin=8000&priceMax=20000');
});

test('a typed price counts too when the press outside comes straight from its field @SEARCH-080', async () => {
  const router = openResults();
  const panel = await open('Price');
  const [low] = panel.getAllByRole('textbox') as [HTMLElement];
  await userEvent.clear(low);
  await userEvent.type(low, '80');
  await userEvent.click(document.body);
  expect(router.state().hash).toBe('#priceMin=8000');
});

test('around a town a switch turns the distance on and off @SEARCH-083 @SEARCH-084 @SEARCH-072', async () => {
  const router = openResults('/search?flow=booking#city=Annecy&lat=45.9&lng=6.1');
  const panel = await open('Distance');
  expect(panel.queryAllByRole('slider')).toHaveLength(0);
  await userEvent.click(panel.getByRole('switch', { name: 'Include offers around' }));
  expect(panel.getAllByRole('slider')).toHaveLength(2);
  expect(panel.getByRole('button', { name: 'Less than 2h from Annecy' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(panel.getByRole('button', { name: /^Confirm/ }));
  expect(router.state().hash).toBe('#city=Annecy&lat=45.9&lng=6.1&distanceMin=0&distanceMax=200');
  expect(api.requested.at(-1)?.searchCriterias).toMatchObject({ distanceMin: 0, distanceMax: 200 });
});

test.each(['poi=Lac', 'skiresort=Tignes'])('around a sight and a ski resort too: %s @SEARCH-084', async (place) => {
  openResults(`/search?flow=booking#${place}&lat=45.9&lng=6.1`);
  const panel = await open('Distance');
  expect(panel.getByRole('switch', { name: 'Include offers around' })).toBeVisible();
});

const WITHOUT_DISTANCE = ['hotel=3', 'touristicregion=Alps', 'department=74', 'region=Bretagne', 'country=FR'];

test.each(WITHOUT_DISTANCE)('a hotel or an area has no distance: %s @SEARCH-084', async (place) => {
  openResults(`/search?flow=booking#${place}&lat=45.9&lng=6.1`);
  const panel = await open('Distance');
  expect(panel.getByText('The distance counts as soon as you choose a town, a sight or a ski resort.')).toBeVisible();
  expect(panel.queryByRole('switch')).toBeNull();
  expect(panel.queryByRole('button', { name: /^Less than 2h/ })).toBeNull();
});

test('Confirm says how many results there would be', async () => {
  api.facets = (query) => Response.json(facets({ totalCount: query.get('facilities') ? 12 : 17 }));
  openResults();
  const panel = await open('Facilities');
  expect(await panel.findByRole('button', { name: 'Confirm · 17 stays' })).toBeVisible();
  await userEvent.click(panel.getByRole('checkbox', { name: /Spa/ }));
  expect(await panel.findByRole('button', { name: 'Confirm · 12 stays' })).toBeVisible();
});

test('counts that cannot be had leave a message and a way to ask again', async () => {
  api.facets = () => Response.json({ code: 'INVALID', message: 'no' }, { status: 400 });
  openResults();
  const panel = await open('Facilities');
  expect(await panel.findByText('Oops, something went wrong')).toBeInTheDocument();
  api.facets = () => Response.json(facets({}));
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('checkbox', { name: /Spa/ })).toBeInTheDocument();
});

test('activities that cannot be had are never said to be none; they can be asked again, and no other filter waits for them', async () => {
  api.groups = () => Response.json({ code: 'INVALID', message: 'no' }, { status: 400 });
  openResults();
  const panel = await open('Activities');
  expect(await panel.findByRole('alert')).toHaveTextContent('Oops, something went wrong');
  expect(panel.queryByText('No activity found for this search')).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
  const facilities = await open('Facilities');
  expect(await facilities.findByRole('checkbox', { name: /Spa/ })).toBeInTheDocument();
  expect(facilities.queryByRole('alert')).toBeNull();
  await userEvent.click(facilities.getByRole('button', { name: 'Cancel' }));
  const again = await open('Activities');
  api.groups = () => Response.json(GROUPS);
  await userEvent.click(await again.findByRole('button', { name: 'Try again' }));
  expect(await again.findByRole('checkbox', { name: /Kayak/ })).toBeInTheDocument();
});

test('on a phone all filters stand in a modal with Confirm and Reset, which Back closes @SEARCH-032 @SEARCH-033 @SEARCH-035', async () => {
  const router = openResults('/search?flow=booking#facilities=spa&stars=4');
  await userEvent.click(screen.getByRole('button', { name: 'Filter (2)' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(modal.getByRole('button', { name: 'Reset' }));
  await router.go(-1);
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
  expect(router.state().hash).toBe('#facilities=spa&stars=4');
  await router.go(1);
  const again = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(again.getByRole('button', { name: 'Reset' }));
  await userEvent.click(again.getByRole('button', { name: /^Confirm/ }));
  expect(router.state().hash).toBe('');
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
});

test('around a point without a name the nearby distance says "Less than 2h" @SEARCH-071', async () => {
  openResults('/search?flow=booking#lat=45.9&lng=6.1');
  const panel = await open('Distance');
  expect(panel.getByRole('button', { name: 'Less than 2h' })).toBeVisible();
});
