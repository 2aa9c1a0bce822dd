import { aHotel, aStay } from '../../specimens/a-stay.ts';
import { structuredData } from './structured-data.ts';

const addresses = {
  stay: 'https://shop.example/stay/101',
  home: 'https://shop.example/',
  results: 'https://shop.example/search?city=Annecy',
  images: [],
};
const read = (stay = aStay()) => JSON.parse(structuredData(stay, addresses, 'Shop')) as { '@graph': Record<string, unknown>[] };

test('reviews are rated from 0 to 10 @PROD-093', () => {
  expect(read()['@graph'][0]).toMatchObject({
    '@type': 'Hotel',
    aggregateRating: { ratingValue: 8.6, bestRating: 10, worstRating: 0 },
    makesOffer: { price: '149.00', priceCurrency: 'EUR' },
  });
});

test('a hotel without reviews has no rating', () => {
  const stay = aStay({ hotel: aHotel({ review: { score: 0, totalCount: 0, details: [], list: [] } }) });
  expect(read(stay)['@graph'][0]).not.toHaveProperty('aggregateRating');
});

test('no text of the catalogue can end the script', () => {
  const text = structuredData(aStay({ label: '</script><script>alert(1)</script>' }), addresses, 'Shop');
  expect(text).not.toContain('<');
  expect(text).toContain('\\u003c/script>');
});
