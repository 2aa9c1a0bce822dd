import { parseRecentlyViewed, withViewed, type ViewedItem } from './recently-viewed.ts';

const seen = (id: string, more: Partial<ViewedItem> = {}): ViewedItem => ({
  id,
  imageUrl: '/images/sea-1/640_360.webp',
  label: `Stay ${id}`,
  price: 14_900,
  hotel: 'Hôtel du Port',
  uri: `/product/stay/${id}`,
  type: 'STAY',
  ...more,
});

describe('what was looked at last', () => {
  test('comes back as it was stored, newest first', () => {
    expect(parseRecentlyViewed(JSON.stringify([seen('2'), seen('1')])).map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('a stay and an activity may bear the same number, the same stay is shown once', () => {
    const stored = JSON.stringify([seen('1'), seen('1', { type: 'ACTIVITY' }), seen('1')]);
    expect(parseRecentlyViewed(stored).map(({ type }) => type)).toEqual(['STAY', 'ACTIVITY']);
  });

  test('ten are shown, the eleventh is not', () => {
    const stored = JSON.stringify(Array.from({ length: 11 }, (_, index) => seen(String(index))));
    expect(parseRecentlyViewed(stored)).toHaveLength(10);
  });

  test.each([null, '', '{', '"a"', '{"id":"1"}', '[null, 3, {"id":"1"}]'])('%s holds none', (stored) => {
    expect(parseRecentlyViewed(stored)).toEqual([]);
  });

  test.each(['javascript:alert(1)', '//elsewhere.example', 'https://elsewhere.example'])('an address %s is not followed', (uri) => {
    expect(parseRecentlyViewed(JSON.stringify([seen('1', { uri })]))).toEqual([]);
  });
});

describe('a product that is opened', () => {
  const after = (stored: readonly ViewedItem[], item: ViewedItem) => withViewed(JSON.stringify(stored), item).map(({ id }) => id);

  test('comes first, and once', () => {
    expect(after([seen('1'), seen('2')], seen('3'))).toEqual(['3', '1', '2']);
    expect(after([seen('1'), seen('2')], seen('2'))).toEqual(['2', '1']);
  });

  test('is told with its newest price', () => {
    expect(withViewed(JSON.stringify([seen('1')]), seen('1', { price: 9_900 }))).toEqual([seen('1', { price: 9_900 })]);
  });

  test('sends the tenth before it away, not the ninth', () => {
    const ten = Array.from({ length: 10 }, (_, index) => seen(String(index)));
    expect(after(ten.slice(0, 9), seen('new'))).toEqual(['new', '0', '1', '2', '3', '4', '5', '6', '7', '8']);
    expect(after(ten, seen('new'))).not.toContain('9');
  });

  test('is all there is where nothing readable was stored', () => {
    expect(withViewed('{', seen('1'))).toEqual([seen('1')]);
  });
});
