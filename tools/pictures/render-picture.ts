import sharp from 'sharp';
import { drawScene } from './draw-scene.ts';
import { UnknownPicture } from './picture-id.ts';
import { parsePictureSize } from './picture-size.ts';

/**
 * A picture as a WebP file of the given size (`640_360`).
 *
 * @throws {UnknownPicture} for a malformed id, an unknown kind, or a size or format that is not offered.
 */
export async function renderPicture(id: string, size: string, format: string): Promise<Buffer> {
  if (format !== 'webp') throw new UnknownPicture(`Pictures are served as webp, not as "${format.slice(0, 10)}"`);
  const { width, height } = parsePictureSize(size);
  return sharp(Buffer.from(drawScene(id, width, height)))
    .flatten()
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}

/** The picture that stands for a page when it is shared and has none of its own: 1200x630, as PNG. */
export async function renderOpenGraphPicture(): Promise<Buffer> {
  return sharp(Buffer.from(drawScene(OPEN_GRAPH_PICTURE, 1200, 630)))
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

const OPEN_GRAPH_PICTURE = 'sea-36';
