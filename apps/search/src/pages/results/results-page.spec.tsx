import { DEFAULT_TOGGLES } from '@shop/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, offers, openResults, resetApi, stay } from './results-page.test-utils.tsx';

beforeEach(resetApi);

const heading = (name: string) => screen.findByRole('heading', { name });
const blocks = () => [...document.querySelectorAll('[data-blocks]')].map((block) => block.getAttribute('data-blocks'));

test.each([
  ['/search?flow=booking', 'Stays', 'A good hotel, a night or more, and something to enjoy on the spot.'],
  ['/search?flow=gifting', 'Gifts', 'Give a stay for two: the dates are theirs to choose.'],
  ['/search?flow=hotel', 'Hotels', 'The rooms of a hotel, night by night.'],
  ['/activities?flow=activity', 'Activities', 'Something to do today, without a night at the hotel.'],
])('%s has a breadcrumb, the search box and the header of its flow @SEARCH-031 @SEARCH-022', (address, name, header) => {
  openResults(address);
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent(name);
  expect(screen.getByText(header)).toBeVisible();
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

test('hotel nights are one press away, at the same place and without a theme, where the shop sells them @SEARCH-002', async () => {
  const router = openResults('/search?flow=booking#city=Annecy&lat=45.9&lng=6.1&theme=12');
  const flows = () => within(screen.getByRole('navigation', { name: 'What are you looking for?' }));
  await userEvent.click(flows().getByRole('link', { name: 'Hotels' }));
  expect(router.state()).toMatchObject({ search: '?flow=hotel', hash: '#city=Annecy&lat=45.9&lng=6.1' });
});

test('from a gift somewhere else to activities and back: its place, with the dates of the stay before it @SEARCH-076', async () => {
  const router = openResults('/search?flow=booking#city=Annecy&lat=45.9&lng=6.1&checkin=2027-03-06&checkout=2027-03-07');
  expect(await heading('Annecy: 2 stays')).toBeVisible();
  await router.go('/search?flow=gifting#city=Lyon&lat=45.7&lng=4.8');
  expect(await heading('Lyon: 2 gifts')).toBeVisible();
  const flow = (name: string) => within(screen.getByRole('navigation', { name: 'What are you looking for?' })).getByRole('link', { name });
  await userEvent.click(flow('Activities'));
  await userEvent.click(flow('Gifts'));
  expect(await heading('Lyon: 2 gifts')).toBeVisible();
  expect(router.state().hash).toBe('#city=Lyon&lat=45.7&lng=4.8');
  await userEvent.click(flow('Activities'));
  await userEvent.click(flow('Stays'));
  expect(await heading('Lyon: 2 stays')).toBeVisible();
  expect(router.state().hash).toBe('#city=Lyon&lat=45.7&lng=4.8&checkin=2027-03-06&checkout=2027-03-07');
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

test('where boxes are switched off, nothing leads to them', async () => {
  api.answer = () => offers(24);
  openResults('/search?flow=gifting', { toggles: { ...DEFAULT_TOGGLES, boxes: false } });
  expect(await heading('24 gifts')).toBeVisible();
  expect(blocks()).toEqual(['singleVoucher', 'giftBlock', 'giftCard']);
});

test('customer care sees neither the promo blocks nor the cross-selling nor the hint for families that everybody else sees @ACC-013 @ACC-014', async () => {
  api.answer = () => offers(24);
  openResults('/search?flow=booking#c=1');
  expect(await screen.findByText('Travelling with the family?')).toBeVisible();
  expect(blocks()).toEqual(['giftBlock', 'box giftCard', 'giftStay']);
  cleanup();
  openResults('/search?flow=booking#c=1', { customerCare: true });
  expect(await heading('24 stays')).toBeVisible();
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

test('from the nights of a hotel the block for families leads to stays, with place, dates and party @SEARCH-002 @SEARCH-110', async () => {
  openResults('/search?flow=hotel#city=Annecy&lat=45.9&lng=6.1&checkin=2027-03-06&checkout=2027-03-07&c=1');
  expect(await screen.findByRole('link', { name: 'See family stays' })).toHaveAttribute(
    'href',
    '/search?flow=booking&c=1&s=1&city=Annecy&lat=45.9&lng=6.1&checkin=2027-03-06&checkout=2027-03-07&theme=39',
  );
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
  openResults('/search?flow=booking#a=3');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Lake Hotel' })).toHaveAttribute('href', '/hotel/3?a=3');
  expect(card.getByText('See offer')).toBeInTheDocument();
  expect(await card.findByRole('button', { name: 'Next picture' })).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Keep Stay 1 on the wish list' }));
  expect(card.getByRole('button', { name: /Stay 1 .*wish list/, pressed: true })).toBeVisible();
});

test('the conditions of a card open in a modal with all their words @SEARCH-064 @SEARCH-065 @SEARCH-066 @SEARCH-067', async () => {
  const cancellationPolicy = { type: 'FLEXIBLE', cancellable: true, isCancellable: true, cancellationDeadline: '2027-03-18' };
  const priced = stay('1', { cancellationPolicy, priceType: 'FINAL_PRICE' });
  api.answer = () => Response.json({ exactMatch: [priced], searchDetails: { totalCount: 1, page: 0 } });
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

test.each([
  ['without dates', ''],
  ['of a suggestion of any day', '#checkin=2027-03-20&checkout=2027-03-21'],
])('%s the conditions name the days of the offer’s policy @SEARCH-063', async (_, hash) => {
  const cancellationPolicy = { type: 'FLEX_7', cancellable: true, isCancellable: true };
  api.answer = () => Response.json({ exactMatch: [stay('1', { cancellationPolicy })], searchDetails: { totalCount: 1, page: 0 } });
  openResults(`/search?flow=booking${hash}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Add dates/ }));
  const modal = within(await screen.findByRole('dialog', { name: 'Cancellation conditions' }));
  expect(modal.getByText('Cancellation up to 7 days before arrival')).toBeInTheDocument();
});

test('an activity costs what one person pays, and opens for the adults of the search @SEARCH-053 @SEARCH-054', async () => {
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
  const router = openResults('/activities?flow=activity');
  const article = within(await screen.findByRole('article'));
  expect(article.getByText(/45/)).toBeInTheDocument();
  expect(article.getByText('per person')).toBeInTheDocument();
  expect(article.getByText('See activity')).toBeInTheDocument();
  const href = () => within(screen.getByRole('article')).getByRole('link', { name: 'Stay 7' }).getAttribute('href');
  expect(href()).toBe('/product/stay/7');
  await router.go('/activities?flow=activity#a=1');
  await waitFor(() => expect(href()).toBe('/product/stay/7?a=1'));
});

test('activities have neither a map nor an order to choose @SEARCH-032', async () => {
  openResults('/activities?flow=activity');
  expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Map' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sort' })).toBeNull();
});

test('where nothing is found there is nothing to sort @SEARCH-032', async () => {
  api.answer = () => offers(0);
  openResults();
  expect(await screen.findByText(/^No results/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sort' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeEnabled();
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
