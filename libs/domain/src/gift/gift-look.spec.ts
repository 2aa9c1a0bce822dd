import { drawnLook, GIFT_LOOKS, isGiftLook } from './gift-look.ts';

test('every look but the neutral one is drawn, and so is none that was left out', () => {
  expect(GIFT_LOOKS.map(drawnLook)).toEqual([undefined, 'birthday', 'christmas', 'wedding', 'thanks']);
  expect(drawnLook(undefined)).toBeUndefined();
});

test.each(['', 'Birthday', 'halloween', 3, null, undefined])('%s is no look', (look) => {
  expect(isGiftLook(look)).toBe(false);
});
