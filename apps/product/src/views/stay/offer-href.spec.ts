import { hotelOfferHref, stayElsewhereHref } from './offer-href.ts';

const URI = '/product/stay/104/two-nights';
const visit = {
  state: { giftNights: 3, giftAdult: 2 },
  flow: 'booking',
  isGift: false,
  minisite: undefined,
  party: { adults: 1, children: 0, babies: 0 },
  dates: { checkin: '2027-02-20', checkout: '2027-02-21' },
} as const;

test('another stay of the hotel opens for the people whose price it names', () => {
  expect(hotelOfferHref(URI, visit)).toBe(`${URI}?a=1`);
  expect(hotelOfferHref(URI, { ...visit, flow: 'hotel', minisite: 360 })).toBe(`${URI}?a=1&flow=hotel&minisite=360`);
});

test('another gift of the hotel keeps its nights and people @PROD-094', () => {
  const href = hotelOfferHref(URI, { ...visit, flow: 'gifting', isGift: true });
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toMatchObject({ flow: 'gifting', giftNights: '3', giftAdult: '2' });
});

test('a stay elsewhere opens on the days whose price it names, and without days where they were not chosen', () => {
  expect(stayElsewhereHref(URI, visit)).toBe(`${URI}?checkin=2027-02-20&checkout=2027-02-21&a=1`);
  expect(stayElsewhereHref(URI, { ...visit, dates: {}, isGift: true, flow: 'gifting' })).toBe(`${URI}?a=1`);
});
