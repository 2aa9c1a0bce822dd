import type { HomeContent, Locale } from '@shop/contracts';
import { THEME_LABELS } from '../hotels/house.ts';
import type { Language } from '../text.ts';
import { countryOfTheme, imageUrl, searchUrl } from './copy.ts';

/** Six themes, each with a picture of its own kind. */
const TILES = [
  ['sea', 'sea-1187'],
  ['nature', 'mountain-2419'],
  ['wine', 'vineyard-3302'],
  ['snow', 'snow-4128'],
  ['spa', 'spa-5076'],
  ['39', 'treehouse-6203'],
] as const;
/** For the flat countries. */
const FLAT_TILES = [
  ['sea', 'sea-1187'],
  ['nature', 'countryside-2419'],
  ['city', 'city-3302'],
  ['castle', 'castle-4128'],
  ['spa', 'spa-5076'],
  ['39', 'treehouse-6203'],
] as const;
/** As links below them: what has no tile. */
const TOP_BAR = [
  ['spa', 'bath'],
  ['gastronomy', 'utensils'],
  ['romantic', 'heart'],
  ['nature', 'tree-pine'],
  ['city', 'landmark'],
  ['castle', 'hotel'],
  ['unusual', 'sparkles'],
] as const;
export const themeName = (theme: string, locale: Locale): string => THEME_LABELS[theme]![locale.slice(0, 2) as Language];

const tiledThemes = (locale: Locale) => (countryOfTheme(locale, 'snow') ? FLAT_TILES : TILES);

/** The themes that have no tile, each with its icon. */
export function linksBeside(locale: Locale) {
  const tiled = new Set<string>(tiledThemes(locale).map(([theme]) => theme));
  return TOP_BAR.filter(([theme]) => !tiled.has(theme));
}

export const tilesOf = (locale: Locale): HomeContent['themes'] =>
  tiledThemes(locale).map(([theme, image]) => ({
    id: `theme-${theme}`,
    label: themeName(theme, locale),
    imageUrl: imageUrl(image),
    theme,
    url: searchUrl(locale, { theme }),
  }));
