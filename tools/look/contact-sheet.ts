import sharp, { type OverlayOptions } from 'sharp';

/** One picture of a page. */
export interface Shot {
  readonly label: string;
  readonly png: Buffer;
}

const GAP = 24;
const LABEL_HEIGHT = 36;
/** In pixels of the sheet. */
const MAX_WIDTH = 3200;
const MAX_HEIGHT = 4200;
/** Share of its real size at which a page is laid on the sheet. */
const SCALE = 0.5;

/** Lays pictures side by side, each under its label, at half their size; very long pages are cut at the bottom. */
export async function contactSheet(shots: readonly Shot[]): Promise<Buffer> {
  const rows = inRows(await Promise.all(shots.map(tile)));
  const width = Math.max(...rows.map(widthOf));
  const layers: OverlayOptions[] = [];
  let top = GAP;
  for (const row of rows) {
    let left = GAP;
    for (const { label, png, width } of row) {
      layers.push({ input: labelPicture(label, width), left, top }, { input: png, left, top: top + LABEL_HEIGHT });
      left += width + GAP;
    }
    top += LABEL_HEIGHT + Math.max(...row.map(({ height }) => height)) + GAP;
  }
  return sharp({ create: { width, height: top, channels: 3, background: '#c9d2d0' } })
    .composite(layers)
    .png({ compressionLevel: 8 })
    .toBuffer();
}

interface Tile {
  readonly label: string;
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A new row begins where the next picture would pass the sheet's edge. */
function inRows(tiles: readonly Tile[]): Tile[][] {
  const rows: Tile[][] = [[]];
  for (const next of tiles) {
    const row = rows.at(-1)!;
    if (row.length > 0 && widthOf([...row, next]) > MAX_WIDTH) rows.push([next]);
    else row.push(next);
  }
  return rows;
}

function widthOf(row: readonly Tile[]): number {
  return row.reduce((sum, { width }) => sum + width + GAP, GAP);
}

async function tile({ label, png }: Shot): Promise<Tile> {
  const { width, height } = await sharp(png).metadata();
  const stored = Math.min(height, Math.round(MAX_HEIGHT / SCALE));
  const target = Math.max(Math.round(width * SCALE), 240);
  const small = await sharp(png).extract({ left: 0, top: 0, width, height: stored }).resize({ width: target }).png().toBuffer({ resolveWithObject: true });
  return { label, png: small.data, width: small.info.width, height: small.info.height };
}

function labelPicture(label: string, width: number): Buffer {
  const text = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text y="22" font-family="sans-serif" font-size="16" font-weight="bold" fill="#12262b">${text}</text></svg>`);
}
