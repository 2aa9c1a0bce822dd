import type { OfferCard } from '@shop/contracts';
import { START } from '@shop/routes';
import { markerRequested, markersOf } from './map-marker.ts';

const visit = { locale: 'fr_FR', today: '2027-03-05', todayIsClosed: false } as const;
const found = [
  { id: '1', location: { lat: 45.9, lng: 6.1 }, weekend: [{ id: '901' }], sellPrice: 17800 },
  { id: '2', location: { lat: 45.8, lng: 6.2 }, weekend: [], sellPrice: 9950 },
];
const named = new Map([['1', { label: 'Nuit au lac', hotel: { label: 'Les Roselières' } } as OfferCard]]);

test('a marker holds the offer, its weekend and its place, and shows the price @SEARCH-046', () => {
  const [first, second] = markersOf(found, { locale: 'fr_FR', known: named, unnamed: (price) => `Offre à ${price}` });
  expect(first).toEqual({
    id: '1',
    weekendId: '901',
    latitude: 45.9,
    longitude: 6.1,
    text: '178\u00A0€',
    amount: 17800,
    label: 'Nuit au lac, Les Roselières, 178\u00A0€',
  });
  expect(second).toMatchObject({ id: '2', weekendId: '2', label: 'Offre à 99,50\u00A0€' });
});

test('the card is asked with dates and party, and without dates for the party alone @SEARCH-045', () => {
  const dated = { ...START, checkin: '2027-03-06', checkout: '2027-03-08', adults: 3, children: 1 };
  const party = { adult: 3, child: 1, baby: 0 };
  expect(markerRequested('901', dated, visit)).toMatchObject({ dates: { checkin: '2027-03-06', night: 2 }, party });
  expect(markerRequested('901', { ...START, adults: 3, children: 1 }, visit)).toEqual({ id: '901', locale: 'fr_FR', party });
  expect(markerRequested('901', { ...dated, checkin: '2027-03-01' }, visit).dates).toBeUndefined();
});

test('of a gift the card is asked by nights and adults', () => {
  const gift = { ...START, flow: 'gifting' as const, checkin: '2027-03-06', checkout: '2027-03-08' };
  expect(markerRequested('901', gift, visit)).toEqual({ id: '901', locale: 'fr_FR', gift: { giftNights: 1, giftAdult: 2 } });
  expect(markerRequested('901', { ...gift, giftNights: 2, giftAdults: 2 }, visit).gift).toEqual({ giftNights: 2, giftAdult: 2 });
});
