import sharp, { type OverlayOptions } from 'sharp';

/** One picture of a page. */
export interface Shot {
  readonly label: string;
  readonly png: Buffer;
}

const GAP = 24;
const LABEL_HEIGHT = 36;
const MAX_HEIGHT = 4200;
/** Share of its real size at which a page is laid on the sheet. */
const SCALE = 0.5;

/** Lays pictures side by side, each under its label, at half their size; very long pages are cut at the bottom. */
export async function contactSheet(shots: readonly Shot[]): Promise<Buffer> {
  const tiles = await Promise.all(shots.map(tile));
  const width = tiles.reduce((sum, { width }) => sum + width + GAP, GAP);
  const height = Math.max(...tiles.map((tile) => tile.height)) + LABEL_HEIGHT + 2 * GAP;
  const layers: OverlayOptions[] = [];
  let left = GAP;
  for (const { label, png, width } of tiles) {
    layers.push({ input: labelPicture(label, width), left, top: GAP }, { input: png, left, top: GAP + LABEL_HEIGHT });
    left += width + GAP;
  }
  return sharp({ create: { width, height, channels: 3, background: '#c9d2d0' } }).composite(layers).png({ compressionLevel: 8 }).toBuffer();
}

async function tile({ label, png }: Shot): Promise<{ label: string; png: Buffer; width: number; height: number }> {
  const { width, height } = await sharp(png).metadata();
  const kept = Math.min(height, Math.round(MAX_HEIGHT / SCALE));
  const target = Math.max(Math.round(width * SCALE), 240);
  const small = await sharp(png).extract({ left: 0, top: 0, width, height: kept }).resize({ width: target }).png().toBuffer({ resolveWithObject: true });
  return { label, png: small.data, width: small.info.width, height: small.info.height };
}

function labelPicture(label: string, width: number): Buffer {
  const text = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text y="22" font-family="sans-serif" font-size="16" font-weight="bold" fill="#12262b">${text}</text></svg>`);
}
