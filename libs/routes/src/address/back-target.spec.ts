import { backTarget } from './back-target.ts';

const back = (path: string, search = '', hash = '') => backTarget({ path, search, hash, locale: 'fr_FR' });

test('from the booking summary back to the stay, with dates and party kept @SHELL-024', () => {
  expect(back('/reservation', '?id=12&checkin=2027-01-02&checkout=2027-01-04&a=3&b=1')).toEqual({
    kind: 'address',
    to: '/produit/sejour/12#checkin=2027-01-02&checkout=2027-01-04&a=3&b=1&s=1',
  });
});

test('an activity goes back to its page, a hotel to the hotel, a box to the box @SHELL-024', () => {
  expect(back('/reservation', '?id=7&flow=activity&a=2')).toEqual({ kind: 'address', to: '/produit/activite/7' });
  expect(back('/reservation', '?id=7&hotelId=9&checkin=2027-01-02')).toEqual({ kind: 'address', to: '/hotel/9#checkin=2027-01-02' });
  expect(back('/reservation', '?code=W2026EBOX')).toEqual({ kind: 'address', to: '/box/W2026EBOX' });
});

test('a page that named where it came from leads back there, never out of the shop', () => {
  const origin = (path: string) => back('/reservation', `?origin=${encodeURIComponent(path)}&a=4`);
  expect(origin('/sejours')).toEqual({ kind: 'address', to: '/sejours#a=4' });
  for (const path of ['//evil.example', 'https://evil.example', '/account/trips', '/sejours?x=1', '/nowhere/at/all']) {
    expect(origin(path)).toEqual({ kind: 'history' });
  }
});

test('a gift being prepared goes back to its stay @SHELL-024', () => {
  expect(back('/cadeau/preparer/12', '', '#giftNights=2&giftAdult=2')).toEqual({
    kind: 'address',
    to: '/produit/sejour/12?flow=gifting#giftNights=2&giftAdult=2',
  });
});

test('the confirmation and the gift card lead home (SHELL-024)', () => {
  expect(back('/giftcard/customization')).toEqual({ kind: 'address', to: '/' });
  expect(back('/confirmation/0b9f6c1e-6a5c-4c39-9f6e-0d6b7f6a1c55')).toEqual({ kind: 'address', to: '/' });
});

test('where nothing is known it is the step before in the browser', () => {
  expect(back('/reservation')).toEqual({ kind: 'history' });
  expect(back('/nowhere/at/all')).toEqual({ kind: 'history' });
});
