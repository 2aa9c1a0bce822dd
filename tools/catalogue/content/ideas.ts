import type { IdeasAnswer, Locale } from '@shop/contracts';
import { TOURISTIC_REGIONS } from '../geography/landmarks.ts';
import { REGIONS } from '../geography/regions.ts';
import type { Language } from '../text.ts';
import { seoOf } from './homepage.ts';
import { themeName } from './themes.ts';
import { HOMES } from './homes.ts';
import { IDEA_PLACES, IDEAS_COPY } from './ideas-copy.ts';
import { THEME_ICONS } from './menu.ts';
import { imageUrl, sayIn, searchUrl } from './copy.ts';

/** Tiles of a section before "See more" (CONT-027). */
const TILES_SHOWN = 6;
/** A picture of its own kind for every theme. */
const THEME_IMAGES: Readonly<Record<keyof typeof THEME_ICONS, string>> = {
  '39': 'treehouse-1701',
  spa: 'spa-1702',
  gastronomy: 'table-1703',
  romantic: 'room-1704',
  nature: 'countryside-1705',
  city: 'city-1706',
  mountain: 'mountain-1707',
  snow: 'snow-1708',
  sea: 'sea-1709',
  wine: 'wine-1710',
  unusual: 'treehouse-1718',
  castle: 'castle-1712',
  active: 'cycling-1713',
  culture: 'museum-1714',
};

export function ideasOf(locale: Locale): IdeasAnswer {
  const say = sayIn(locale, IDEAS_COPY);
  return {
    seo: seoOf(say('seo'), say('intro'), 'countryside-1720'),
    title: say('title'),
    intro: say('intro'),
    tilesShown: TILES_SHOWN,
    sections: [
      { id: 'moods', title: say('moods'), tiles: moodsOf(locale) },
      { id: 'places', title: say('places'), tiles: placesOf(locale) },
    ],
    regions: { title: say('regions'), links: regionsOf(locale) },
  };
}

function moodsOf(locale: Locale): IdeasAnswer['sections'][number]['tiles'] {
  return Object.entries(THEME_IMAGES).map(([theme, image]) => ({
    id: `theme-${theme}`,
    label: themeName(theme, locale),
    text: sayIn(locale, IDEAS_COPY)(theme),
    imageUrl: imageUrl(image),
    url: searchUrl(locale, { theme }),
  }));
}

function placesOf(locale: Locale): IdeasAnswer['sections'][number]['tiles'] {
  return IDEA_PLACES[locale].map(([written, image, text]) => {
    const place = TOURISTIC_REGIONS.find(({ value }) => value.replaceAll("'", '’') === written);
    if (!place) throw new Error(`The catalogue knows no place ${written}`);
    return {
      id: image,
      label: place.label[wordsOf(locale)],
      text,
      imageUrl: imageUrl(image),
      url: searchUrl(locale, { place: { kind: 'touristicregion', value: place.value } }),
    };
  });
}

function regionsOf(locale: Locale): IdeasAnswer['regions']['links'] {
  return REGIONS.filter(({ country }) => country === HOMES[locale].country).map(({ label, value }) => ({
    label: label[wordsOf(locale)],
    url: searchUrl(locale, { place: { kind: 'region', value } }),
  }));
}

const wordsOf = (locale: Locale): Language => locale.slice(0, 2) as Language;
