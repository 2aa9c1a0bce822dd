import { aStay, smallCatalogue } from '@shop/testing';
import { orderOf, stayItems } from '../testing/checkout-client.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';

const words = (text: string) => ({ fr: text, es: text, nl: text, it: text, en: text });
const BOAT = {
  ...{ id: 'boat', kind: 'activity', icon: 'waves', title: words('Balade en bateau') },
  season: { from: '06-15', until: '06-20' },
};

const shop = shopOfFile({
  catalogue: { ...smallCatalogue({ price: 12_000 }), stays: [aStay({ supplement_cents: 0, programme: [BOAT] })] },
});

const order = (checkin: string, checkout: string, day = 1) => {
  const { shortStayItem } = stayItems({ checkin, checkout });
  const reservationCriteria = { ...shortStayItem.reservationCriteria, activityDaySelections: [{ activityId: 'boat', day }] };
  return shop.checkout.start(orderOf({ shortStayItem: { ...shortStayItem, reservationCriteria } }, 12_000));
};

test('a stay whose activity is not run all year is sold on days of its season alone', async () => {
  expect(await order('2030-06-12', '2030-06-13')).toMatchObject({ status: 409, body: { code: 'PACKAGE_NOT_AVAILABLE_CHECKIN' } });
  expect(await order('2030-06-20', '2030-06-21', 2)).toMatchObject({
    status: 400,
    body: { field: 'items.shortStayItem.reservationCriteria.activityDaySelections.0.day' },
  });
  expect(await order('2030-06-18', '2030-06-19')).toMatchObject({ status: 200 });
});
