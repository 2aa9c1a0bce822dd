import sharp from 'sharp';
import {
  drawScene,
  parsePictureSize,
  pictureFacts,
  PICTURE_KINDS,
  PICTURE_SIZES,
  renderOpenGraphPicture,
  renderPicture,
  UnknownPicture,
} from './index.ts';
import { viewOf } from './facts.ts';

const pixels = (id: string, width: number, height: number) =>
  sharp(Buffer.from(drawScene(id, width, height)))
    .removeAlpha()
    .raw()
    .toBuffer();

describe('a picture', () => {
  test('is the same to the byte each time it is asked for', () => {
    for (const kind of PICTURE_KINDS) expect(drawScene(`${kind}-1832`, 640, 360)).toBe(drawScene(`${kind}-1832`, 640, 360));
  });

  test('differs from its neighbour in the time of day and in the composition', () => {
    for (const kind of PICTURE_KINDS) {
      let drawn = drawScene(`${kind}-100`, 640, 360);
      for (let seed = 100; seed < 110; seed++) {
        const here = pictureFacts(`${kind}-${seed}`);
        const next = pictureFacts(`${kind}-${seed + 1}`);
        expect(next.time).not.toBe(here.time);
        expect(next.composition).not.toBe(here.composition);
        const neighbour = drawScene(`${kind}-${seed + 1}`, 640, 360);
        expect(neighbour === drawn).toBe(false);
        drawn = neighbour;
      }
    }
  });

  test('comes back with other details when the time and the composition come back', () => {
    for (const kind of PICTURE_KINDS) expect(drawScene(`${kind}-0`, 640, 360)).not.toBe(drawScene(`${kind}-30`, 640, 360));
  });

  test.each(PICTURE_KINDS)('of the kind %s covers its box in every size, without a broken number', (kind) => {
    for (const size of PICTURE_SIZES) {
      const { width, height } = parsePictureSize(size);
      for (const seed of [0, 1, 2]) {
        const svg = drawScene(`${kind}-${seed}`, width, height);
        expect(svg).toContain(`width="${width}" height="${height}"`);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        const [, shown = ''] = /viewBox="0 0 ([^"]+)"/.exec(svg) ?? [];
        const [across = 0, down = 1] = shown.split(' ').map(Number);
        expect(across / down).toBeCloseTo(width / height, 2);
      }
    }
  });

  test.each(PICTURE_KINDS)('of the kind %s leaves no pixel unpainted', async (kind) => {
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      const alpha = await sharp(Buffer.from(drawScene(`${kind}-${seed}`, 240, 130)))
        .ensureAlpha()
        .extractChannel(3)
        .raw()
        .toBuffer();
      expect(Math.min(...alpha)).toBeGreaterThan(200);
    }
  });

  test('of the kind hero bears white text on its left 40 % at any time of day', async () => {
    for (let seed = 0; seed < 15; seed++) {
      const data = await pixels(`hero-${seed}`, 384, 176);
      const contrasts: number[] = [];
      for (let y = 0; y < 176; y += 4) for (let x = 0; x < 153; x += 4) contrasts.push(contrastWithWhite(data.subarray((y * 384 + x) * 3)));
      expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
    }
  });
});

test('a picture looks out on the landscape that its facts name', () => {
  for (const kind of PICTURE_KINDS)
    for (let seed = 0; seed < 30; seed++) {
      const view = viewOf({ kind, seed });
      if (view) expect(drawScene(`${kind}-${seed}`, 640, 360)).toContain(`data-view="${view}"`);
    }
  expect(new Set(Array.from({ length: 30 }, (_, seed) => viewOf({ kind: 'room', seed }))).size).toBe(4);
  expect(viewOf({ kind: 'sea', seed: 1 })).toBe(undefined);
});

describe('a picture file', () => {
  test.each(PICTURE_SIZES)('of the size %s has those pixels', async (size) => {
    const file = await renderPicture('sea-1832', size, 'webp');
    const { width, height, format } = await sharp(file).metadata();
    expect(`${width}_${height}`).toBe(size);
    expect(format).toBe('webp');
  });

  test('for sharing a page is 1200 by 630', async () => {
    const { width, height } = await sharp(await renderOpenGraphPicture()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  test.each(['sea', 'sea-', 'sea-12345678', 'sea--1', 'sea-1.5', 'Sea-1', 'submarine-1', '../sea-1', 'constructor-1', ''])(
    'is refused for the malformed id "%s"',
    async (id) => {
      expect(() => drawScene(id, 640, 360)).toThrow(UnknownPicture);
      await expect(renderPicture(id, '640_360', 'webp')).rejects.toThrow(UnknownPicture);
    },
  );

  test('is refused in a size or a format that is not offered', async () => {
    await expect(renderPicture('sea-1', '641_360', 'webp')).rejects.toThrow('Pictures have no size "641_360"');
    await expect(renderPicture('sea-1', '640_360', 'exe')).rejects.toThrow(UnknownPicture);
  });
});

/** WCAG 2 contrast of white text over a pixel. */
function contrastWithWhite(pixel: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = [...pixel.subarray(0, 3)].map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
