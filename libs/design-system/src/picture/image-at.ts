/** The sizes every picture of the catalogue is kept in: width_height in pixels. */
export const IMAGE_SIZES = ['120_80', '640_360', '720_405', '750_528', '960_540', '1500_736', '1920_880', '3840_700'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

/** The same picture in another size: `imageAt('/images/sea-1832/640_360.webp', '120_80')`. Other addresses come back as they are. */
export function imageAt(url: string, size: ImageSize): string {
  return url.replace(/\/\d+_\d+(\.\w+)$/, `/${size}$1`);
}

/** A `srcset` of the sizes asked for, or nothing for a picture that has no sizes. */
export function srcSetOf(url: string, sizes: readonly ImageSize[]): string | undefined {
  if (imageAt(url, '120_80') === imageAt(url, '640_360')) return undefined;
  return sizes.map((size) => `${imageAt(url, size)} ${parseInt(size)}w`).join(', ');
}
