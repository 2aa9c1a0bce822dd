import { giftView, type GiftFacts } from './gift-view.ts';

const OFFERED: GiftFacts['offered'] = {
  availableCustomSubElements: [
    { id: 'default', name: 'Kraft', imageUrl: '', recommendedByWed: false, price: 0, categoryId: 'wrapping' },
    { id: 'velvet', name: 'Velvet', imageUrl: '', recommendedByWed: true, price: 490, categoryId: 'wrapping' },
    { id: 'candle', name: 'Candle', imageUrl: '', recommendedByWed: false, price: 1_290, categoryId: 'treats' },
  ],
  categories: [
    { id: 'wrapping', description: 'Seen first', names: { en: 'Wrapping', fr: 'Emballage' }, singleSelection: true },
    { id: 'treats', description: 'Eaten first', names: { en: 'Treats' }, singleSelection: false },
  ],
};
const FACTS: GiftFacts = {
  tiers: [
    { nights: 1, sellPrice: 13_900, refPrice: 13_900 },
    { nights: 2, sellPrice: 24_900, refPrice: 24_900 },
  ],
  requested: { extras: ['velvet', 'candle', 'withdrawn'] },
  shipping: { amount: 590, internationalShippingFeesPerCountry: {} },
  offered: OFFERED,
  isPhysicalOn: true,
  locale: 'fr_FR',
};

test('a gift is digital and of one night at first, without extras @GIFT-004 @GIFT-008', () => {
  expect(giftView(FACTS)).toMatchObject({ format: 'digital', extras: [], chosen: { nights: 1, totalPrice: 13_900 } });
});

test('a physical gift costs its extras and its delivery too @GIFT-014', () => {
  const made = giftView({ ...FACTS, requested: { ...FACTS.requested, format: 'physical', giftNights: 2 } });
  expect(made).toMatchObject({
    format: 'physical',
    extras: ['velvet', 'candle'],
    chosen: { nights: 2, sellPrice: 24_900, shippingCost: 590, subElementsPrice: 1_780, totalPrice: 27_270 },
  });
});

test.each([
  ['the switch is off', { isPhysicalOn: false }],
  ['delivery cannot be priced', { shipping: undefined }],
  ['no printed one is left', { isInStock: false }],
])('where %s a physical gift is coming back and a digital one is made @GIFT-005 @SHELL-070', (_, facts) => {
  const made = giftView({ ...FACTS, ...facts, requested: { ...FACTS.requested, format: 'physical' } });
  expect(made).toMatchObject({ format: 'digital', extras: [], formats: [{ kind: 'offered' }, { kind: 'comingBack' }] });
});

test('delivery is free where it costs nothing in the own country @GIFT-036', () => {
  expect(giftView(FACTS).isDeliveryFree).toBe(false);
  expect(giftView({ ...FACTS, shipping: { amount: 0, internationalShippingFeesPerCountry: {} } }).isDeliveryFree).toBe(true);
});

test('groups are named in the language of the shop, in English where they have none', () => {
  expect(giftView(FACTS).groups.map(({ name, isSingle, extras }) => [name, isSingle, extras.length])).toEqual([
    ['Emballage', true, 2],
    ['Treats', false, 1],
  ]);
});
