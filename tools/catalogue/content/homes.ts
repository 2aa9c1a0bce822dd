import type { Locale } from '@shop/contracts';

/** What is different on the home page of each country. */
export interface Home {
  readonly seo: readonly [title: string, description: string];
  readonly subtitle: string;
  readonly heroImage: string;
  readonly country: string;
  /** Two blocks of stays: title, what they say, where they look. */
  readonly around: readonly (readonly [title: string, subtitle: string, searchCriterias: Record<string, unknown>])[];
}

const near = (lat: number, lng: number, touristicregion: string): Record<string, unknown> => ({
  adult: 2,
  child: 0,
  baby: 0,
  lat,
  lng,
  distanceMax: 100,
  touristicregion,
});

export const HOMES: Readonly<Record<Locale, Home>> = {
  fr_FR: {
    seo: [
      'Week-ends à l’hôtel en France et chez nos voisins',
      'Des hôtels choisis, et toujours une expérience comprise. Prix pour deux ; seule la taxe de séjour se règle sur place.',
    ],
    subtitle: 'Hôtels choisis, et toujours une expérience comprise dans le prix.',
    heroImage: 'sea-1832',
    country: 'FR',
    around: [
      [
        'L’air du large, à deux heures de Paris',
        'Planches, parasols et marées entre Cabourg et Honfleur.',
        near(49.33, 0.05, 'Côte Fleurie'),
      ],
      ['Le Luberon hors saison', 'Les ocres sans la foule, les marchés avec le temps.', near(43.82, 5.25, 'Luberon')],
    ],
  },
  es_ES: {
    seo: [
      'Escapadas de hotel en España y muy cerca',
      'Hoteles elegidos y siempre una experiencia incluida. Precio para dos; solo la tasa turística se paga en el hotel.',
    ],
    subtitle: 'Hoteles elegidos y siempre una experiencia incluida en el precio.',
    heroImage: 'sea-2044',
    country: 'ES',
    around: [
      [
        'Calas y pueblos blancos de la Costa Brava',
        'Caminos de ronda, arroz junto al agua y siestas con brisa.',
        near(41.95, 3.15, 'Costa Brava'),
      ],
      ['La Rioja entre barricas', 'Bodegas con historia y habitaciones con vistas a la viña.', near(42.45, -2.7, 'Rioja')],
    ],
  },
  fr_BE: {
    seo: [
      'Week-ends à l’hôtel en Belgique et tout près',
      'De la côte à l’Ardenne, des hôtels choisis et toujours une expérience en plus. Prix pour deux ; seule la taxe de séjour se règle sur place.',
    ],
    subtitle: 'Hôtels choisis à deux pas de chez vous, et toujours une expérience comprise dans le prix.',
    heroImage: 'countryside-1530',
    country: 'BE',
    around: [
      [
        'L’Ardenne, côté forêt et côté feu de bois',
        'Sentiers le matin, gibier le soir, silence entre les deux.',
        near(50.25, 5.55, 'Ardennes'),
      ],
      ['La côte belge hors saison', 'La digue pour soi, les croquettes de crevettes aussi.', near(51.2, 2.85, 'Belgische Kust')],
    ],
  },
  nl_BE: {
    seo: [
      'Hotelweekends in België en vlakbij',
      'Van de kust tot de Ardennen: uitgekozen hotels en altijd een belevenis extra. Prijs voor twee; enkel de verblijfstaks betaal je ter plaatse.',
    ],
    subtitle: 'Uitgekozen hotels vlak bij huis, met altijd een belevenis in de prijs inbegrepen.',
    heroImage: 'beach-2611',
    country: 'BE',
    around: [
      ['Uitwaaien aan onze kust', 'Een lege dijk, een volle thermos en garnaalkroketten toe.', near(51.2, 2.85, 'Belgische Kust')],
      ['Glooien door de Vlaamse Ardennen', 'Kasseien voor de kuiten, bruin bier voor daarna.', near(50.82, 3.65, 'Vlaamse Ardennen')],
    ],
  },
  nl_NL: {
    seo: [
      'Hotelweekends in Nederland en dichtbij',
      'Hotels met karakter, en altijd een belevenis inbegrepen. Prijs voor twee; alleen de toeristenbelasting betaal je in het hotel.',
    ],
    subtitle: 'Hotels met karakter, en altijd een belevenis inbegrepen.',
    heroImage: 'beach-3127',
    country: 'NL',
    around: [
      ['Bos en hei op de Veluwe', 'Herten bij zonsopgang, pannenkoeken na de wandeling.', near(52.25, 5.8, 'Veluwe')],
      ['Zeeuws licht', 'Oesters, dijken en een hemel die groter lijkt dan elders.', { adult: 2, child: 0, baby: 0, region: 'Zeeland' }],
    ],
  },
  it_IT: {
    seo: [
      'Weekend in hotel in Italia e dintorni',
      'Hotel scelti e sempre un’esperienza inclusa. Prezzo per due; solo la tassa di soggiorno si paga in hotel.',
    ],
    subtitle: 'Hotel scelti e sempre un’esperienza inclusa nel prezzo.',
    heroImage: 'vineyard-1944',
    country: 'IT',
    around: [
      ['Colline e cantine del Chianti', 'Strade bianche, calici pieni e camere con i muri spessi.', near(43.47, 11.3, 'Chianti')],
      ['Il Garda quando torna il silenzio', 'Limonaie, traghetti lenti e cene in riva al lago.', near(45.65, 10.65, 'Lago di Garda')],
    ],
  },
  en_GB: {
    seo: [
      'Short hotel breaks in France and nearby',
      'Hand-picked hotels, and always an experience included. Prices for two; only the local tax is paid at the hotel.',
    ],
    subtitle: 'Hand-picked hotels, and always an experience included in the price.',
    heroImage: 'sea-1832',
    country: 'FR',
    around: [
      ['Sea air, two hours from Paris', 'Boardwalks, parasols and tides between Cabourg and Honfleur.', near(49.33, 0.05, 'Côte Fleurie')],
      ['The Luberon out of season', 'Ochre cliffs without the crowd, markets with time to spare.', near(43.82, 5.25, 'Luberon')],
    ],
  },
};
