import { aStay, smallCatalogue } from '@shop/testing';
import { offersOfFile } from '../../testing/offers/offers-of-file.test-utils.ts';

const words = (text: string) => ({ fr: text, es: text, nl: text, it: text, en: text });
const BOAT = {
  ...{ id: 'boat', kind: 'activity', icon: 'waves', title: words('Balade en bateau') },
  season: { from: '06-15', until: '06-20' },
};

const shop = offersOfFile({ catalogue: { ...smallCatalogue(), stays: [aStay({ programme: [BOAT] })] } });
const get = (url: string) => shop.get(url);

describe('a stay with an activity that is not run all year', () => {
  test('begins on days of the season, or as long before them as it reaches them; its from-price is of such a day', async () => {
    const { body: calendar } = await get('/api/product/101/availabilities.json?month=2030-06&length=1&locale=fr_FR');
    const days = calendar.availabilities as Record<string, { minLos: number } | null>;
    const nightsFrom = (day: number) => days[`2030-06-${day}`]?.minLos;
    expect([12, 13, 14, 15, 16, 20].map(nightsFrom)).toEqual([3, 2, 1, 1, 1, 1]);
    expect([21, 22, 30].map(nightsFrom)).toEqual([undefined, undefined, undefined]);

    const { body: stay } = await get('/api/weekend/101/detail.json?locale=fr_FR');
    expect(stay.fromPrice.checkin).toBe('2030-06-14');
    expect(stay.programLine).toMatchObject([{ season: { from: '06-15', until: '06-20' } }]);
  });

  test('is found where one of its days is of the season, and nowhere else', async () => {
    const found = async (checkin: string, night = 1) => {
      const searchCriterias = { adult: 2, child: 0, baby: 0, checkin, night };
      const answer = await shop.app.inject({ method: 'POST', url: '/api/offers.json', payload: { searchCriterias, locale: 'fr_FR' } });
      return answer.json().searchDetails.totalCount as number;
    };
    expect([await found('2030-06-13'), await found('2030-06-13', 2), await found('2030-06-14'), await found('2030-06-15')]).toEqual([
      0, 1, 1, 1,
    ]);
    expect([await found('2030-06-21'), await found('2030-06-21', 3)]).toEqual([0, 0]);
  });

  test('offers the days of the season only for its activity', async () => {
    const { body } = await get('/api/weekend/101/detail.json?locale=fr_FR&checkin=2030-06-20&night=1&adult=2');
    expect(body.activityDates).toMatchObject([{ activityId: 'boat', dates: [{ date: '2030-06-20' }] }]);
    const { body: eve } = await get('/api/weekend/101/detail.json?locale=fr_FR&checkin=2030-06-14&night=1&adult=2');
    expect(eve.activityDates).toMatchObject([{ activityId: 'boat', dates: [{ value: 2, date: '2030-06-15' }] }]);
  });

  test('is quoted without an activity on a day out of its season, and the quote says so', async () => {
    const quoted = async (day: number) =>
      (await get(`/api/product/101/quote?locale=fr_FR&checkin=2030-06-20&nights=1&adult=2&activitySelectionList=boat_${day}`)).body;
    expect((await quoted(1)).modifiedReservationCriteria).toBeUndefined();
    expect((await quoted(2)).modifiedReservationCriteria).toMatchObject({ activitySelectionList: '' });
  });

  test('is not quoted on another day', async () => {
    const quoted = (checkin: string) => get(`/api/product/101/quote?locale=fr_FR&checkin=${checkin}&nights=1&adult=2`);
    const refused = { code: 'PACKAGE_NOT_AVAILABLE_CHECKIN' };
    expect(await quoted('2030-06-12')).toMatchObject({ status: 409, body: refused });
    expect((await quoted('2030-06-18')).status).toBe(200);
  });
});
