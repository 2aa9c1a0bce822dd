import { ANNECY, aHotel, aMonth, aPlace, aRoom, aStay, arrayOf, type RoomMonth, promotedGift } from '@shop/testing';
import { openSearch } from './search-shop.test-utils.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';

type Annecy = Awaited<ReturnType<typeof openAnnecy>>;

export const around = { lat: ANNECY.latitude, lng: ANNECY.longitude };
export const wide = { ...around, distanceMax: 300 };

const same = (text: string) => ({ fr: text, es: text, nl: text, it: text, en: text });
const activity = (id: string, icon: string, title: string) => ({ id, kind: 'activity', icon, title: same(title) });
const BREAKFAST = { id: 'breakfast', kind: 'breakfast', icon: 'coffee', title: same('Petit-déjeuner') };
const SPA = activity('spa-access', 'bath', 'Accès au spa');
const KAYAK = activity('kayak', 'waves', 'Sortie en kayak');
const TASTING = activity('tasting', 'wine', 'Dégustation');

function month(facts: Partial<RoomMonth>) {
  const of = aMonth(facts);
  const keys = { hotel_id: of.hotel_id, room_id: of.room_id, month: of.month };
  return {
    price: { ...keys, price: arrayOf(of, 'price'), promo: arrayOf(of, 'promo'), min_stay: arrayOf(of, 'minStay') },
    stock: { ...keys, stock: arrayOf(of, 'stock') },
  };
}

/** A shop in Annecy for the tests of a file: opened before the first, closed after the last. */
export function inAnnecy(): Pick<Annecy, 'get' | 'post' | 'search'> {
  let shop: Annecy | undefined;
  beforeAll(async () => {
    shop = await openAnnecy();
  });
  afterAll(() => shop?.close());
  return {
    get: (url) => shop!.get(url),
    post: (payload) => shop!.post(payload),
    search: (criterias, rest) => shop!.search(criterias, rest),
  };
}

/** Annecy has a lake hotel of two stays, an inn 11 km away and a castle 36 km away; Chambéry, 40 km away, is in the next department, Bruges abroad. */
async function openAnnecy() {
  const database = await shopDatabase();
  const months = [
    month({ days: { 8: { price: 7_000 }, 16: { promo: 20 } } }),
    month({ room_id: 12, price: 14_000 }),
    month({ hotel_id: 2, room_id: 21, price: 15_000, promo: 30, stock: 2 }),
    month({ hotel_id: 3, room_id: 31 }),
    month({ hotel_id: 4, room_id: 41 }),
    month({ hotel_id: 5, room_id: 51, price: 20_000 }),
  ];
  const shop = await openSearch({
    ...database,
    now: new Date('2030-06-01T10:00:00Z'),
    rows: {
      place: [
        aPlace(),
        aPlace({
          id: 'country-fr',
          category: 'country',
          label: { ...same('France'), es: 'Francia', nl: 'Frankrijk' },
          context: null,
          value: 'FR',
          postalcode: null,
        }),
        aPlace({
          id: 'region-84',
          category: 'region',
          label: same('Auvergne-Rhône-Alpes'),
          context: null,
          value: 'Auvergne-Rhône-Alpes',
          postalcode: null,
        }),
        aPlace({
          id: 'department-74',
          category: 'department',
          label: same('Haute-Savoie'),
          context: null,
          value: 'Haute-Savoie',
          postalcode: null,
        }),
        aPlace({
          id: 'skiresort-semnoz',
          category: 'skiresort',
          label: same('Le Semnoz'),
          value: 'Le Semnoz',
          latitude: ANNECY.latitude - 0.09,
        }),
        aPlace({ id: 'touristicregion-aravis', category: 'touristicregion', label: same('Aravis'), value: 'Aravis' }),
        aPlace({ id: 'poi-gorges', category: 'poi', label: same('Gorges du Fier'), value: 'Gorges du Fier' }),
      ],
      hotel: [
        aHotel({ facilities: ['spa', 'parking', 'pets'], address: '6 chemin de Colmyr, 74000 Annecy' }),
        aHotel({
          id: 2,
          label: 'Auberge du Lac',
          latitude: ANNECY.latitude + 0.1,
          review_score: 9.4,
          popularity: 5,
          stars: 4,
          type: 'guesthouse',
          facilities: ['parking', 'breakfast'],
        }),
        aHotel({
          id: 3,
          label: 'Hôtel des Ducs',
          latitude: 45.5646,
          longitude: 5.9178,
          department: same('Savoie'),
          environment: 'city',
          style: 'classic',
          facilities: [],
        }),
        aHotel({
          id: 4,
          label: 'De Gouden Gans',
          latitude: 51.2093,
          longitude: 3.2247,
          city: 'Brugge',
          place_id: 'city-2800931',
          country: 'BE',
          region: same('Vlaanderen'),
          department: null,
        }),
        aHotel({
          id: 5,
          label: 'Château de Menthon',
          latitude: ANNECY.latitude + 0.32,
          stars: 5,
          type: 'castle',
          style: 'luxury',
          review_score: 7.2,
          facilities: ['spa'],
          ...{ channel_manager: 'cm-17' },
        }),
      ],
      room: [aRoom(), aRoom({ id: 12, capacity: 4 }), ...[2, 3, 4, 5].map((hotel) => aRoom({ id: hotel * 10 + 1, hotel_id: hotel }))],
      stay: [
        aStay({ programme: [BREAKFAST, SPA] }),
        aStay({ id: 102, room_id: 12, nights: 2, themes: ['39'], supplement_cents: 6_000, programme: [KAYAK] }),
        aStay({ id: 201, hotel_id: 2, room_id: 21, programme: [KAYAK, TASTING] }),
        aStay({ id: 301, hotel_id: 3, room_id: 31, programme: [] }),
        aStay({ id: 401, hotel_id: 4, room_id: 41 }),
        aStay({
          id: 501,
          hotel_id: 5,
          room_id: 51,
          programme: [SPA],
          ...{ targeted_label: { ...same('Réservé à nos lecteurs'), nl: 'Voor onze lezers' } },
        }),
      ],
      room_month: months.map((one) => one.price),
      room_stock: months.map((one) => one.stock),
      single_voucher: [
        { stay_id: 101, affiliate_id: 'a-101', nights: [1, 2], ...promotedGift(12, [16_900, 32_900]) },
        { stay_id: 201, affiliate_id: 'a-201', nights: [1], sell_cents: [19_900] },
      ],
      promotion_code: [
        { code: 'EXTRA10', percent: 10, automatic: true },
        { code: 'SPRING15', percent: 15, automatic: true, valid_until: '2030-05-31' },
        { code: 'ASKED20', percent: 20 },
      ],
      content: [
        {
          key: 'labels',
          locale: 'fr_FR',
          body: {
            themes: { 39: 'En famille', spa: 'Spa et cocooning' },
            facilities: { pets: 'Animaux admis' },
            types: { castle: 'Château' },
          },
        },
      ],
    },
  });
  const post = async (payload: object) => {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/offers.json', payload });
    const body = answer.json();
    return { status: answer.statusCode, body, ids: (body.exactMatch ?? []).map((card: { id: string }) => card.id) as string[] };
  };
  return {
    async get(url: string) {
      const answer = await shop.app.inject(url);
      return { status: answer.statusCode, body: answer.json() };
    },
    post,
    /** A search in French with these criteria. */
    search: (criterias: object, rest: object = {}) => post({ locale: 'fr_FR', searchCriterias: criterias, ...rest }),
    async close() {
      await shop.close();
      await database.close();
    },
  };
}
