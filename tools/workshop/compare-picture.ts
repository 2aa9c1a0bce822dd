import sharp from 'sharp';

/** How much smaller a reference is than what the browser draws: enough to see a layout, too little to see a font's edges. */
const SHRINK = 4;
/** A point differs when its colour is this far away, of 255; a picture differs when more than this share of its points does. */
const POINT = 56;
const SHARE = 0.012;

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What is kept of a screenshot (PNG): a WebP of a sixteenth of its points. */
export async function referenceOf(screenshot: Buffer): Promise<Buffer> {
  const { width = SHRINK } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.max(1, Math.round(width / SHRINK)) })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

/** Says how a screenshot differs from its reference, or nothing. */
export async function pictureFault(screenshot: Buffer, reference: Buffer): Promise<string | undefined> {
  const [seen, stored] = await Promise.all([rawOf(await referenceOf(screenshot)), rawOf(reference)]);
  if (Math.abs(seen.width - stored.width) > 1 || Math.abs(seen.height - stored.height) > 2)
    return `${seen.width * SHRINK} x ${seen.height * SHRINK} px instead of ${stored.width * SHRINK} x ${stored.height * SHRINK}`;
  const share = differingShare(seen, stored);
  return share > SHARE ? `${(share * 100).toFixed(1)} % of its points look different` : undefined;
}

function differingShare(one: Raw, other: Raw): number {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  let differing = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [a, b] = [(y * one.width + x) * 3, (y * other.width + x) * 3];
      const far = [0, 1, 2].some((channel) => Math.abs((one.data[a + channel] ?? 0) - (other.data[b + channel] ?? 0)) > POINT);
      if (far) differing += 1;
    }
  return differing / (width * height || 1);
}

async function rawOf(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
