import { OfferCard as OfferCardSchema, type ActivityCard, type HomeContent, type OfferCard } from '@shop/contracts';
import { Value } from 'typebox/value';
import { activityCard, stayCard } from './content-card.ts';
import { pageContent } from './home.ts';

const offer = {
  id: '12',
  label: 'Calanques',
  imageUrl: '/images/sea-1/640_360.webp',
  images: ['/images/sea-1/640_360.webp', '/images/sea-2/640_360.webp'],
  location: { lat: 43.2, lng: 5.5 },
  hotel: { id: '7', label: 'Hôtel du Port', stars: 3, uri: '/hotel/7', location: { label: 'Cassis' }, review: { count: 31, average: 8.9 } },
  headwords: ['a', 'b', 'c', 'd'],
  sellPrice: 14_900,
  refPrice: 18_900,
  promoPercentageRounded: 22,
  priceType: 'FROM_PRICE',
  nights: 1,
  marketingLabels: ['x', 'y', 'z'],
  cancellable: true,
  uri: '/produit/sejour/12',
} as OfferCard;

describe('what a page of content keeps of an answer', () => {
  test('a card needs no further pictures, and three headwords and two labels at most', () => {
    const card = stayCard(offer, 'weekend');
    expect(card).toMatchObject({
      itemCategory: 'weekend',
      place: 'Cassis',
      headwords: ['a', 'b', 'c'],
      labels: ['x', 'y'],
      isFromPrice: true,
    });
    expect(card).not.toHaveProperty('images');
  });

  test('of all that an answer holds of a product, a card knows what it shows @HOME-016', () => {
    const whole: Required<OfferCard> = {
      ...(offer as Required<OfferCard>),
      ...{ distance: 3.2, participants: 3, availableRooms: 2, lastMinute: true, expiration: '2030-06-30', targetedLabel: 'For readers' },
      ...{
        barPrice: 18_900,
        promo: 22,
        channelManagerId: 'cm-1',
        connectivity: true,
        itemCategory: 'single_voucher',
        checkin: '2030-06-07',
      },
      prices: [{ paxComposition: { adults: 3 }, sellPrice: 14_900, barPrice: 18_900, promoPercentageRounded: 22 }],
      cancellationPolicy: { type: 'FLEXIBLE', cancellable: true, isCancellable: true },
      ...{ autoDiscount: { code: 'TEN', value: 10 }, weekend: [{ id: '12', legacyPackageCount: 1 }] },
    };
    expect(Value.Errors(OfferCardSchema, whole)).toEqual([]);
    expect(stayCard(whole, 'weekend')).toEqual({
      ...{ id: '12', label: 'Calanques', imageUrl: '/images/sea-1/640_360.webp', uri: '/produit/sejour/12', nights: 1 },
      ...{ place: 'Cassis', house: 'Hôtel du Port', headwords: ['a', 'b', 'c'], itemCategory: 'single_voucher', people: 3 },
      ...{
        sellPrice: 14_900,
        refPrice: 18_900,
        isFromPrice: true,
        checkin: '2030-06-07',
        review: { count: 31, average: 8.9 },
        labels: ['x', 'y'],
      },
      ...{ targetedLabel: 'For readers', distance: 3.2, availableRooms: 2, isLastMinute: true, expiration: '2030-06-30' },
    });
  });

  test('a product of a search for gifts is a voucher @HOME-017', () => {
    expect(stayCard(offer, 'single_voucher').itemCategory).toBe('single_voucher');
  });

  test('an activity costs what one person pays, before a promotion too', () => {
    const activity = {
      ...{ id: '3', label: 'Kayak', imageUrl: '', uri: '/a/3', headwords: [], sellPrice: 6_000, barPrice: 8_000, pricePerPerson: 3_000 },
      activityCenter: { label: 'Club', location: { label: 'Annecy' } },
    } as unknown as ActivityCard;
    expect(activityCard(activity)).toMatchObject({ sellPrice: 3_000, refPrice: 4_000, people: 1, itemCategory: 'activity_only' });
  });

  test('a page leaves out what the frame around it reads itself, but for the newsletter’s switch', () => {
    const home = {
      seo: {},
      jumbotron: {},
      themes: [],
      blocks: [],
      header: {},
      promoBar: {},
      footer: { newsletter: true },
    } as unknown as HomeContent;
    const stored = Object.entries(pageContent(home)).flatMap(([name, value]) => (value === undefined ? [] : name));
    expect(stored).toEqual(['seo', 'jumbotron', 'themes', 'blocks']);
  });
});
