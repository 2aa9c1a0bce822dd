import { hotelIdIn } from './expired-offer.ts';

test('the hash of an expired offer names its hotel @SHELL-047', () => {
  expect([hotelIdIn('#hotelId=12'), hotelIdIn('#a=2&hotelId=301')]).toEqual(['12', '301']);
});

test.each(['', '#', '#hotelId=', '#hotelId=../x', '#hotelid=12', '#hotelId=1234567890'])('%s names none', (hash) => {
  expect(hotelIdIn(hash)).toBeUndefined();
});
