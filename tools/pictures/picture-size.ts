import { UnknownPicture } from './picture-id.ts';

/** Width and height in pixels of every size that pages ask for (spec 1, section 9; spec 2, sections 3 and 9), and 720 pixels for cards on a phone. */
export const PICTURE_SIZES = [
  '120_80',
  '600_315',
  '640_360',
  '720_405',
  '750_360',
  '750_528',
  '960_540',
  '1500_736',
  '1920_595',
  '1920_880',
  '3840_700',
] as const;

export type PictureSize = (typeof PICTURE_SIZES)[number];

/** @throws {UnknownPicture} for a size that is not offered: sizes are a closed list, so that nobody orders a giant. */
export function parsePictureSize(size: string): { width: number; height: number } {
  const known = PICTURE_SIZES.find((offered) => offered === size);
  if (!known) throw new UnknownPicture(`Pictures have no size "${size.slice(0, 40)}"; the sizes are ${PICTURE_SIZES.join(', ')}`);
  const [width = 0, height = 0] = known.split('_').map(Number);
  return { width, height };
}
