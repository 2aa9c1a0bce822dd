import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lineValidator } from './validate-line.ts';

const words = { fr: 'a', es: 'a', nl: 'a', it: 'a' };
const place = {
  kind: 'place',
  id: 'city-1',
  category: 'city',
  label: words,
  context: null,
  value: 'A',
  latitude: 45,
  longitude: 6,
  country: 'FR',
  postalCode: null,
  weight: 1,
};
const hotel = {
  ...{
    kind: 'hotel',
    id: 1,
    name: 'A',
    stars: 3,
    latitude: 45,
    longitude: 6,
    address: 'a',
    city: 'A',
    place: 'city-1',
    region: words,
    department: null,
    country: 'FR',
  },
  ...{
    description: words,
    checkin: '15:00',
    checkout: '11:00',
    type: 'hotel',
    environment: 'lake',
    style: 'charm',
    facilities: [],
    ecoFacilities: [],
    images: [],
  },
  ...{
    reviewScore: 9.1,
    reviewCount: 1,
    popularity: 1,
    localTaxType: 'PER_PERSON_PER_NIGHT',
    localTaxCents: 165,
    localTaxPercentage: null,
    pets: null,
    active: true,
  },
};
const room = { kind: 'room', id: 11, hotel: 1, label: words, size: 20, bed: words, capacity: 2, highlights: [], images: [] };
const days = (length: number) => Array.from({ length }, () => 1);
const june = { kind: 'days', hotel: 1, room: 11, month: '2030-06', price: days(30), minStay: days(30), stock: days(30) };

/** What the last of some lines is told. */
function last(...lines: unknown[]) {
  const validate = lineValidator();
  const validated = lines.map((line) => validate(typeof line === 'string' ? line : JSON.stringify(line))).at(-1)!;
  return validated.kind === 'fine' ? 'fine' : `${validated.fault.field} ${validated.fault.reason}`.trim();
}

const stay = {
  ...{ kind: 'stay', id: 101, hotel: 1, room: 11, label: words, slug: 'a', description: words, nights: 1, images: [], programme: [] },
  ...{ headwords: [], themes: [], supplementCents: 0, cancellationType: 'FLEX_7', cancellable: true, importantInfos: [] },
  ...{ marketingLabel: null, published: true, variantOf: null },
};

describe('a line of a catalogue', () => {
  test('is fine after what it names', () => {
    expect(last(place, hotel, room, june)).toBe('fine');
    expect(last(hotel)).toBe('place no line above describes place city-1');
  });

  test.each([
    ['no JSON', '{', /^is not JSON/],
    ['no object', '[]', /^is not an object/],
    ['no kind', {}, /^kind is one of place, hotel/],
    ['a field too few', { ...place, label: undefined }, /^label is missing/],
    ['a language too few', { ...place, label: { ...words, nl: undefined } }, /^label.nl is missing/],
    ['a field too many', { ...place, colour: 'red' }, /^colour is not known/],
    ['a place beyond the pole', { ...place, latitude: 91 }, /^latitude must be/],
    ['another category', { ...place, category: 'moon' }, /^category must be one of city/],
    ['a character that is none', { ...place, value: 'a\0' }, /^holds a character that is none/],
    [
      'half a pair',
      '{"kind":"place"}'.replace(
        '}',
        `,"id":"a","category":"city","label":${JSON.stringify(words)},"context":null,"value":"\\ud83e","latitude":1,"longitude":1,"country":"FR","postalCode":null,"weight":1}`,
      ),
      /character that is none/,
    ],
  ])('with %s is refused', (_, line, reported) => expect(last(line)).toMatch(reported));

  test.each(['box', 'gift', 'activity'])('is told how a crossed price comes about where it names one: %s', (kind) => {
    expect(last({ kind, referenceCents: 17_900 })).toMatch(
      /^referenceCents is not taken: name a promotion \{ percent, startsOn, endsOn \}/,
    );
  });

  test('names a promotion of a gift by its days', () => {
    const gift = (promotion: unknown) => ({ kind: 'gift', stay: 101, affiliate: 'a-101', nights: [1], sellCents: [13_900], promotion });
    const of = (startsOn: string, endsOn: string, percent = 20) =>
      last(place, hotel, room, { ...stay, id: 101 }, gift({ percent, startsOn, endsOn }));
    expect(of('2030-06-01', '2030-06-30')).toBe('fine');
    expect(last(place, hotel, room, { ...stay, id: 101 }, gift(null))).toBe('fine');
    expect(of('2030-06-30', '2030-06-01')).toBe('promotion.endsOn is before startsOn');
    expect(of('2030-02-30', '2030-03-01')).toBe('promotion.startsOn is no day of the calendar');
    expect(of('2030-06-01', '2030-06-30', 100)).toBe('promotion.percent must be <= 99');
  });

  test('takes a whole pair', () => expect(last({ ...place, value: '🏔' })).toBe('fine'));

  test('is described once', () => expect(last(place, place)).toBe('id a line above describes place city-1 already'));

  test('holds as many days as its month', () => {
    expect(last(place, hotel, room, { ...june, month: '2030-07' })).toBe('price holds 30 entries, not 31');
    expect(last(place, hotel, room, { ...june, stock: days(29) })).toBe('stock holds 29 entries, not 30');
    expect(last(place, hotel, room, { ...june, closed: days(31).map(() => true) })).toBe('closed holds 31 entries, not 30');
    expect(last(place, hotel, room, { ...june, maxStay: days(30), closedToArrival: days(30).map(() => false) })).toBe('fine');
  });

  test('says with month and day when an activity is run', () => {
    const boat = (season: object) => ({ ...stay, programme: [{ kind: 'activity', id: 'boat', icon: 'waves', title: words, season }] });
    expect(last(place, hotel, room, boat({ from: '12-01', until: '04-15' }))).toBe('fine');
    expect(last(place, hotel, room, boat({ from: '13-01', until: '04-15' }))).toMatch(/^programme\.0\.season\.from must match/);
    expect(last(place, hotel, room, boat({ from: '12-01' }))).toBe('programme.0.season.until is missing');
  });

  test('names a room of its own hotel', () => {
    expect(last(place, hotel, { ...hotel, id: 2 }, room, { ...june, hotel: 2 })).toBe('room room 11 belongs to hotel 1');
  });

  test('says of a stay that is never given back that it cannot be cancelled', () => {
    expect(last(place, hotel, room, stay)).toBe('fine');
    expect(last(place, hotel, room, { ...stay, cancellationType: 'NCNR' })).toBe('cancellable is false where cancellationType is NCNR');
    expect(last(place, hotel, room, { ...stay, cancellationType: 'NCNR', cancellable: false })).toBe('fine');
  });

  test('says a percentage where the tax is one', () => {
    expect(last(place, { ...hotel, localTaxType: 'BOOKING_PERCENTAGE' })).toMatch(/^localTaxPercentage is needed/);
  });
});

test('the example of the documentation is fine', () => {
  const text = readFileSync(resolve('docs/catalogue-format.md'), 'utf8');
  const lines = /```json\n([\s\S]*?)```/.exec(text)![1]!.trimEnd().split('\n');
  const validate = lineValidator();
  expect(lines.map((line) => validate(line).kind)).toEqual(lines.map(() => 'fine'));
});
