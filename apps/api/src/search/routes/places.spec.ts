import { aHotel, aPlace, type TestDatabase } from '@shop/testing';
import { openSearch, type OpenSearch } from './search-shop.test-utils.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';

let database: TestDatabase;
let shop: OpenSearch;

const same = (text: string) => ({ fr: text, es: text, nl: text, it: text, en: text });
const place = (id: string, name: string, facts: object = {}) =>
  aPlace({ id, label: same(name), value: name, context: null, postalcode: null, weight: 50_000, ...facts });

beforeAll(async () => {
  database = await shopDatabase();
  shop = await openSearch({
    ...database,
    now: new Date('2030-06-01T10:00:00Z'),
    rows: {
      place: [
        aPlace(),
        place('city-bordeaux', 'Bordeaux', {
          label: { ...same('Bordeaux'), es: 'Burdeos' },
          latitude: 44.84,
          longitude: -0.58,
          weight: 250_000,
        }),
        place('touristicregion-bordelais', 'Bordelais', { category: 'touristicregion', weight: 700_000 }),
        place('city-mont', 'Mont', { weight: 900 }),
        place('city-montpellier', 'Montpellier', { weight: 290_000 }),
        place('city-lille', 'Lille', { label: { ...same('Lille'), nl: 'Rijsel' }, weight: 230_000 }),
        place('region-idf', 'Île-de-France', { category: 'region', weight: 1_200_000 }),
        place('city-saint-malo', 'Saint-Malo'),
        place('poi-mont-saint-michel', 'Mont-Saint-Michel', { category: 'poi' }),
        place('city-brugge', 'Brugge', {
          label: { fr: 'Bruges', es: 'Brujas', nl: 'Brugge', it: 'Bruges', en: 'Bruges' },
          country: 'BE',
          latitude: 51.2,
          longitude: 3.22,
        }),
        place('city-bruges-fr', 'Bruges', { weight: 20_000 }),
        place('department-74', 'Haute-Savoie', { category: 'department' }),
        ...Array.from({ length: 40 }, (_, number) => place(`city-saint-${number}`, `Saint-Village ${number}`, { weight: number + 1 })),
      ],
      hotel: [
        aHotel(),
        aHotel({
          id: 2,
          label: 'De Gouden Gans',
          city: 'Brugge',
          place_id: 'city-brugge',
          country: 'BE',
          region: same('Vlaanderen'),
          department: null,
        }),
        aHotel({
          id: 3,
          label: 'Hôtel des Quais',
          city: 'Bordeaux',
          place_id: 'city-bordeaux',
          department: same('Gironde'),
          region: same('Nouvelle-Aquitaine'),
        }),
      ],
    },
  });
});

afterAll(async () => {
  await shop?.close();
  await database?.close();
});

async function get(path: string) {
  const answer = await shop.app.inject(`/api/${path}`);
  return { status: answer.statusCode, body: answer.json() };
}
const suggest = async (term: string, locale = 'fr_FR', rest = '') =>
  (await get(`autocomplete-geonames.json?locale=${locale}&term=${encodeURIComponent(term)}${rest}`)).body.map(
    (one: { label: string }) => one.label,
  );
const recommend = async (query: string) =>
  (await get(`recommendedAutocomplete.json?${query}`)).body.map((one: { label: string }) => one.label);

describe('what is typed is understood', () => {
  test.each([
    ['without accents', 'ile de france', 'fr_FR', 'Île-de-France'],
    ['with a slip', 'bordaux', 'fr_FR', 'Bordeaux'],
    ['with a letter missing', 'lile', 'fr_FR', 'Lille'],
    ['in another language', 'Burdeos', 'nl_NL', 'Bordeaux'],
    ['in another language', 'rijsel', 'it_IT', 'Lille'],
    ['in short', 'st malo', 'fr_FR', 'Saint-Malo'],
    ['in short', 'mt st michel', 'fr_FR', 'Mont-Saint-Michel'],
    ['as a postal code', '74000', 'fr_FR', 'Annecy'],
    ['as a hotel', 'gouden g', 'nl_BE', 'De Gouden Gans'],
    ['as a hotel of a town in another language', 'gouden gans brujas', 'nl_BE', 'De Gouden Gans'],
  ])('%s: %s @API-034 @SEARCH-029', async (_, term, locale, first) => {
    expect((await suggest(term, locale))[0]).toBe(first);
  });

  test('in the locale, whose own country comes first', async () => {
    expect((await suggest('brug', 'nl_BE'))[0]).toBe('Brugge');
    expect((await suggest('brujas', 'es_ES'))[0]).toBe('Brujas');
    expect((await suggest('bruges', 'fr_FR'))[0]).toBe('Bruges');
  });
});

describe('what people mean comes first', () => {
  test('the town before the wine country that begins alike', async () => {
    expect((await suggest('bord')).slice(0, 2)).toEqual(['Bordeaux', 'Bordelais']);
  });

  test('the city before the village that is called just so', async () => {
    expect((await suggest('mont'))[0]).toBe('Montpellier');
    expect(await suggest('mont')).toContain('Mont');
  });
});

test('a suggestion says what it is and where @SEARCH-024 @API-034', async () => {
  expect((await get('autocomplete-geonames.json?locale=fr_FR&term=annecy')).body[0]).toEqual({
    id: 'city-3037543',
    label: 'Annecy',
    category: 'city',
    latitude: 45.8992,
    longitude: 6.1294,
    value: 'Annecy',
    postalcode: '74000',
    country: 'FR',
    context: 'Haute-Savoie',
  });
});

test('there are 30 suggestions at most, and fewer when fewer are wanted @API-034', async () => {
  expect(await suggest('saint')).toHaveLength(30);
  expect(await suggest('s', 'fr_FR', '&maxResults=3')).toHaveLength(3);
  expect(await get('autocomplete-geonames.json?locale=fr_FR&term=a&maxResults=31')).toMatchObject({
    status: 400,
    body: { field: 'maxResults' },
  });
});

test('a suggestion is the place of a search @API-052', async () => {
  const [{ category, value }] = (await get('autocomplete-geonames.json?locale=fr_FR&term=bordeaux')).body;
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/offers.json',
    payload: { locale: 'fr_FR', searchCriterias: { [category]: value } },
  });
  expect(answer.json().searchDetails).toMatchObject({ cityId: 'city-bordeaux', place: { label: 'Bordeaux', lat: 44.84 } });
});

describe('before anything is typed', () => {
  test('the towns of the country with hotels are recommended @API-035', async () => {
    expect(await recommend('locale=fr_FR')).toEqual(['Bordeaux', 'Annecy']);
    expect(await recommend('locale=fr_BE')).toEqual(['Bruges']);
  });

  test('or those of one area, and what is typed narrows them @API-035', async () => {
    expect(await recommend('locale=fr_FR&catalogSourceType=department&catalogSourceCode=Haute-Savoie')).toEqual(['Annecy']);
    expect(await recommend('locale=fr_FR&q=bord&catalogSourceType=country&catalogSourceCode=FR')).toEqual(['Bordeaux']);
    expect(await recommend('locale=fr_FR&q=lil')).toEqual(['Lille']);
  });

  test('an unknown kind of area is refused', async () => {
    expect(await get('recommendedAutocomplete.json?locale=fr_FR&catalogSourceType=moon')).toMatchObject({
      status: 400,
      body: { field: 'catalogSourceType' },
    });
  });
});

test('signs, blanks and long nonsense find nothing and break nothing', async () => {
  for (const term of ['%', '   ', '💥', "'; drop table place", 'x'.repeat(100), 'a '.repeat(49), '\\', 'ﷺ'])
    expect((await get(`autocomplete-geonames.json?locale=fr_FR&term=${encodeURIComponent(term)}`)).status).toBe(200);
  expect((await get(`autocomplete-geonames.json?locale=fr_FR&term=${'x'.repeat(101)}`)).status).toBe(400);
});
