import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, offers, openResults, resetApi, stay } from './results-page.spec-kit.tsx';

beforeEach(resetApi);

const heading = (name: string) => screen.findByRole('heading', { name });
const blocks = () => [...document.querySelectorAll('[data-blocks]')].map((block) => block.getAttribute('data-blocks'));
const NO_RESULTS =
  'No results. To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters.';
const SUGGESTED = 'Suggestion of stays, these results might be outside of your search criteria. Check them out or modify your search.';

test('while loading, nine placeholders are shown @SEARCH-104', async () => {
  openResults();
  expect(screen.getByTestId('skeleton').children).toHaveLength(9);
  expect(await heading('2 stays')).toBeVisible();
});

test('nothing found: the message and the action that removes all filters @SEARCH-107', async () => {
  api.answer = (body) => offers(body.searchCriterias.facilities ? 0 : 1);
  const router = openResults('/search?flow=booking#city=Annecy&a=3&facilities=spa');
  expect(await screen.findByText(NO_RESULTS)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove all filters' }));
  expect(await heading('Annecy: 1 stay')).toBeVisible();
  expect(router.state().hash).toBe('#a=3&city=Annecy');
});

test('no exact results: the suggestions and their message @SEARCH-105', async () => {
  api.answer = () => offers(0);
  api.fallback = () => offers(3);
  openResults();
  expect(await screen.findByText(`No exact results found. ${SUGGESTED}`)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('some exact results: they come first, then the suggestions with their message @SEARCH-106 @SEARCH-038', async () => {
  api.fallback = () => Response.json({ exactMatch: [stay('9')], searchDetails: { totalCount: 1, page: 0 } });
  openResults();
  expect(await screen.findByText(SUGGESTED)).toBeVisible();
  expect(screen.getAllByRole('article').map((card) => card.id)).toEqual(['offer-1', 'offer-2', 'offer-9']);
});

test('suggestions that fail cost nothing but themselves', async () => {
  api.fallback = () => Response.json({ code: 'INVALID', message: 'no' }, { status: 400 });
  openResults();
  expect(await heading('2 stays')).toBeVisible();
  expect(screen.queryByText('Oops, something went wrong')).toBeNull();
});

test('a full page asks for no suggestions @SEARCH-112', async () => {
  api.answer = () => offers(24);
  api.fallback = () => offers(3);
  openResults();
  expect(await heading('24 stays')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(24);
});

test('no activities have a message of their own @SEARCH-108', async () => {
  openResults('/activities');
  expect(await screen.findByText('No activity found for this search')).toBeVisible();
});

test.each([
  ['refuses', () => Response.json({ code: 'INVALID_FIELD', message: 'no' }, { status: 400 })],
  ['fails', () => new Response(null, { status: 500 })],
  ['talks nonsense', () => Response.json({ hello: 'world' })],
  ['is no JSON', () => new Response('<html>')],
])('an API that %s: the message, a way to try again, and the filters are kept @SEARCH-109', async (_, answer) => {
  api.answer = answer;
  const router = openResults('/search?flow=booking#facilities=spa');
  expect(await screen.findByText('Oops, something went wrong')).toBeVisible();
  api.answer = () => offers(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('1 stay')).toBeVisible();
  expect(router.state().hash).toBe('#facilities=spa');
});

test('a search is the state of its address, and is asked once while the query moves into the hash', async () => {
  openResults('/search?flow=booking&city=Annecy&lat=45.9&lng=6.1&a=3&sort=promo');
  expect(await heading('Annecy: 2 stays')).toBeVisible();
  expect(api.asked).toEqual([
    expect.objectContaining({ orderBy: 'promo', searchCriterias: expect.objectContaining({ city: 'Annecy', adult: 3 }) }),
  ]);
});

test('the search is asked again when the hash changes @SEARCH-015 @SEARCH-016', async () => {
  const router = openResults('/search?flow=booking#city=Annecy');
  expect(await heading('Annecy: 2 stays')).toBeVisible();
  await router.go('/search?flow=booking#city=Lyon&stars=4');
  expect(await heading('Lyon: 2 stays')).toBeVisible();
  expect(api.asked.at(-1)?.searchCriterias).toMatchObject({ city: 'Lyon', stars: '4' });
});

test('results that fit on a page have no pagination @SEARCH-111', async () => {
  api.answer = () => offers(24);
  openResults();
  expect(await heading('24 stays')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
});

test('pages are counted from 0 in links and from 1 on the page @SEARCH-118 @SEARCH-111', async () => {
  api.answer = () => offers(60);
  openResults('/search?flow=booking&page=1');
  expect(await screen.findByText('25 - 48 results of 60')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/search?flow=booking&page=2');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('the legend counts the results of the page @SEARCH-116', async () => {
  api.answer = () => offers(25);
  openResults();
  expect(await screen.findByText('1 - 24 results of 25')).toBeVisible();
});

test('another order starts at the first page @SEARCH-014 @SEARCH-036', async () => {
  api.answer = () => offers(60);
  const router = openResults('/search?flow=booking&page=1');
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Most popular');
  expect(router.state()).toMatchObject({ search: '?flow=booking&from=searchbar', hash: '#sort=popularity' });
});

test('on a phone the orders are radio buttons in a drawer, which Back closes and Forward opens again @SEARCH-036', async () => {
  const router = openResults();
  await userEvent.click(await screen.findByRole('button', { name: 'Sort' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Sort by' }));
  expect(drawer.getAllByRole('radio')).toHaveLength(4);
  await router.go(-1);
  expect(screen.queryByRole('dialog', { name: 'Sort by' })).toBeNull();
  await router.go(1);
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Sort by' })).getByRole('radio', { name: 'Lowest price' }));
  expect(router.state().hash).toBe('#sort=priceAsc');
  expect(screen.queryByRole('dialog', { name: 'Sort by' })).toBeNull();
});

test('the page has a breadcrumb, the search box and a header for its flow @SEARCH-031 @SEARCH-022', () => {
  openResults('/search?flow=gifting');
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('Gifts');
  expect(screen.getByText('Give a stay for two: the dates are theirs to choose.')).toBeVisible();
  expect(screen.getAllByRole('search')[0]).toBeInTheDocument();
});

test('from stays to gifts and to activities, and back with place and dates @SEARCH-003 @SEARCH-004 @SEARCH-075 @SEARCH-076', async () => {
  const router = openResults('/search?flow=booking#city=Annecy&lat=45.9&lng=6.1&checkin=2027-03-06&checkout=2027-03-07');
  const flows = () => within(screen.getByRole('navigation', { name: 'What are you looking for?' }));
  expect(flows().getByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/search?flow=gifting&city=Annecy&lat=45.9&lng=6.1');
  await userEvent.click(flows().getByRole('link', { name: 'Activities' }));
  expect(router.state()).toMatchObject({ pathname: '/activities', search: '?flow=activity', hash: '' });
  await userEvent.click(flows().getByRole('link', { name: 'Stays' }));
  expect(await heading('Annecy: 2 stays')).toBeVisible();
  expect(router.state().hash).toBe('#city=Annecy&lat=45.9&lng=6.1&checkin=2027-03-06&checkout=2027-03-07');
});

test('blocks stand between the rows and below; in the gifting flow they are other ones @SEARCH-040 @SEARCH-042', async () => {
  api.answer = () => offers(24);
  const router = openResults();
  expect(await heading('24 stays')).toBeVisible();
  expect(blocks()).toEqual(['giftBlock', 'box giftCard', 'giftStay']);
  await router.go('/search?flow=gifting');
  expect(await heading('24 gifts')).toBeVisible();
  expect(blocks()).toEqual(['singleVoucher', 'giftBlock', 'box giftCard']);
});

test('customer care sees neither blocks nor the hint for families', async () => {
  openResults('/search?flow=booking#c=1', { customerCare: true });
  expect(await heading('2 stays')).toBeVisible();
  expect(blocks()).toEqual([]);
  expect(screen.queryByText('Travelling with the family?')).toBeNull();
});

test('children call the block for families, unless the theme is family @SEARCH-110', async () => {
  const router = openResults('/search?flow=booking#c=1');
  expect(await screen.findByRole('link', { name: 'See family stays' })).toHaveAttribute('href', '/search?flow=booking&c=1&s=1&theme=39');
  await router.go('/search?flow=booking#c=1&theme=39');
  expect(await heading('2 stays')).toBeVisible();
  expect(screen.queryByText('Travelling with the family?')).toBeNull();
});

test('links to neighbouring searches say how many weekends there are, and the text follows them @SEARCH-039 @SEARCH-038', async () => {
  const pageModel = {
    pageTitle: 'Weekends in Annecy',
    metaDescription: 'All of Annecy.',
    metaRobots: 'noindex, follow',
    canonicalUrl: '/',
    alternateUrls: [],
    serpSeoLargeContent: 'A lake.\n\nA castle.',
  };
  api.answer = () => offers(2, { suggestionLinks: [{ title: 'Nearby', links: [{ label: 'Lyon', uri: '/lyon', count: 2 }] }], pageModel });
  openResults();
  const nearby = await screen.findByRole('region', { name: 'Nearby' });
  expect(within(nearby).getByRole('link', { name: 'Lyon' })).toHaveAttribute('href', '/lyon');
  expect(nearby).toHaveTextContent('2 weekends');
  const text = screen.getByText('A castle.');
  expect(nearby.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(document.title).toContain('Weekends in Annecy');
});

test('a card has its hotel as a link, its action, its pictures and a heart @SEARCH-052 @SEARCH-055 @SEARCH-058', async () => {
  api.answer = () => offers(1);
  openResults();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Lake Hotel' })).toHaveAttribute('href', '/hotel/3');
  expect(card.getByText('See offer')).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Next picture' })).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Keep Stay 1 on the wish list' }));
  expect(card.getByRole('button', { name: 'Take Stay 1 off the wish list' })).toHaveAttribute('aria-pressed', 'true');
});

test('the conditions of a card open in a modal with all their words @SEARCH-064 @SEARCH-065 @SEARCH-066 @SEARCH-067', async () => {
  const cancellationPolicy = { type: 'FLEXIBLE', cancellable: true, isCancellable: true, cancellationDeadline: '2027-03-18' };
  api.answer = () => Response.json({ exactMatch: [stay('1', { cancellationPolicy })], searchDetails: { totalCount: 1, page: 0 } });
  openResults('/search?flow=booking#checkin=2027-03-20&checkout=2027-03-21');
  await userEvent.click(await screen.findByRole('button', { name: /^Free changes or partial refund until 18.Mar/ }));
  const modal = within(await screen.findByRole('dialog', { name: 'Cancellation conditions' }));
  expect(
    modal.getByText(
      "Free modification for another date or stay. If the other stay is cheaper, we refund the difference. If it's more expensive you just pay the difference.",
    ),
  ).toBeInTheDocument();
  expect(modal.getByText('Cancellation until Thursday 18 March 2027')).toBeInTheDocument();
  expect(modal.getByText('Partial refund: get back 80% of the amount of each night.')).toBeInTheDocument();
  expect(modal.getByText('No refund.')).toBeInTheDocument();
});

test('an activity costs what one person pays @SEARCH-053', async () => {
  const activityCenter = {
    id: '1',
    label: 'Boats',
    star: 0,
    location: { label: 'Annecy', address: '', latitude: 1, longitude: 1 },
    uri: '/',
    main: true,
  };
  const card = { ...stay('7'), hotel: undefined, activityCenter, itemCategory: 'activity_only', barPrice: 9_000, sellPrice: 9_000 };
  api.activities = () => Response.json({ results: [card], searchDetails: { totalCount: 1, page: 0 }, facets: { activityGroups: [] } });
  openResults('/activities?flow=activity');
  const article = within(await screen.findByRole('article'));
  expect(article.getByText(/45/)).toBeInTheDocument();
  expect(article.getByText('per person')).toBeInTheDocument();
  expect(article.getByText('See activity')).toBeInTheDocument();
});

test('activities have neither a map nor an order to choose @SEARCH-032', async () => {
  openResults('/activities?flow=activity');
  expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Map' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sort' })).toBeNull();
});

test('on a phone a change of flow shows the results at once @SEARCH-074', async () => {
  const wide = innerWidth;
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
  Object.assign(window, { innerWidth: 390 });
  openResults();
  expect(await heading('2 stays')).toBeVisible();
  expect(shown).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Gifts' }));
  expect(await heading('2 gifts')).toBeVisible();
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContainElement(screen.getByRole('heading', { name: '2 gifts' }));
  Object.assign(window, { innerWidth: wide });
});

test('visitors of the experiment are told of the extra discount, those who give are not @SEARCH-070', async () => {
  openResults('/search?flow=booking', { experiments: { autoDiscount: 'on' } });
  expect(await screen.findByText(/^10% extra/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Gifts' }));
  expect(await heading('2 gifts')).toBeVisible();
  expect(screen.queryByText(/^10% extra/)).toBeNull();
});
