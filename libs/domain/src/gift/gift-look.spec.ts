import { drawnLook, GIFT_LOOKS, isGiftLook } from './gift-look.ts';

test('every look but the neutral one is drawn, and so is none that was left out', () => {
  expect(GIFT_LOOKS.map((look) => drawnLook(look, 'digital'))).toEqual([undefined, 'birthday', 'christmas', 'wedding', 'thanks']);
  expect(drawnLook(undefined, 'digital')).toBeUndefined();
});

test('a gift that is sent by post has no drawing', () => {
  expect(drawnLook('birthday', 'physical')).toBeUndefined();
});

test.each(['', 'Birthday', 'halloween', 3, null, undefined])('%s is no look', (look) => {
  expect(isGiftLook(look)).toBe(false);
});
