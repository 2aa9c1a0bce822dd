import { aStay, smallCatalogue } from '@shop/testing';
import { readOrderDetails } from '../documents/order-details.ts';
import { BUYER, orderOf, stayItems } from '../testing/checkout-client.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';

const words = (text: string) => ({ fr: text, es: text, nl: text, it: text, en: text });
const line = (id: string, kind: string, title: string) => ({ id, kind, title: words(title), icon: 'star' });

const shop = shopOfFile({
  catalogue: {
    ...smallCatalogue({ stock: 50 }),
    stays: [
      aStay({ programme: [line('1', 'breakfast', 'Petit-déjeuner'), line('2', 'activity', 'Massage'), line('3', 'activity', 'Kayak')] }),
      aStay({ id: 102, programme: [line('2', 'activity', 'Massage')] }),
    ],
  },
});

type Days = readonly (readonly [activityId: string, day: number])[];
const CRITERIA = 'items.shortStayItem.reservationCriteria';
const { reservationCriteria } = stayItems().shortStayItem;

const selections = (days: Days) => days.map(([activityId, day]) => ({ activityId, day }));
const itemsWith = (criteria: object, item: object = {}) => ({
  shortStayItem: { gift: false, ...item, reservationCriteria: { ...reservationCriteria, ...criteria } },
});
const choosing = (...days: Days) => itemsWith({ activityDaySelections: selections(days) });
const price = (items: object) => shop.checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items });

test.each([
  ['an activity of another stay', choosing(['2', 1], ['9', 1]), 'activityDaySelections.1.activityId'],
  ['the breakfast as an activity', choosing(['1', 1]), 'activityDaySelections.0.activityId'],
  ['one activity on two days', choosing(['2', 1], ['2', 2]), 'activityDaySelections.1.activityId'],
  ['a day after the departure', choosing(['3', 3]), 'activityDaySelections.0.day'],
  ['other nights than its days have', itemsWith({ nights: 2 }), 'nights'],
])('an order that names %s is refused with the field, before anybody pays', async (_, items, field) => {
  const refused = { status: 400, body: { code: 'INVALID_FIELD', field: `${CRITERIA}.${field}`, message: expect.any(String) } };
  expect(await price(items)).toMatchObject(refused);
  expect(await shop.checkout.start(orderOf(items, 12_000))).toMatchObject(refused);
});

test('a price is told before the activities have their days, and nothing is bought before each has one @PROD-050', async () => {
  const items = choosing(['3', 2]);
  expect((await price(items)).body.remainingAmountToPay).toBe(12_000);
  expect(await shop.checkout.start(orderOf(items, 12_000))).toMatchObject({
    status: 400,
    body: {
      code: 'INVALID_FIELD',
      field: `${CRITERIA}.activityDaySelections`,
      message: 'The activity 2 of the stay has no day.',
    },
  });
  expect((await shop.checkout.start(orderOf(choosing(['3', 2], ['2', 1]), 12_000))).status).toBe(200);
});

test.each([
  ['format', 'digital'],
  ['quantity', 2],
  ['recipientEmail', 'luc@example.com'],
  ['extras', ['candle']],
  ['customization', { fromName: 'Zoë' }],
])('a stay on its days has no %s: that belongs to a gift', async (name, value) => {
  expect(await price(itemsWith({}, { [name]: value }))).toMatchObject({ status: 400, body: { field: `items.shortStayItem.${name}` } });
});

test.each([
  ['days', {}, 'travelPeriod'],
  ['days of activities', { travelPeriod: undefined, activityDaySelections: selections([['2', 1]]) }, 'activityDaySelections'],
  ['more than two people', { travelPeriod: undefined, pax: { ...reservationCriteria.pax, numberOfAdults: 3 } }, 'pax'],
])('a stay that is given has no %s', async (_, criteria, field) => {
  expect(await price(itemsWith(criteria, { gift: true }))).toMatchObject({ status: 400, body: { field: `${CRITERIA}.${field}` } });
});

test('the chosen days are printed with the programme, and follow a change as far as the new stay has them', async () => {
  const items = itemsWith({
    travelPeriod: { checkinDate: '2030-06-12', checkoutDate: '2030-06-14' },
    activityDaySelections: selections([
      ['2', 1],
      ['3', 3],
    ]),
  });
  const { opened } = await shop.checkout.sell(orderOf(items, 24_000));
  const programme = async () => (await readOrderDetails(shop.db, opened.orderUUID as string))?.stay?.programme;
  const { activityDays } = (await shop.checkout.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`)).body;
  expect(activityDays).toEqual([
    { activityId: '2', day: 1 },
    { activityId: '3', day: 3 },
  ]);
  expect(await programme()).toEqual(['Petit-déjeuner', 'Massage (mercredi 12 juin 2030)', 'Kayak (vendredi 14 juin 2030)']);
  const change = {
    email: BUYER.email.email,
    locale: 'fr_FR',
    offerId: '102',
    pax: reservationCriteria.pax,
    travelPeriod: { checkinDate: '2030-06-20', checkoutDate: '2030-06-21' },
  };
  const modify = (more: object) => shop.checkout.post(`/gateway/bookings/${opened.orderUUID}/modification`, { ...change, ...more });
  expect(await modify({ expectedDifference: -12_000, activityDaySelections: selections([['3', 1]]) })).toMatchObject({
    status: 400,
    body: { field: 'activityDaySelections.0.activityId' },
  });
  expect((await modify({ expectedDifference: -12_000 })).body.status).toBe('done');
  expect(await programme()).toEqual(['Massage (jeudi 20 juin 2030)']);
});

test('the number of a line of an order is not read out of text', async () => {
  expect(await price({ giftCardItem: { amount: '10000', quantity: true } })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_FIELD', field: 'items.giftCardItem.amount' },
  });
});
