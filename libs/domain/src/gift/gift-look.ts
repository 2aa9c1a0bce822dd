import type { GiftFormat } from './gift-format.ts';

/** What the cover of a gift shows: the picture of what is given, or a drawing for the occasion. */
export const GIFT_LOOKS = ['neutral', 'birthday', 'christmas', 'wedding', 'thanks'] as const;
export type GiftLook = (typeof GIFT_LOOKS)[number];

/** A look that has a drawing of its own. */
export type DrawnLook = Exclude<GiftLook, 'neutral'>;

/** The drawing of a digital gift; undefined where the picture of what is given is shown. */
export function drawnLook(look: GiftLook | undefined, format: GiftFormat): DrawnLook | undefined {
  return look === 'neutral' || format === 'physical' ? undefined : look;
}

export function isGiftLook(look: unknown): look is GiftLook {
  return GIFT_LOOKS.some((known) => known === look);
}
