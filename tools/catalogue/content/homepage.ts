import type { HomeAnswer, HomeContent, Locale } from '@shop/contracts';
import { THEME_LABELS } from '../hotels/house.ts';
import type { Language } from '../text.ts';

interface Home {
  readonly seo: readonly [title: string, description: string];
  readonly hero: readonly [title: string, subtitle: string];
  readonly heroImage: string;
  /** Shown and searched: the theme of the second block, then its title. */
  readonly week: string;
  readonly second: readonly [title: string, searchCriterias: Record<string, unknown>];
  /** Where the first block looks: the country itself. */
  readonly country: string;
}

/** Six themes, each with a picture of its own kind. */
const TILES = [
  ['sea', 'sea-1187'],
  ['nature', 'mountain-2419'],
  ['wine', 'vineyard-3302'],
  ['snow', 'snow-4128'],
  ['spa', 'spa-5076'],
  ['39', 'treehouse-6203'],
] as const;

const near = (lat: number, lng: number, place: Record<string, string>): Record<string, unknown> => ({
  adult: 2,
  child: 0,
  baby: 0,
  lat,
  lng,
  distanceMax: 150,
  ...place,
});

const HOMES: Readonly<Record<Locale, Home>> = {
  fr_FR: {
    seo: [
      'Week-ends à l’hôtel en France et chez nos voisins',
      'Des hôtels choisis, le petit-déjeuner compris et toujours une expérience en plus. Prix pour deux, taxes incluses.',
    ],
    hero: ['Partez vendredi. Revenez neuf.', 'Hôtels choisis, petit-déjeuner compris, et toujours une expérience en plus.'],
    heroImage: 'sea-1832',
    week: 'Nos départs de la semaine',
    country: 'FR',
    second: ['L’air du large, à deux heures de Paris', near(49.36, 0.07, { touristicregion: 'Côte Fleurie' })],
  },
  es_ES: {
    seo: [
      'Escapadas de hotel en España y muy cerca',
      'Hoteles elegidos, con desayuno y siempre una experiencia más. Precio para dos, impuestos incluidos.',
    ],
    hero: ['Salga el viernes. Vuelva como nuevo.', 'Hoteles elegidos, desayuno incluido y siempre una experiencia más.'],
    heroImage: 'sea-2044',
    week: 'Escapadas de esta semana',
    country: 'ES',
    second: ['Calas y pueblos blancos de la Costa Brava', near(41.95, 3.15, { touristicregion: 'Costa Brava' })],
  },
  fr_BE: {
    seo: [
      'Week-ends à l’hôtel en Belgique et tout près',
      'Des hôtels choisis, le petit-déjeuner compris et toujours une expérience en plus. Prix pour deux, taxes incluses.',
    ],
    hero: [
      'Partez vendredi. Revenez neuf.',
      'Hôtels choisis, petit-déjeuner compris, et toujours une expérience en plus, à deux pas de chez vous.',
    ],
    heroImage: 'countryside-1530',
    week: 'Nos départs de la semaine',
    country: 'BE',
    second: ['L’Ardenne, côté forêt et côté feu de bois', near(50.25, 5.55, { touristicregion: 'Ardennes' })],
  },
  nl_BE: {
    seo: [
      'Hotelweekends in België en vlakbij',
      'Uitgekozen hotels, ontbijt inbegrepen en altijd een belevenis extra. Prijs voor twee, taksen inbegrepen.',
    ],
    hero: ['Vertrek vrijdag. Kom herboren terug.', 'Uitgekozen hotels, ontbijt inbegrepen en altijd een belevenis extra, vlak bij huis.'],
    heroImage: 'beach-2611',
    week: 'Vertrekken deze week',
    country: 'BE',
    second: ['Uitwaaien aan onze kust', near(51.2, 2.85, { touristicregion: 'Belgische Kust' })],
  },
  nl_NL: {
    seo: [
      'Hotelweekends in Nederland en dichtbij',
      'Hotels met karakter, ontbijt inbegrepen en altijd een belevenis extra. Prijs voor twee, inclusief belastingen.',
    ],
    hero: ['Vrijdag weg. Als herboren terug.', 'Hotels met karakter, ontbijt inbegrepen en altijd een belevenis extra.'],
    heroImage: 'beach-3127',
    week: 'Deze week eropuit',
    country: 'NL',
    second: ['Bos en hei op de Veluwe', near(52.25, 5.8, { touristicregion: 'Veluwe' })],
  },
  it_IT: {
    seo: [
      'Weekend in hotel in Italia e dintorni',
      'Hotel scelti, colazione inclusa e sempre un’esperienza in più. Prezzo per due, tasse incluse.',
    ],
    hero: ['Partite venerdì. Tornate come nuovi.', 'Hotel scelti, colazione inclusa e sempre un’esperienza in più.'],
    heroImage: 'vineyard-1944',
    week: 'Le partenze della settimana',
    country: 'IT',
    second: ['Colline e cantine del Chianti', near(43.47, 11.3, { touristicregion: 'Chianti' })],
  },
  en_GB: {
    seo: [
      'Short hotel breaks in France and nearby',
      'Hand-picked hotels, breakfast included and always one experience more. Prices for two, taxes included.',
    ],
    hero: ['Leave on Friday. Come back new.', 'Hand-picked hotels, breakfast included, and always one experience more.'],
    heroImage: 'sea-1832',
    week: 'Leaving this week',
    country: 'FR',
    second: ['Sea air, two hours from Paris', near(49.36, 0.07, { touristicregion: 'Côte Fleurie' })],
  },
};

/** The home page's content of one locale (spec 2, sections 2 and 7), keyed by flow. */
export function homepageOf(locale: Locale): HomeAnswer {
  const home = HOMES[locale];
  const language = locale.slice(0, 2) as Language;
  const booking: HomeContent = {
    seo: { title: home.seo[0], description: home.seo[1], index: true, follow: true },
    jumbotron: { title: home.hero[0], subtitle: home.hero[1], imageUrl: imageUrl(home.heroImage, '1920_880') },
    themes: TILES.map(([theme, image]) => ({
      id: `theme-${theme}`,
      label: THEME_LABELS[theme]![language],
      imageUrl: imageUrl(image, '640_360'),
      theme,
    })),
    blocks: [
      {
        type: 'TopSearchResults',
        id: 'week',
        itemType: 'stay',
        title: home.week,
        searchCriterias: { adult: 2, child: 0, baby: 0, country: home.country },
        limit: 8,
      },
      { type: 'TopSearchResults', id: 'second', itemType: 'stay', title: home.second[0], searchCriterias: home.second[1], limit: 4 },
    ],
    footer: { legal: true, newsletter: true, contact: true },
  };
  return { booking };
}

const imageUrl = (id: string, size: string): string => `/images/${id}/${size}.webp`;
