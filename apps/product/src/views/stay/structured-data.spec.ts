import { aHotel, aStay } from '../../fixtures/a-stay.ts';
import { jsonLd } from '../shared/json-ld.ts';
import { schemaFaults } from '@shop/testing/schema-org';
import { stayThings } from './structured-data.ts';

const ADDRESSES = {
  crumbs: [{ label: 'Home', uri: '/' }, { label: 'Annecy', uri: '/search?city=Annecy' }, { label: 'A night by the lake' }],
  here: 'https://shop.example/stay/101',
  absolute: (path: string) => `https://shop.example${path}`,
  images: ['https://shop.example/images/lake-1/1500_736.webp'],
};
const read = (stay = aStay()) => (JSON.parse(jsonLd(stayThings(stay, ADDRESSES))) as { '@graph': Record<string, unknown>[] })['@graph'];

test('reviews are rated from 0 to 10 @PROD-093', () => {
  expect(read()[0]).toMatchObject({
    '@type': 'Hotel',
    aggregateRating: { ratingValue: 8.6, bestRating: 10, worstRating: 0 },
    makesOffer: { price: '149.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
});

test('hotel, offer, rating and breadcrumb are what schema.org knows, with what it asks for', () => {
  expect(read().map((thing) => thing['@type'])).toEqual(['Hotel', 'BreadcrumbList']);
  expect(read().flatMap(schemaFaults)).toEqual([]);
  expect(schemaFaults({ '@type': 'Hotel', naem: 'x' })).toEqual([
    'Hotel has no property naem',
    'Hotel lacks name',
    'Hotel lacks address',
    'Hotel lacks image',
    'Hotel lacks geo',
    'Hotel lacks url',
  ]);
});

test('the breadcrumb leads from the home page to the stay, in absolute addresses', () => {
  expect(read()[1]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.example/' },
      { position: 2, name: 'Annecy', item: 'https://shop.example/search?city=Annecy' },
      { position: 3, name: 'A night by the lake', item: 'https://shop.example/stay/101' },
    ],
  });
});

test('a hotel without reviews has no rating, an expired stay is discontinued', () => {
  const stay = aStay({ published: false, hotel: aHotel({ review: { score: 0, totalCount: 0, details: [], list: [] } }) });
  expect(read(stay)[0]).not.toHaveProperty('aggregateRating');
  expect(read(stay)[0]).toMatchObject({ makesOffer: { availability: 'https://schema.org/Discontinued' } });
});

test('no text of the catalogue can end the script', () => {
  const text = jsonLd(stayThings(aStay({ label: '</script><script>alert(1)</script>' }), ADDRESSES));
  expect(text).not.toContain('<');
  expect(text).toContain('\\u003c/script>');
});
