import { BOXES_PICTURE, codeInFormat, formatOfCode, GIFT_CARD_PICTURE, hasRequiredItems } from '@shop/domain';
import { makeCatalogue } from '../catalogue.ts';
import type { Hotel } from '../hotels/hotels.ts';
import type { Stay } from '../stays/stays.ts';
import { LANGUAGES, type Text } from '../text.ts';
import { EXTRAS } from './extras.ts';
import { giftPromotionsOf } from './gift-promotions.ts';
import { DEMO_CODES } from './vouchers.ts';

const TODAY = '2026-11-21';
const { gifts, activities, houses, places } = makeCatalogue({ today: TODAY, hotels: 60 });

function textsIn(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== 'object') return [];
  return 'fr' in value && 'en' in value ? [value as Text] : Object.values(value).flatMap(textsIn);
}

const repeated = (names: readonly string[]): string[] => names.filter((name, place) => names.indexOf(name) !== place);

/** What a guest finds in the programme of a stay, or that the house is, where a box lists a content. */
const HELD: Readonly<Record<string, RegExp>> = {
  'Breakfast for two': /breakfast|brunch/i,
  'Access to the spa, a steam bath or a Nordic bath': /access to the spa|steam bath|nordic bath/i,
  'A 50-minute massage each': /50-minute massage for two/i,
  'A dinner for two': /dinner|menu|supper|platter/i,
  'A candlelit dinner for two': /candlelit dinner/i,
  'A wine tasting or a cellar tour': /tasting of four wines|cellar tour/i,
  'An outing on the water or along the shore': /kayak|boat|shore|paddleboard/i,
  'An outing in the snow, on snowshoes, a sledge or skis': /snowshoe|sledging|ski pass/i,
  'A treehouse, a bubble or a caravan, as you choose': /^treehouse$/,
  'An evening watching the sky': /stargazing/i,
  'A stay in a real castle': /^castle$/,
  'A guided walk or two museum tickets': /museum tickets|city walk/i,
  'Two museum tickets, without queuing': /museum tickets/i,
  'An outing in nature: on foot, by bike, on horseback or on the water':
    /hike|bikes|kayak|paddleboard|walk along the shore|horse|snowshoe/i,
  'Two bikes, electric or not': /bikes/i,
  'Something to do with the children': /paddleboard|chocolate|sledging|horse|farm/i,
  'An outdoor activity of your choice': /kayak|paddleboard|bikes|hike|snowshoe|ski pass|horse/i,
  'Welcome drinks': /welcome drinks/i,
};
const ENOUGH = 10;
const OF_EVERY_BOX = /night.* in a double room for two|a year to use it/i;

function isHeld(content: string, { hotel, stay }: { hotel: Hotel; stay: Stay }): boolean {
  if (OF_EVERY_BOX.test(content)) return true;
  const held = HELD[content];
  if (!held) throw new Error(`Say in which stays one finds "${content}".`);
  return held.test(hotel.type) || stay.programme.some(({ title }) => held.test(title.en));
}

describe('the gifts of the demo catalogue', () => {
  test('are thirty boxes, each digital and physical, whose codes tell the format @GIFT-016', () => {
    expect(gifts.boxes).toHaveLength(60);
    expect(gifts.boxes.filter((box) => formatOfCode(box.code) !== box.format)).toEqual([]);
    expect(new Set(gifts.boxes.map((box) => box.collection)).size).toBe(30);
  });

  test('are told apart at a glance: each begins with a scene of its own, and with what only it holds', () => {
    const digital = gifts.boxes.filter((box) => box.format === 'digital');
    expect(new Set(digital.map(({ images }) => images[0])).size).toBe(30);
    expect(digital.filter(({ images }) => images[0]!.startsWith('gift-') || !images[1]!.startsWith('gift-'))).toEqual([]);
    const second = digital
      .filter(({ collection }) => collection !== 'MINI')
      .map(({ includedContent }) => includedContent.en.split('\n')[1]);
    expect(second).not.toContain('Breakfast for two');
  });

  test('hold the pictures that the pages of gifts name', () => {
    const pictures = [...gifts.boxes.flatMap(({ images }) => images), ...EXTRAS.map(({ image }) => image)];
    expect([BOXES_PICTURE, GIFT_CARD_PICTURE].filter((picture) => !pictures.includes(picture))).toEqual([]);
  });

  test('speak five languages, no two boxes alike, and leave no slot open', () => {
    const texts = textsIn([gifts.boxes, activities.products]);
    expect(texts.filter((text) => LANGUAGES.some((language) => !text[language] || /[{}|]|undefined/.test(text[language])))).toEqual([]);
    const digital = gifts.boxes.filter((box) => box.format === 'digital');
    for (const language of LANGUAGES) {
      expect(repeated(digital.map((box) => box.title[language]))).toEqual([]);
      expect(repeated(digital.map((box) => box.description[language]))).toEqual([]);
    }
  });

  test('hold only themes that stays bear', () => {
    const themes = new Set(
      makeCatalogue({ today: TODAY, hotels: 400 }).houses.flatMap((house) => house.stays.flatMap((stay) => stay.themes)),
    );
    expect(gifts.boxes.flatMap((box) => box.themes).filter((theme) => !themes.has(theme))).toEqual([]);
  });

  test('open only stays that hold all that a box lists, and enough of them', () => {
    const sold = makeCatalogue({ today: TODAY, hotels: 400 }).houses.flatMap(({ hotel, stays }) => stays.map((stay) => ({ hotel, stay })));
    for (const box of gifts.boxes.filter(({ format }) => format === 'digital')) {
      const opened = sold.filter(
        ({ stay }) => stay.themes.some((theme) => box.themes.includes(theme)) && hasRequiredItems(stay.programme, box.requiredItems),
      );
      expect([box.code, opened.length >= ENOUGH]).toEqual([box.code, true]);
      for (const content of box.includedContent.en.split('\n'))
        expect([content, opened.filter((house) => !isHeld(content, house)).map(({ stay }) => stay.id)]).toEqual([content, []]);
    }
  });

  test('price the gift versions of about two thirds of the stays, longer ones higher', () => {
    const stays = houses.flatMap((house) => house.stays);
    expect(gifts.singleVouchers.length / stays.length).toBeGreaterThan(0.55);
    expect(gifts.singleVouchers.length / stays.length).toBeLessThan(0.78);
    for (const { stayId, nights, regularCents } of gifts.singleVouchers) {
      expect(nights[0]).toBe(stays.find((stay) => stay.id === stayId)!.nights);
      expect([...regularCents].sort((a, b) => a - b)).toEqual(regularCents);
      expect(regularCents.every((cents) => cents % 100 === 0)).toBe(true);
    }
  });

  test('are already in the hands of sixty people, in every state and kind, under codes of their own', () => {
    expect(gifts.vouchers).toHaveLength(60);
    expect(new Set(gifts.vouchers.map((voucher) => voucher.kind)).size).toBe(4);
    expect(new Set(gifts.vouchers.map((voucher) => voucher.status)).size).toBe(4);
    expect(repeated(gifts.vouchers.map((voucher) => voucher.code))).toEqual([]);
    expect(gifts.vouchers.filter(({ code }) => !/^(?=.*\d)[A-Z0-9-]{10,40}$/.test(code))).toEqual([]);
    for (const voucher of gifts.vouchers) {
      expect(voucher.expiresOn < TODAY).toBe(voucher.status === 'expired');
      expect(voucher.remainingCents).toBeLessThanOrEqual(voucher.valueCents);
    }
    const demo = new Map(gifts.vouchers.map((voucher) => [voucher.code, voucher]));
    expect(Object.values(DEMO_CODES).filter((code) => !demo.has(code))).toEqual([]);
    expect(demo.get(DEMO_CODES.box)).toMatchObject({ kind: 'BOX', productCode: 'SPAEBOX', status: 'active' });
    expect(demo.get(DEMO_CODES.cancelledBox)).toMatchObject({ status: 'cancelled', remainingCents: 0 });
  });
});

test('the demo promotes one gift in six, other ones in each month, both formats of a box together', () => {
  const promoted = (today: string) => giftPromotionsOf({ gifts, activities }, today);
  const { box, single_voucher, activity_product } = promoted(TODAY);
  for (const [found, all] of [
    [single_voucher, gifts.singleVouchers],
    [activity_product, activities.products],
    [box, gifts.boxes],
  ] as const) {
    expect(found.size / all.length).toBeGreaterThan(0.09);
    expect(found.size / all.length).toBeLessThan(0.25);
  }
  for (const code of box.keys()) expect(box.get(codeInFormat(code, 'physical'))).toEqual(box.get(codeInFormat(code, 'digital')));
  expect([...single_voucher.keys()]).not.toEqual([...promoted('2026-12-21').single_voucher.keys()]);
  for (const { startsOn, endsOn } of single_voucher.values()) expect([startsOn <= TODAY, endsOn > TODAY]).toEqual([true, true]);
});

describe('the activities of the demo catalogue', () => {
  test('are about 120 in real towns, within two kilometres of their middle', () => {
    expect(activities.products.length).toBeGreaterThan(110);
    expect(activities.products.length).toBeLessThan(145);
    const cities = new Map(places.filter((place) => place.category === 'city').map((place) => [place.id, place]));
    for (const center of activities.centers) {
      const city = cities.get(center.town.id)!;
      expect(Math.hypot(city.latitude - center.latitude, city.longitude - center.longitude)).toBeLessThan(0.02);
    }
  });

  test('bear names of their own, and so do the centres that run them', () => {
    for (const language of LANGUAGES) expect(repeated(activities.products.map((product) => product.label[language]))).toEqual([]);
    expect(repeated(activities.centers.map((center) => center.label))).toEqual([]);
    expect(activities.centers.filter((center) => /\d|[{}]/.test(center.label))).toEqual([]);
  });

  test('are priced for every party from the smallest to the largest', () => {
    for (const { regularCents, firstAdults } of activities.products) {
      expect(firstAdults).toBeGreaterThanOrEqual(1);
      expect(regularCents.length).toBeGreaterThanOrEqual(1);
      expect([...regularCents].sort((a, b) => a - b)).toEqual(regularCents);
    }
  });

  test('are sold but for a few, and some hold two things at two centres', () => {
    expect(activities.products.filter((product) => !product.published).length).toBeGreaterThan(3);
    expect(activities.products.filter((product) => product.activities.length === 2).length).toBeGreaterThan(10);
  });
});
