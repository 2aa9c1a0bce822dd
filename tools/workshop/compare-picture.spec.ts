import sharp from 'sharp';
import { pictureFault, referenceOf } from './compare-picture.ts';

/** A white page of 400 x 400 px with a dark block of the given size. */
const page = (block: number, height = 400) =>
  sharp({ create: { width: 400, height, channels: 3, background: '#ffffff' } })
    .composite(block ? [{ input: { create: { width: block, height: block, channels: 3, background: '#0f4c4f' } }, left: 40, top: 40 }] : [])
    .png()
    .toBuffer();

describe('a screenshot beside its reference', () => {
  test('is the same when nothing has moved', async () => {
    expect(await pictureFault(await page(120), await referenceOf(await page(120)))).toBeUndefined();
  });

  test('may differ by as little as a font drawn otherwise', async () => {
    expect(await pictureFault(await page(122), await referenceOf(await page(120)))).toBeUndefined();
  });

  test('differs when a part of it is gone', async () => {
    expect(await pictureFault(await page(0), await referenceOf(await page(120)))).toMatch(/% of its points/);
  });

  test('differs when it has grown', async () => {
    expect(await pictureFault(await page(120, 440), await referenceOf(await page(120)))).toBe('400 x 440 px instead of 400 x 400');
  });
});
