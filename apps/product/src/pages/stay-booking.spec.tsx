import { setConsent } from '@shop/analytics';
import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuote, aStay } from '../fixtures/a-stay.ts';
import { anUpsell, aProductOffer } from '../fixtures/an-offer.ts';
import { Refused } from '../fixtures/render-page.tsx';
import { ADDRESS, DATED, showStay } from '../fixtures/show-stay.ts';
import { Body } from './stay-parts.ts';

const SPA = { id: 'spa', kind: 'activity', title: 'Spa access', icon: 'bath', activityId: 'spa' } as const;
const withSpa = () => aStay({ programLine: [...aStay().programLine, SPA] });
const both = () => ({
  '1101': aProductOffer({
    weekendId: '1101',
    variantOf: '101',
    priceInfo: { ...aQuote().priceInfo, sellPrice: 22_850, refPrice: 22_850 },
    cancellationPolicy: { type: 'NCNR', cancellable: false },
  }),
  '101': aProductOffer(),
});
const NOT_BOOKABLE = 'The offer is not bookable with these criterias';
const panel = () => screen.findByLabelText('Your booking', { selector: 'section' });
const button = async (text: string, selector = 'button *') => (await screen.findByText(text, { selector })).closest('button')!;
/** In the panel, since the phone's bar has one too. */
const book = async (name: string) => (await within(await panel()).findByText(name)).closest<HTMLElement>('a, button')!;

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await Body.prepare();
});

describe('booking a stay', () => {
  test('an activity’s day is a new question for the price @API-030', async () => {
    showStay(DATED, { stay: withSpa() });
    await within(await panel()).findByText('Local tax, paid at the hotel');
    const shop = globalThis.fetch;
    const requested: string[] = [];
    globalThis.fetch = (input, init) => {
      requested.push(String(input));
      return shop(input, init);
    };
    await userEvent.selectOptions(within(await panel()).getByLabelText('Day for: Spa access'), '2');
    await waitFor(() => expect(requested).toContainEqual(expect.stringMatching(/\/quote\?.*activitySelectionList=spa_2/)));
  });

  test('an activity without a day stops the booking and says so; with its day it goes on, and the cart is told @PROD-048 @PROD-050', async () => {
    setConsent(true);
    const { at } = showStay(DATED, { stay: withSpa() });
    await within(await panel()).findByText('Local tax, paid at the hotel');
    await userEvent.click(await book('Book'));
    expect(within(await panel()).getByText('Please choose your activity dates.')).toBeVisible();
    expect(within(await panel()).getByLabelText('Day for: Spa access')).toHaveFocus();
    expect(await axeFaults()).toEqual([]);
    await userEvent.selectOptions(within(await panel()).getByLabelText('Day for: Spa access'), '2');
    expect(at()).toContain('activityDates=spa_2');
    expect(within(await panel()).queryByText('Please choose your activity dates.')).toBeNull();
    await waitFor(async () => expect(await book('Book')).toHaveAttribute('href'));
    await userEvent.click(await book('Book'));
    await waitFor(() => expect(at()).toBe('/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2&activityDates=spa_2'));
    expect(window.dataLayer?.at(-1)).toEqual({ event: 'add_to_cart', item: { id: '101', name: 'A night by the lake', price: 24_900 } });
    setConsent(false);
  });

  test('who comes from a partner’s site is booked as its customer, also after he has chosen his dates @PROD-084', async () => {
    const { at } = showStay(`${ADDRESS}?minisite=360`);
    for (const day of [/^Saturday 20 February 2027/, /^Sunday 21 February 2027/])
      await userEvent.click(await screen.findByRole('button', { name: day }));
    await waitFor(async () => expect(await book('Book')).toHaveAttribute('href'));
    await userEvent.click(await book('Book'));
    await waitFor(() => expect(at()).toBe('/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2&minisite=360'));
  });

  test('a day that a link names and the stay does not have is to be chosen again', async () => {
    showStay(`${DATED}&activityDates=spa_5-yoga_1`, { stay: withSpa() });
    await within(await panel()).findByText('Local tax, paid at the hotel');
    await userEvent.click(await book('Book'));
    expect(within(await panel()).getByText('Please choose your activity dates.')).toBeVisible();
  });

  test('an activity offers the days of its season, and a link’s day out of it is to be chosen again @PROD-050 @PROD-052', async () => {
    const stay = withSpa();
    const programLine = stay.programLine.map((line) => ({
      ...line,
      ...(line.activityId && { season: { from: '02-01', until: '02-20' } }),
    }));
    showStay(`${DATED}&activityDates=spa_2`, { stay: { ...stay, programLine } });
    await within(await panel()).findByText('Local tax, paid at the hotel');
    const field = within(await panel()).getByLabelText('Day for: Spa access');
    expect(
      within(field)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['1']);
    await userEvent.click(await book('Book'));
    expect(within(await panel()).getByText('Please choose your activity dates.')).toBeVisible();
  });

  test('the first offer stands chosen, another one can be chosen, and its price is a difference per night, rounded up @PROD-044 @PROD-046', async () => {
    const requested: string[] = [];
    const { at } = showStay(DATED, {
      offers: both,
      quote: () => {
        requested.push('quote');
        return aQuote();
      },
    });
    expect(await button('Flexible')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('− €20 a night')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(await button('Best price, non-refundable'));
    expect(at()).toContain('offerId=1101');
    await waitFor(() => expect(requested).toHaveLength(2));
    await waitFor(async () => expect(await book('Book')).toHaveAttribute('href', expect.stringContaining('id=1101')));
  });

  test('without dates an offer opens the calendar and is remembered @PROD-045 @PROD-047', async () => {
    const { at } = showStay(ADDRESS, {
      stay: aStay({ fromPrice: { sellPrice: 14_901, refPrice: 14_901, promoPercentageRounded: 0, nights: 2 } }),
    });
    expect(await screen.findByText('from €75 a night')).toBeVisible();
    await userEvent.click(await button('Flexible'));
    expect(at()).toBe(`${ADDRESS}#offerId=101`);
    expect(document.activeElement?.id).toBe('dates');
  });

  test.each([
    { name: 'has the price of its party', sellPrice: 30_000, shown: /from €300 a night$/ },
    { name: 'has no price where no day has room for its party', sellPrice: 0, shown: /its exact price\.$/ },
  ])('without dates an offer $name @PROD-032 @PROD-047', async ({ sellPrice, shown }) => {
    const ofFour = aStay({ fromPrice: { ...aStay().fromPrice, sellPrice, refPrice: sellPrice } });
    const party = Promise.withResolvers<unknown>();
    showStay(`${ADDRESS}#a=4`, { stay: ({ url }) => (url.searchParams.get('adult') === '4' ? party.promise : aStay()) });
    expect(await button('Flexible')).toHaveTextContent('from €149 a night');
    party.resolve(ofFour);
    await waitFor(async () => expect(await button('Flexible')).toHaveTextContent(shown));
  });

  test.each([
    ['nothing is left', () => ({})],
    ['they cannot be had', () => new Refused(503, 'DOWN')],
  ])('where %s the offers say so @PROD-040', async (_, offers) => {
    showStay(DATED, { offers });
    expect(await screen.findByText('No more availabilities. Update your stay criteria to enjoy the offers.')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('a quote that fails stops the checkout; the press is logged with message, place and locale @PROD-039', async () => {
    const heard: unknown[] = [];
    showStay(DATED, { quote: () => new Refused(409, 'SOLD_OUT'), heard: (body) => heard.push(body) });
    await userEvent.click(await book('Choose other dates'));
    await waitFor(() =>
      expect(heard).toEqual([expect.objectContaining({ message: 'SOLD_OUT', locale: 'en_GB', location: expect.any(String) })]),
    );
  });

  test.each([
    [
      'sold out meanwhile',
      () => new Refused(409, 'SOLD_OUT'),
      'SOLD_OUT',
      'This stay is fully booked on these dates for this number of travellers.',
    ],
    ['not to be had for a failure', () => new Refused(503, ''), 'Quote error', 'Quote error'],
    ['not bookable any more', () => aQuote({ bookable: false }), NOT_BOOKABLE, NOT_BOOKABLE],
  ])(
    'a price that is %s when Book is pressed stops the checkout without a window, and is logged @PROD-037 @PROD-039',
    async (_, later, message, said) => {
      const heard: unknown[] = [];
      let quotes = 0;
      const { at } = showStay(DATED, { quote: () => (quotes++ === 0 ? aQuote() : later()), heard: (body) => heard.push(body) });
      await userEvent.click(await book('Book'));
      expect(await within(await panel()).findByText(said)).toBeVisible();
      await waitFor(() => expect(heard).toEqual([{ level: 'warn', locale: 'en_GB', location: '/', message }]));
      expect(at()).toBe(DATED);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('a price that is another one when Book is pressed is told, and bought with the next press only @PROD-039', async () => {
    let amount = 24_900;
    const { at } = showStay(DATED, { quote: () => aQuote({ priceInfo: { ...aQuote().priceInfo, sellPrice: amount, refPrice: amount } }) });
    await within(await panel()).findByText('€249', { selector: 'strong' });
    amount = 26_900;
    await userEvent.click(await book('Book'));
    expect(await screen.findByText(/The price has changed/)).toHaveTextContent('€269 instead of €249');
    expect(at()).toBe(DATED);
    await userEvent.click(await book('Book'));
    await waitFor(() => expect(at()).toContain('/checkout?id=101'));
  });

  test('a price that is another one when the visitor comes back is told', async () => {
    let amount = 24_900;
    showStay(DATED, { quote: () => aQuote({ priceInfo: { ...aQuote().priceInfo, sellPrice: amount, refPrice: amount } }) });
    await within(await panel()).findByText('€249', { selector: 'strong' });
    amount = 26_900;
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/The price has changed/)).toHaveTextContent('€269 instead of €249');
    expect(await axeFaults()).toEqual([]);
  });

  test('in the experiment one press chooses a weekend at hand', async () => {
    const { at } = showStay(ADDRESS, { site: { locale: 'fr_FR', experiments: { weekendShortcuts: 'on' } } });
    await userEvent.click((await screen.findByText('Next weekend')).closest('button')!);
    expect(at()).toBe(`${ADDRESS}#checkin=2027-02-20&checkout=2027-02-21`);
  });

  test('channel managers see CM on the button @PROD-010', async () => {
    showStay(ADDRESS, { site: { connectivity: true } });
    expect(await book('CM')).toBeVisible();
  });

  test('a stay becomes a gift and a booking again @PROD-059 @PROD-060 @PROD-061', async () => {
    const { at } = showStay(DATED, { stay: aStay({ isGiftable: true }), upsells: [anUpsell()] });
    expect(await screen.findByText('+ €60')).toBeVisible();
    await userEvent.click((await screen.findByText('Give as a gift')).closest('button')!);
    expect(at()).toBe(`${ADDRESS}?flow=gifting#giftNights=1&giftAdult=2`);
    const gift = await screen.findByLabelText('Your gift', { selector: 'section' });
    expect(await within(gift).findByText('€190')).toBeVisible();
    expect(within(gift).getByText(/cost less, the rest of the gift is kept; if they cost more, only the difference is paid/)).toBeVisible();
    expect(await screen.findByText('+ €70')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    await userEvent.selectOptions(within(gift).getByLabelText('Length of the gift'), '2');
    expect(at()).toContain('giftNights=2');
    expect(screen.queryByText('+ €70')).toBeNull();
    expect(within(gift).getByText('Offer').closest('a')).toHaveAttribute('href', '/gift/setup/101#giftNights=2&giftAdult=2');
    expect(screen.queryByText('Choose your dates')).toBeNull();
    await userEvent.click(screen.getByText('Book'));
    expect(at()).toBe(ADDRESS);
    expect(await screen.findByText('+ €60')).toBeVisible();
  });

  test.each([
    { promo: 9, sellPrice: 18_200, shown: [] },
    { promo: 10, sellPrice: 18_000, shown: ['−10%', '€200', 'Promotion until Wednesday 31 March 2027.'] },
  ])('a gift shows its promotion from 10 percent on, as the stay does: $promo @RULE-002', async ({ promo, sellPrice, shown }) => {
    const price = { nights: 1, sellPrice, totalPrice: sellPrice, refPrice: 20_000, promo, promotionEndsOn: '2027-03-31' };
    const priceList = [{ ...price, shippingCost: 0, subElementsPrice: 0, sellPrices: {} }];
    showStay(`${ADDRESS}?flow=gifting`, { stay: aStay({ isGiftable: true }), tiers: { isGiftable: true, priceList } });
    const gift = await screen.findByLabelText('Your gift', { selector: 'section' });
    expect(await within(gift).findByText(`€${sellPrice / 100}`)).toBeVisible();
    for (const text of shown) expect(gift).toHaveTextContent(text);
    if (shown.length === 0) expect(gift).not.toHaveTextContent(/%|€200|Promotion/);
  });
});
