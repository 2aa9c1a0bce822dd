import { anActivity } from '../../fixtures/an-activity.ts';
import { aHotelPage } from '../../fixtures/a-hotel-page.ts';
import { schemaFaults } from '@shop/testing/schema-org';
import { activityData } from '../activity/structured-data.ts';
import { hotelPage } from '../hotel/hotel-page.ts';
import { hotelData } from '../hotel/structured-data.ts';
import { pageAddresses } from './page-addresses.ts';

const { pageModel } = anActivity();
const sites = { fr_FR: 'https://shop.example', es_ES: 'https://es.shop.example' };

describe('search engines are told', () => {
  test('where a page stands, and where it stands in the other countries', () => {
    expect(
      pageAddresses({ ...pageModel, canonicalUrl: '/producto/actividad/7' }, { locale: 'es_ES', origin: sites.es_ES, origins: sites }),
    ).toEqual({
      canonical: 'https://es.shop.example/producto/actividad/7',
      alternates: [
        { language: 'fr-FR', href: 'https://shop.example/produit/activite/7/rafting-on-the-dranse' },
        { language: 'es-ES', href: 'https://es.shop.example/producto/actividad/7/rafting-on-the-dranse' },
        { language: 'x-default', href: 'https://shop.example/produit/activite/7/rafting-on-the-dranse' },
      ],
    });
  });

  test('nothing of countries whose address is not known, and nothing where there is one country alone', () => {
    expect(pageAddresses(pageModel, { locale: 'fr_FR', origin: sites.fr_FR }).alternates).toEqual([]);
  });

  test('not to list a hotel that is no longer sold @HOTEL-004', () => {
    expect(hotelPage(aHotelPage({ active: false }), 'fr_FR').metaRobots).toBe('noindex, follow');
    expect(hotelPage(aHotelPage(), 'fr_FR').metaRobots).toBe('index, follow');
  });
});

describe('structured data', () => {
  const addresses = { page: 'https://shop.example/here', absolute: (path: string) => `https://shop.example${path}`, images: [] };
  const graph = (text: string) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];

  test('tell a hotel with its rating from 0 to 10, its price range and the way to it', () => {
    const [hotel, crumbs] = graph(hotelData(aHotelPage(), addresses));
    expect(hotel).toMatchObject({
      '@type': 'Hotel',
      aggregateRating: { ratingValue: 8.6, bestRating: 10, worstRating: 0 },
      makesOffer: { '@type': 'AggregateOffer', lowPrice: '149.00', highPrice: '149.00', priceCurrency: 'EUR' },
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { item: addresses.page }],
    });
  });

  test('tell no rating of a new hotel and no offer of one that is no longer sold', () => {
    const review = { score: 0, totalCount: 0, count: 0, details: [], list: [] };
    const [hotel] = graph(hotelData(aHotelPage({ active: false, review }), addresses));
    expect(hotel).not.toHaveProperty('aggregateRating');
    expect(hotel).not.toHaveProperty('makesOffer');
  });

  test('tell an activity with its prices, and whether it can be had', () => {
    const [product] = graph(activityData(anActivity(), addresses));
    expect(product).toMatchObject({
      '@type': 'Product',
      brand: { name: 'White Water' },
      offers: { lowPrice: '40.00', highPrice: '160.00', offerCount: 4, availability: 'https://schema.org/InStock' },
    });
    const [expired] = graph(activityData(anActivity({ published: false }), addresses));
    expect(expired).toMatchObject({ offers: { availability: 'https://schema.org/Discontinued' } });
  });

  test('say nothing that schema.org does not know', () => {
    expect(schemaFaults(graph(hotelData(aHotelPage(), addresses)))).toEqual([]);
    expect(schemaFaults(graph(activityData(anActivity(), addresses)))).toEqual([]);
  });

  test('cannot end the script they stand in', () => {
    expect(activityData(anActivity({ label: '</script><b>' }), addresses)).not.toContain('<');
  });
});
