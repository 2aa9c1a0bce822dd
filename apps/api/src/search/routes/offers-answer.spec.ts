import { MapAnswer, OffersAnswer } from '@shop/contracts';
import { ANNECY } from '@shop/testing';
import { Value } from 'typebox/value';
import { around, inAnnecy } from './annecy-fixture.test-utils.ts';

const { post, search } = inAnnecy();

describe('a card', () => {
  test('tells the offer whole @SEARCH-056 @SEARCH-057 @SEARCH-068', async () => {
    const { body } = await search({ ...around, checkin: '2030-06-16', night: 1 }, { orderBy: 'priceAsc' });
    expect(body.exactMatch[0]).toMatchObject({
      id: '101',
      sellPrice: 9_600,
      refPrice: 12_000,
      barPrice: 12_000,
      promo: 20,
      promoPercentageRounded: 20,
      priceType: 'FINAL_PRICE',
      prices: [{ paxComposition: { adults: 2 }, sellPrice: 9_600, barPrice: 12_000, promoPercentageRounded: 20 }],
      checkin: '2030-06-16',
      availableRooms: 5,
      lastMinute: false,
      expiration: '2030-06-30',
      autoDiscount: { code: 'EXTRA10', value: 10 },
      cancellationPolicy: {
        type: 'FLEX',
        cancellable: true,
        isCancellable: true,
        cancellationDeadline: '2030-06-14',
        message: 'Modification gratuite ou remboursement partiel jusqu’au 14\u00A0juin',
      },
      hotel: {
        location: {
          label: 'Annecy, Auvergne-Rhône-Alpes',
          zipCode: '74000',
          address: '6 chemin de Colmyr, 74000 Annecy',
          uri: '/sejours?flow=booking&city=Annecy',
        },
      },
      weekend: [{ id: '101', legacyPackageCount: 1 }],
      itemCategory: 'weekend',
    });
  });

  test('of tomorrow is one of the last minute, and its changes are over @SEARCH-062', async () => {
    const { body } = await search({ hotel: '1', checkin: '2030-06-02', night: 1 });
    expect(body.exactMatch[0].lastMinute).toBe(true);
    expect(body.exactMatch[0].cancellationPolicy).toEqual({
      type: 'FLEX',
      cancellable: true,
      isCancellable: false,
      message: 'Non échangeable et non remboursable',
    });
  });

  test('without dates asks for them in the words of its locale @SEARCH-063', async () => {
    const { body } = await search({ hotel: '1' }, { locale: 'nl_NL' });
    expect(body.exactMatch[0].cancellationPolicy).toMatchObject({
      isCancellable: true,
      message: 'Voeg data toe om de annuleringsvoorwaarden te zien',
    });
  });

  test('names whose rates it sells and the word of its campaign @SEARCH-056 @HOME-016', async () => {
    const [castle] = (await search({ hotel: '5' }, { locale: 'nl_NL' })).body.exactMatch;
    expect(castle).toMatchObject({ channelManagerId: 'cm-17', connectivity: true, targetedLabel: 'Voor onze lezers' });
    const [lake] = (await search({ hotel: '1' })).body.exactMatch;
    for (const name of ['channelManagerId', 'connectivity', 'targetedLabel']) expect(lake).not.toHaveProperty(name);
  });

  test('of a booking tells of the running promotion that needs no asking, that of a gift does not @SEARCH-056 @SEARCH-057', async () => {
    expect((await search({ hotel: '1' })).body.exactMatch[0].autoDiscount).toEqual({ code: 'EXTRA10', value: 10 });
    expect((await search({ hotel: '1' }, { type: 'gift' })).body.exactMatch[0]).not.toHaveProperty('autoDiscount');
  });
});

describe('the answer', () => {
  test('fits its schema in every variant', async () => {
    const bodies = [
      await search({ ...around, theme: 'spa' }, { withFacets: true, withActivities: true }),
      await search({ city: 'Annecy' }, { fallback: 'proximity', limit: 3 }),
      await search({}, { type: 'gift' }),
      await post({ locale: 'nl_BE', hotelId: '4', adult: 2, orderBy: 'priceAsc' }),
    ];
    for (const { body } of bodies) expect([...Value.Errors(OffersAnswer, body)]).toEqual([]);
    expect([...Value.Errors(MapAnswer, (await search({}, { performMapSearch: true })).body)]).toEqual([]);
  });

  test('repeats what was searched @SEARCH-119', async () => {
    const { body } = await search({ city: 'Annecy', ...around, theme: 'spa' });
    expect(body.searchDetails).toEqual({
      totalCount: 2,
      page: 0,
      uri: '/sejours?flow=booking&city=Annecy&lat=45.8992&lng=6.1294&theme=spa',
      adult: 2,
      themeId: 'spa',
      theme: 'Spa et cocooning',
      cityId: 'city-3037543',
      place: { label: 'Annecy', lat: ANNECY.latitude, lng: ANNECY.longitude },
    });
  });

  test('leads back by its breadcrumb @SEARCH-031 @SEARCH-119', async () => {
    const { body } = await search({ city: 'Annecy', theme: 'spa' });
    expect(body.breadcrumb.map((crumb: { label: string }) => crumb.label)).toEqual([
      'Accueil',
      'France',
      'Auvergne-Rhône-Alpes',
      'Haute-Savoie',
      'Annecy',
      'Spa et cocooning',
    ]);
    expect(body.breadcrumb[0].uri).toBe('/');
    expect(body.breadcrumb[4].uri).toContain('city=Annecy');
    expect(body.breadcrumb.at(-1).uri).toBeUndefined();
  });

  test('links to neighbouring searches with their weekends @SEARCH-039 @SEARCH-119', async () => {
    const { body } = await search({ region: 'Auvergne-Rhône-Alpes' });
    const towns = body.suggestionLinks.find((section: { title: string }) => section.title === 'Les villes les plus choisies');
    expect(towns.links[0]).toEqual({ label: 'Annecy', uri: '/sejours?flow=booking&city=Annecy&lat=45.8992&lng=6.1294', count: 2 });
    const themes = body.suggestionLinks.find((section: { title: string }) => section.title === 'Selon vos envies');
    expect(themes.links).toContainEqual({
      label: 'En famille',
      uri: '/sejours?flow=booking&region=Auvergne-Rh%C3%B4ne-Alpes&theme=39',
      count: 1,
    });
  });

  test('tells search engines what is true of the place, in the page’s language', async () => {
    const { body } = await search({ city: 'Annecy' });
    const { pageModel } = body;
    expect(pageModel.pageTitle).toMatch(/^Annecy\u00A0: 2 week-ends à l’hôtel dès 90\u00A0€$/);
    expect(pageModel.serpSeoLargeContent).toContain('2 week-ends');
    expect(pageModel.metaRobots).toBe('index, follow');
    expect(pageModel.canonicalUrl).toBe('/sejours?flow=booking&city=Annecy');
    expect(pageModel.alternateUrls).toContainEqual({ locale: 'es_ES', path: '/estancias?flow=booking&city=Annecy' });
    const texts = await Promise.all(
      ['fr_FR', 'es_ES', 'nl_NL', 'it_IT', 'en_GB'].map(async (locale) => (await search({ city: 'Annecy' }, { locale })).body.pageModel),
    );
    expect(new Set(texts.map((one) => one.metaDescription)).size).toBe(5);
    expect(new Set(texts.map((one) => one.serpSeoLargeContent)).size).toBe(5);
  });

  test('is listed unless nothing was found; a view of it names the page itself as its canonical address', async () => {
    const reported = async (criterias: object, rest = {}) => {
      const { metaRobots, canonicalUrl } = (await search(criterias, rest)).body.pageModel;
      return [metaRobots, canonicalUrl];
    };
    const page = ['index, follow', '/sejours?flow=booking&city=Annecy'];
    expect(await reported({ city: 'Annecy' })).toEqual(page);
    expect(await reported({ city: 'Annecy', checkin: '2030-06-20' })).toEqual(page);
    expect(await reported({ city: 'Annecy', adult: 3 })).toEqual(page);
    expect(await reported({ city: 'Annecy', stars: '3' })).toEqual(page);
    expect(await reported({ city: 'Annecy' }, { orderBy: 'priceAsc' })).toEqual(page);
    expect(await reported({ city: 'Annecy', theme: 'spa' })).toEqual(['index, follow', '/sejours?flow=booking&city=Annecy&theme=spa']);
    expect((await reported({ city: 'Atlantis' }))[0]).toBe('noindex, follow');
  });

  test('leaves the page data out when nobody wants them @API-006', async () => {
    const { body } = await search({ city: 'Annecy' }, { fetchPageModel: false });
    expect(Object.keys(body)).toEqual(['exactMatch', 'searchDetails']);
  });
});
