import type { OfferCard } from '@shop/contracts';
import { START } from '@shop/routes';
import { createIntl } from 'react-intl';
import french from '../messages/fr_FR.json' with { type: 'json' };
import { leastOf, markerRequested, markersOf } from './map-marker.ts';

const site = { locale: 'fr_FR', today: '2027-03-05', todayIsClosed: false } as const;
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

test('with a gift a marker shows what is left to pay, and the cheapest of a cluster is known by it @GIFT-021', () => {
  const priceLabel = (cents: number) => (cents === 0 ? 'Inclus' : `+ ${cents / 100} €`);
  const [first, second] = markersOf([{ ...found[0]!, sellPrice: 0 }, found[1]!], {
    locale: 'fr_FR',
    known: named,
    unnamed: String,
    priceLabel,
  });
  expect(first).toMatchObject({ text: 'Inclus', amount: 0, label: 'Nuit au lac, Les Roselières, Inclus' });
  expect(second).toMatchObject({ text: '+ 99.5 €', amount: 9950 });
});

test('a cluster names its least price after the gift; "Included" is no price to count from @GIFT-021', () => {
  const { formatMessage } = createIntl({ locale: 'fr', messages: french });
  const worded = (cheapest: Parameters<typeof leastOf>[0], isGift = true) => {
    const least = leastOf(cheapest, { isGift });
    return [formatMessage({ id: 'search.map.from' }, { least }), formatMessage({ id: 'search.map.group' }, { count: 3, least })];
  };
  expect(worded({ amount: 0, text: 'Inclus' })).toEqual(['Inclus', '3 offres, dont au moins une incluse, zoomer']);
  expect(worded({ amount: 5100, text: '+ 51 €' })).toEqual(['dès + 51 €', '3 offres dès + 51 €, zoomer']);
  expect(worded({ amount: 17800, text: '178 €' }, false)).toEqual(['dès 178 €', '3 offres dès 178 €, zoomer']);
  expect(worded(undefined)[1]).toBe('3 offres, zoomer');
});

test('the card is asked with dates and party, and without dates for the party alone @SEARCH-045', () => {
  const dated = { ...START, checkin: '2027-03-06', checkout: '2027-03-08', adults: 3, children: 1 };
  const party = { adult: 3, child: 1, baby: 0 };
  expect(markerRequested({ weekendId: '901' }, dated, site)).toMatchObject({ dates: { checkin: '2027-03-06', night: 2 }, party });
  expect(markerRequested({ weekendId: '901' }, { ...START, adults: 3, children: 1 }, site)).toEqual({ id: '901', locale: 'fr_FR', party });
  expect(markerRequested({ weekendId: '901' }, { ...dated, checkin: '2027-03-01' }, site).dates).toBeUndefined();
});

test('with a gift the card is asked for the nights that it pays, where the search names none @GIFT-021', () => {
  const arriving = { ...START, checkin: '2027-03-06' };
  expect(markerRequested({ weekendId: '901', nights: 2 }, arriving, site).dates).toEqual({ checkin: '2027-03-06', night: 2 });
  expect(markerRequested({ weekendId: '901', nights: 2 }, { ...arriving, night: 3 }, site).dates?.night).toBe(3);
});

test('of a gift the card is asked by nights and adults', () => {
  const gift = { ...START, flow: 'gifting' as const, checkin: '2027-03-06', checkout: '2027-03-08' };
  expect(markerRequested({ weekendId: '901' }, gift, site)).toEqual({ id: '901', locale: 'fr_FR', gift: { giftNights: 1, giftAdult: 2 } });
  expect(markerRequested({ weekendId: '901' }, { ...gift, giftNights: 2, giftAdults: 2 }, site).gift).toEqual({
    giftNights: 2,
    giftAdult: 2,
  });
});
