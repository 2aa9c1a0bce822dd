import type { Locale } from '@shop/contracts';
import type { PictureAlts } from '../../media/index.ts';
import { text } from './wording.ts';

/** Sizes in which pages show pictures, in pixels, and the two names that galleries give them (spec 2, section 9). */
const SIZES = {
  '120_80': '120_80',
  '640_360': '640_360',
  '750_528': '750_528',
  '960_540': '960_540',
  '1500_736': '1500_736',
  small: '640_360',
  large: '1500_736',
} as const;

/** Address of a picture in the size that answers carry; readers swap the size (API-001). */
export function pictureUrl(id: string | undefined): string {
  return id ? `/images/${id}/640_360.webp` : '';
}

export function pictureUrls(ids: readonly string[]): string[] {
  return ids.map(pictureUrl);
}

/** What each picture shows, in the order of {@link pictureUrls}; empty where nobody has described it. */
export function imageAlts(ids: readonly string[], alts: PictureAlts, locale: Locale): string[] {
  return ids.map((id) => text(alts[id], locale));
}

/** The same pictures in every size, by its name. */
export function imagesBySize(ids: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(Object.entries(SIZES).map(([name, size]) => [name, ids.map((id) => `/images/${id}/${size}.webp`)]));
}

/** The picture that a link to the page shows elsewhere (spec 2, section 9, meta image). */
export function metaImage(id: string | undefined): string[] {
  return id ? [`/images/${id}/600_315.webp`] : [];
}
