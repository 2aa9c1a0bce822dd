import { NO_WISHES, parseGuestWishlist } from './guest-wishlist.ts';

const stay = {
  id: '12',
  label: 'By the lake',
  hotel: { label: 'Hôtel du Port' },
  imageUrl: '/images/lake-1/640_360.webp',
  uri: '/product/stay/12',
};

describe('the wishlist of a guest', () => {
  test('holds stays and activities', () => {
    const activity = { ...stay, id: '3', uri: '/product/activity/3', hotel: 'Kayak club' };
    const { STAY, ACTIVITY } = parseGuestWishlist(JSON.stringify({ STAY: [stay], ACTIVITY: [activity] }));
    expect(STAY).toEqual([{ ...stay, hotel: 'Hôtel du Port', available: true }]);
    expect(ACTIVITY.map(({ hotel }) => hotel)).toEqual(['Kayak club']);
  });

  test.each([null, '', '[]', 'null', '{', '{"STAY":{}}', '{"STAY":[null,{"id":1}]}'])('%s holds nothing', (stored) => {
    expect(parseGuestWishlist(stored)).toEqual(NO_WISHES);
  });

  test.each(['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)'])('an address %s is not followed', (uri) => {
    expect(parseGuestWishlist(JSON.stringify({ STAY: [{ ...stay, uri }] }))).toEqual(NO_WISHES);
  });
});
