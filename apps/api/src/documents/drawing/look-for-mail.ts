import { GIFT_LOOK_DRAWINGS, LOOK_SIZE } from '@shop/design-system/brand';
import type { DrawnLook } from '@shop/domain';
import sharp from 'sharp';

/** The look of a gift as mail programs take a picture (JPEG). */
export function lookForMail(look: DrawnLook): Promise<Buffer> {
  const { ground, shapes } = GIFT_LOOK_DRAWINGS[look];
  const { width, height } = LOOK_SIZE;
  const paths = shapes.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>${paths}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}
