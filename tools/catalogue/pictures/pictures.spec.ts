import { factsOf, pictureFacts, viewOf, type PictureKind } from '@shop/pictures/facts';
import { makeCatalogue, type House } from '../catalogue.ts';
import type { Hotel } from '../hotels/hotels.ts';
import type { Stay } from '../stays/stays.ts';
import { ACTIVITIES } from '../stays/activities.ts';
import { ACTIVITY_KINDS } from '../activities/kinds.ts';
import { isOf } from './choose-pictures.ts';
import { scenesOfActivity } from './activity-scenes.ts';
import { SCENES, VIEWS } from './scenes.ts';
import { settingOf, SETTINGS } from './settings.ts';

const { houses, activities, gifts } = makeCatalogue({ today: '2026-11-21', hotels: 2000 });
const stays = houses.flatMap(({ hotel, stays: sold }) => sold.map((stay) => ({ stay, hotel })));

type Sold = (typeof stays)[number];
const kindOf = (image: string): PictureKind => pictureFacts(image).kind;
const nameOf = ({ stay, hotel }: Sold): string => `${stay.label.en} (${hotel.environment} ${stay.images.slice(0, 2).join(' ')})`;

/** Where a kind of picture may be seen, and of which activities or houses it tells where it does not only show the place. */
const PLACES: Partial<Record<PictureKind, readonly Hotel['environment'][]>> = {
  sea: ['sea'],
  beach: ['sea', 'lake'],
  city: ['city', 'lake'],
  mountain: ['mountain', 'lake'],
  snow: ['mountain'],
  countryside: ['countryside', 'vineyard', 'lake'],
  vineyard: ['vineyard'],
};
const PALMS = { kind: 'beach', composition: 1 };
const CANAL = { kind: 'city', composition: 0 };
const GORGE = { kind: 'kayak', composition: 1 };

/** What a name promises, read in English, and the kinds of picture that show it. */
const PROMISES: readonly (readonly [RegExp, readonly PictureKind[]])[] = [
  [/\bkayak/i, ['kayak']],
  [/\bpaddleboard/i, ['sport']],
  [/\bguided hike/i, ['outing']],
  [/horse ride/i, ['riding']],
  [/\bconcert/i, ['concert']],
  [/\bmassage\b/i, ['massage']],
  [/Nordic bath|access to the spa|steam bath/i, ['spa']],
  [/\bbikes\b/i, ['cycling']],
  [/\bmuseum/i, ['museum']],
  [/wine tasting|cellar tour/i, ['wine']],
  [/\bcooking class|chocolate workshop|market tour/i, ['cooking']],
  [/snowshoe|skiing|sledge|first tracks|fresh snow|treading softly|winter like/i, ['snow']],
  [/castle/i, ['castle']],
  [/in the trees|branches|owls/i, ['treehouse']],
  [/seafood tasting|welcome drinks|dinner for two|good table, good bed|from starter|vine to table/i, ['table']],
  [/boat trip/i, ['sea', 'beach', 'mountain', 'city']],
  [/city walk|city lights|like a local|without a map|city break|shop windows|in the heart of/i, ['city']],
  [
    /by the sea|from the waves|call of the sea|salt breeze|blue horizons|sea air|sand in your|sand, spray|rhythm of the waves/i,
    ['sea', 'beach'],
  ],
  [/(?<!picnic )among the vines|light on the vines/i, ['vineyard']],
  [/picnic among the vines/i, ['wine']],
  [/foot of the peaks|mountain air|high pastures|peaks and a fireside|up there|firs and silence/i, ['mountain']],
  [/windows open on the fields|rustle of leaves|cockerel|in the country|last bend|deckchairs|nap under/i, ['countryside']],
];

/** A name that mentions an activity is about that, whatever stands before it. */
const MENTIONS = new RegExp(ACTIVITIES.map(({ mention }) => mention.en.words).join('|'), 'iu');

test('the first picture of a stay shows what its name promises', () => {
  const unlike = stays.flatMap((sold) => {
    const said = MENTIONS.exec(sold.stay.label.en)?.[0] ?? sold.stay.label.en;
    return PROMISES.filter(([promise, kinds]) => promise.test(said) && !kinds.includes(kindOf(sold.stay.images[0]!))).map(
      ([promise]) => `${promise}: ${nameOf(sold)}`,
    );
  });
  expect(unlike).toEqual([]);
});

test('either of the two pictures with which a card may lead shows what is done, the place, the house or the table of the stay', () => {
  const foreign = stays.filter(({ stay, hotel }) => {
    const setting = settingOf(hotel.environment, hotel.town);
    const programme = stay.programme.map(({ id }) => id);
    const of = ACTIVITIES.filter(({ id }) => programme.includes(id)).map(({ id }) => scenesOfActivity(id, setting));
    const scenes = of.flatMap(({ thing, beside }) => [...thing, ...beside]);
    return stay.images.slice(0, 2).some((image) => {
      const facts = pictureFacts(image);
      const isOfPlace = PLACES[facts.kind]?.includes(hotel.environment) && facts.kind !== 'snow';
      const isOfHouse = facts.kind === hotel.type || (facts.kind === 'table' && stay.programme.some(({ kind }) => kind === 'dinner'));
      return !isOfPlace && !isOfHouse && !scenes.some((scene) => isOf(scene, facts));
    });
  });
  expect(foreign.map(nameOf)).toEqual([]);
});

test('the picture beside an activity in a programme shows it', () => {
  const lines = stays.flatMap(({ stay, hotel }) =>
    stay.programme.flatMap(({ kind, id, image }) => (kind === 'activity' && image ? [{ id, image, hotel }] : [])),
  );
  expect(lines.length).toBeGreaterThan(stays.length);
  const unlike = lines.filter(
    ({ id, image, hotel }) =>
      !scenesOfActivity(id, settingOf(hotel.environment, hotel.town)).thing.some((scene) => isOf(scene, pictureFacts(image))),
  );
  expect(unlike).toEqual([]);
});

const isThere = ({ hotel, stays: sold }: House, image: string, stay?: Stay): boolean => {
  const { kind, composition } = pictureFacts(image);
  const does = (...ids: string[]): boolean => (stay ? [stay] : sold).some(({ programme }) => programme.some(({ id }) => ids.includes(id)));
  const is = (one: { kind: string; composition: number }): boolean => one.kind === kind && one.composition === composition;
  if (kind === 'kayak') return !is(GORGE) && stay !== undefined && does('kayak');
  if (kind === 'sport') return stay !== undefined && does('paddle');
  if (kind === 'concert') return stay !== undefined && does('evening');
  if (kind === 'outing') return stay !== undefined && does('hike');
  if (kind === 'riding') return stay !== undefined && does('horse');
  if (kind === 'snow') return hotel.snowy && (stay === undefined || does('snowshoes', 'ski-pass', 'sledge'));
  if (kind === 'countryside' && hotel.type === 'farm') return true;
  if (is(PALMS)) return settingOf(hotel.environment, hotel.town) === 'southern-sea';
  if (is(CANAL)) return ['BE', 'NL'].includes(hotel.town.country);
  return PLACES[kind]?.includes(hotel.environment) ?? true;
};

test('no picture of a house or of a stay shows another kind of place than its own: no lighthouse at a lake, no ski slope at a spa', () => {
  const elsewhere = houses.flatMap((house) => [
    ...house.hotel.images.filter((image) => !isThere(house, image)).map((image) => `${house.hotel.label}: ${image}`),
    ...house.stays.flatMap((stay) =>
      stay.images.filter((image) => !isThere(house, image, stay)).map((image) => `${stay.label.en}: ${image}`),
    ),
  ]);
  expect(elsewhere).toEqual([]);
});

test('windows of rooms look out on the landscape of the place, but for one in twenty-five', () => {
  const rooms = houses.flatMap(({ hotel, rooms: all }) => all.flatMap(({ images }) => images.map((image) => ({ image, hotel }))));
  const wrong = rooms.filter(({ image, hotel }) => {
    const view = viewOf(pictureFacts(image));
    return view && !VIEWS[settingOf(hotel.environment, hotel.town)].includes(view);
  });
  expect(wrong.length).toBeLessThan(rooms.length / 25);
});

test('a house shows itself or its place first', () => {
  const own = { castle: 'castle', spa: 'spa', treehouse: 'treehouse' } as const;
  const unlike = houses.filter(({ hotel }) => {
    const first = kindOf(hotel.images[0]!);
    const expected = own[hotel.type as keyof typeof own];
    return expected ? first !== expected : first === 'snow' || !PLACES[first]?.includes(hotel.environment);
  });
  expect(unlike.map(({ hotel }) => `${hotel.label} (${hotel.type}, ${hotel.environment}): ${hotel.images[0]}`)).toEqual([]);
});

test('an activity that is sold by itself shows what is done first, and no place of another kind', () => {
  const centers = new Map(activities.centers.map((center) => [center.id, center]));
  const unlike = activities.products.filter(({ centerId, tagIds: [tag], images }) => {
    const { town } = centers.get(centerId)!;
    const setting = settingOf(town.environment, town);
    const shown = scenesOfActivity(tag!, setting).thing.some((scene) => isOf(scene, pictureFacts(images[0]!)));
    return !shown || images.some((image) => PLACES[kindOf(image)]?.includes(town.environment) === false);
  });
  expect(unlike.map(({ label, images }) => `${label.en}: ${images.join(' ')}`)).toEqual([]);
});

test('windows of an activity that is sold by itself look out on the landscape of the place', () => {
  const centers = new Map(activities.centers.map((center) => [center.id, center]));
  const views = activities.products.flatMap(({ centerId, images }) => {
    const { town } = centers.get(centerId)!;
    const fitting = VIEWS[settingOf(town.environment, town)];
    return images.map((image) => ({ image, fitting, view: viewOf(pictureFacts(image)) })).filter(({ view }) => view !== undefined);
  });
  const wrong = views.filter(({ view, fitting }) => !fitting.includes(view!));
  expect(views.length).toBeGreaterThan(25);
  expect(wrong.map(({ image }) => image)).toEqual([]);
});

test('a box of nights under the stars shows the night, and a box of the forest its trees', () => {
  const firstOf = (code: string) => pictureFacts(gifts.boxes.find((box) => box.code === code)!.images[0]!);
  expect(firstOf('STARSEBOX')).toMatchObject({ kind: 'countryside', time: 'night' });
  expect(firstOf('FORESTEBOX')).toMatchObject({ kind: 'mountain', composition: 2 });
});

test('every activity has scenes of its own in every kind of place, and every scene can be drawn', () => {
  for (const { id } of [...ACTIVITIES, ...ACTIVITY_KINDS])
    for (const setting of SETTINGS) expect(scenesOfActivity(id, setting).thing).not.toEqual([]);
  for (const scene of SCENES.values())
    for (const composition of scene.compositions) {
      const drawn = Array.from({ length: 15 }, (_, seed) => factsOf({ kind: scene.kind, seed }));
      expect(drawn.some((facts) => facts.composition === composition && isOf(scene, facts))).toBe(true);
    }
});
