import { jest } from '@jest/globals';
import { setConsent } from '@shop/analytics';
import { axeFaults } from '@shop/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHotel, aStay } from '../fixtures/a-stay.ts';
import { anOfferCard, anUpsell, aRecommendedOffer } from '../fixtures/an-offer.ts';
import { Refused } from '../fixtures/render-page.tsx';
import { ADDRESS, DATED, showStay } from '../fixtures/show-stay.ts';
import { Body } from './stay-parts.ts';

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  await Body.prepare();
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const opened = async (title: string) => (await screen.findByText(title, { selector: 'dialog h2' })).closest('dialog')!;
const press = async (name: string) => userEvent.click((await screen.findByText(name, { selector: 'button *' })).closest('button')!);
const pressNamed = async (label: string) => userEvent.click(await screen.findByLabelText(label, { selector: 'button' }));
const close = async (title: string) => userEvent.click(within(await opened(title)).getByLabelText('Close'));

/** Timers of half a second, in which an extra can still be given up: they run when the test says so. */
function halfSecond() {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const waiting = new Map<number, () => void>();
  let last = 0;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== 500) return start(run, ms, ...rest);
    waiting.set((last -= 1), run);
    return last;
  }) as typeof setTimeout);
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => void (waiting.delete(timer as number) || stop(timer)));
  const pass = () =>
    act(() => {
      for (const run of waiting.values()) run();
      waiting.clear();
    });
  return { waiting, pass };
}

describe('the sections of a stay', () => {
  test('an activity that is not run all year says when', async () => {
    const season = { from: '12-01', until: '04-15' };
    const snow = {
      id: 'snow',
      kind: 'activity',
      title: 'Snowshoes',
      icon: 'snowflake',
      activityParticipantsLabel: 'for 2',
      season,
    } as const;
    showStay(ADDRESS, { stay: aStay({ programLine: [...aStay().programLine, snow] }) });
    expect(await screen.findByText(/^for 2 · From 1\sDec to 15\sApr$/)).toBeVisible();
  });

  test('all of them stand on the page, and tabs lead to them @PROD-008 @PROD-005', async () => {
    const spa = { id: 'spa', kind: 'activity', title: 'Spa access', icon: 'bath', activityId: 'spa' } as const;
    showStay(ADDRESS, {
      stay: aStay({ programLine: [...aStay().programLine, spa] }),
      upsells: [anUpsell()],
      hotelOffers: () => [anOfferCard()],
      recommended: aRecommendedOffer(),
    });
    for (const name of [
      ...['Your stay includes', 'Make it even better', 'Choose your dates', 'Choose your terms', 'About this stay', 'Room'],
      ...['What you will experience', 'Reviews', 'Changes and cancellation', 'The hotel', 'Good to know'],
      ...['Other offers from Hôtel Les Roselières', 'You may also like'],
    ])
      expect(await screen.findByText(name, { selector: 'h2' })).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: 'On this page' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual(['Description', 'Room', 'Experience', 'Reviews', 'Hotel']);
    expect(screen.getByText('Recommended')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('the from-price of a stay beside this one names its day', async () => {
    showStay(ADDRESS, { recommended: aRecommendedOffer({ checkin: '2027-01-06' }) });
    const card = (await screen.findByText('An inn above the lake')).closest('article')!;
    expect(within(card).getByText('on Wed 6 Jan')).toBeVisible();
  });

  test('a recommended offer without a price has no tag @PROD-058', async () => {
    showStay(ADDRESS, { recommended: aRecommendedOffer({ sellPrice: 0, refPrice: 0 }) });
    await screen.findByText('You may also like');
    expect(screen.queryByText('Recommended')).toBeNull();
  });

  test('what was picked for the visitor is told to analytics, once he has agreed @SHELL-066', async () => {
    setConsent(true);
    showStay(ADDRESS, { recommended: aRecommendedOffer({ id: '31', label: 'By the lake', sellPrice: 12_900 }) });
    await screen.findByText('You may also like');
    const item = { id: '31', name: 'By the lake', price: 12_900, index: 0 };
    await waitFor(() => expect(window.dataLayer).toContainEqual({ event: 'personalization_item', list: 'recommended', item }));
    setConsent(false);
  });

  test('an extra is added, says so, and after half a second the page of the resulting offer opens @PROD-055', async () => {
    const { pass } = halfSecond();
    const { at } = showStay(`${ADDRESS}#a=3`, { upsells: [anUpsell()] });
    await press('Add');
    expect(await opened('We are adding your extra Three-course dinner')).toBeVisible();
    expect(at()).toContain('/101/');
    expect(await axeFaults(await opened('We are adding your extra Three-course dinner'))).toEqual([]);
    pass();
    await waitFor(() => expect(at()).toBe('/product/stay/102/with-dinner#a=3'));
    await press('Remove');
    expect(await opened('We are removing your extra Three-course dinner')).toBeVisible();
    pass();
    await waitFor(() => expect(at()).toBe(`${ADDRESS}#a=3`));
  });

  test('an activity that both offers hold keeps its day when an extra is added @PROD-053 @PROD-055', async () => {
    const spa = { id: 'spa', kind: 'activity', title: 'Spa access', icon: 'bath', activityId: 'spa' } as const;
    const stay = aStay({ programLine: [...aStay().programLine, spa] });
    const { at } = showStay(`${DATED}&activityDates=spa_2`, { stay, upsells: [anUpsell()] });
    await press('Add');
    await waitFor(() => expect(at()).toMatch(/^\/product\/stay\/102\/with-dinner#.*&activityDates=spa_2$/));
  });

  test('whoever closes the window in time keeps the stay as it was', async () => {
    const { waiting } = halfSecond();
    const { at } = showStay(ADDRESS, { upsells: [anUpsell()] });
    await press('Add');
    const adding = await opened('We are adding your extra Three-course dinner');
    expect(waiting.size).toBe(1);
    await userEvent.click(within(adding).getByRole('button', { name: 'Close' }));
    expect([waiting.size, at()]).toEqual([0, ADDRESS]);
  });

  test('while the extras of chosen dates are on their way the ones before stay, and can be added', async () => {
    const never = new Promise(() => undefined);
    const { at } = showStay(ADDRESS, { upsells: ({ url }) => (url.searchParams.has('checkin') ? never : { upsells: [anUpsell()] }) });
    for (const day of [/^Saturday 20 February 2027/, /^Sunday 21 February 2027/])
      await userEvent.click(await screen.findByRole('button', { name: day }));
    expect((await screen.findByText('Add')).closest('ul')).toHaveAttribute('aria-busy', 'true');
    await press('Add');
    await waitFor(() => expect(at()).toBe('/product/stay/102/with-dinner#checkin=2027-02-20&checkout=2027-02-21'));
  });

  test.each([
    ['Getting there', '6 chemin de Colmyr, 74000 Annecy'],
    ['Hours', 'Arrival from 15:00'],
    ['Services and equipment', 'Spa'],
    ['Things to know', 'No pets'],
    ['Tourist Tax', '€2.30 per adult and night'],
  ])('practical information opens in a window: %s @PROD-023', async (name, text) => {
    const tax = { type: 'PER_PERSON_PER_NIGHT', amount: 230, currency: 'EUR', toBePaidAtHotel: true } as const;
    showStay(ADDRESS, { stay: aStay({ hotel: aHotel({ localTax: tax }) }) });
    await press(name);
    expect(await within(await opened(name)).findByText(text)).toBeVisible();
    expect(await axeFaults(await opened(name))).toEqual([]);
  });

  test('room, activity and local tax are told in windows of their own @PROD-024', async () => {
    const spa = { id: 'spa', kind: 'activity', title: 'Spa access', icon: 'bath', duration: 90, how: 'Bring a towel.' } as const;
    showStay(DATED, { stay: aStay({ programLine: [...aStay().programLine, spa] }) });
    await press('See the room');
    expect(await within(await opened('Lake view room')).findByText('24 m²')).toBeVisible();
    expect(await axeFaults(await opened('Lake view room'))).toEqual([]);
    await close('Lake view room');
    await pressNamed('See the details: Spa access');
    expect(await within(await opened('Spa access')).findByText('1 h 30')).toBeVisible();
    expect(await axeFaults(await opened('Spa access'))).toEqual([]);
    await close('Spa access');
    await pressNamed('What is the local tax?');
    expect(await within(await opened('Tourist Tax')).findByText('This town takes no tourist tax.')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('a summary of an activity is cut at 250 characters, the window tells it whole @PROD-018', async () => {
    const description = `${'A long walk along the shore. '.repeat(12)}The end.`;
    const walk = { id: 'walk', kind: 'activity', title: 'Walk', icon: 'waves', description } as const;
    showStay(ADDRESS, { stay: aStay({ programLine: [walk] }) });
    const summary = await screen.findByText(/^A long walk along the shore\. .*…$/, { selector: 'article p' });
    expect(summary.textContent?.length).toBeLessThanOrEqual(251);
    await pressNamed('See the details: Walk');
    expect(await within(await opened('Walk')).findByText(/The end\.$/)).toBeVisible();
  });

  test('a long description of the house shows its beginning, and the whole of it on demand @PROD-026', async () => {
    showStay(ADDRESS, { stay: aStay({ hotel: aHotel({ description: `${'A house on the shore. '.repeat(15)}The end.` }) }) });
    const house = within(await screen.findByRole('region', { name: 'The hotel' }));
    expect(house.queryByText(/The end\.$/)).toBeNull();
    await userEvent.click(house.getByRole('button', { name: 'See more' }));
    expect(house.getByText(/The end\.$/)).toBeVisible();
  });

  test('the drawer of the hotel’s offers has the stay at hand first, then the other ones @PROD-094', async () => {
    const { at } = showStay(ADDRESS, { hotelOffers: () => [anOfferCard(), anOfferCard({ id: '101', label: 'A night by the lake' })] });
    await press('See all offers');
    const drawer = await opened('Other offers from Hôtel Les Roselières');
    const names = await within(drawer).findAllByText(/lake|boat/, { selector: 'h3' });
    expect(names.map(({ textContent }) => textContent)).toEqual(['A night by the lake', 'Two nights and a boat']);
    expect(await axeFaults(drawer)).toEqual([]);
    await userEvent.click(within(drawer).getByLabelText('Choose this offer: A night by the lake'));
    expect([at(), document.activeElement?.id]).toEqual([`${ADDRESS}#offerId=101`, 'dates']);
  });

  test('a drawer whose offers cannot be had says only that something went wrong @PROD-094 @PROD-095', async () => {
    showStay(DATED, { hotelOffers: (isDated) => (isDated ? new Error('down') : [anOfferCard()]) });
    await press('See all offers');
    const drawer = await opened('Other offers from Hôtel Les Roselières');
    expect(await within(drawer).findByText('Oops, something went wrong')).toBeVisible();
    expect(within(drawer).queryByRole('article')).toBeNull();
    expect(await axeFaults(drawer)).toEqual([]);
  });

  test('in the native app the breadcrumb has a way back @PROD-007', async () => {
    showStay(ADDRESS, { site: { nativeApp: true } });
    expect((await screen.findByText('Back')).closest('button')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('customer care has a panel and a link to share @ACC-016', async () => {
    showStay(DATED, { site: { customerCare: true, origins: { en_GB: 'https://public.example' } } });
    expect(await screen.findByText('Customer care')).toBeVisible();
    expect(screen.getByLabelText('Link for the customer')).toHaveValue(
      'https://public.example/product/stay/101/a-night-by-the-lake?checkin=2027-02-20&cb=1',
    );
    expect(await axeFaults()).toEqual([]);
  });

  test('the device remembers the stay under the name that every page reads @ACC-010', async () => {
    showStay();
    await waitFor(() => expect(localStorage.getItem('escale.recentlyViewed')).not.toBeNull());
    expect(JSON.parse(localStorage.getItem('escale.recentlyViewed') ?? '')).toEqual([
      {
        id: '101',
        imageUrl: '/images/lake-1/640_360.webp',
        label: 'A night by the lake',
        price: 14_900,
        hotel: 'Hôtel Les Roselières',
        uri: '/product/stay/101/a-night-by-the-lake',
        type: 'STAY',
      },
    ]);
  });

  test('what the device remembers stands below the stay, without the stay itself', async () => {
    const item = { imageUrl: '/images/a/640_360.webp', price: 9_900, hotel: 'Hotel', type: 'STAY' } as const;
    const items = ['101', '102'].map((id) => ({ ...item, id, label: `Stay ${id}`, uri: `/product/stay/${id}` }));
    localStorage.setItem('escale.recentlyViewed', JSON.stringify(items));
    showStay();
    const viewed = await screen.findByLabelText('Recently viewed');
    expect(within(viewed).getByText('Stay 102').closest('a')).toHaveAttribute('href', '/product/stay/102');
    expect(within(viewed).queryByText('Stay 101')).toBeNull();
  });

  test('reviews that cannot be had hide their block @PROD-092', async () => {
    showStay(ADDRESS, { reviews: () => new Refused(500, 'DOWN') });
    await press('See all 212 reviews');
    await close('Reviews of Hôtel Les Roselières');
    expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
  });
});
