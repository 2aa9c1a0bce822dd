import type { Language } from '@shop/i18n';

/** What a sentence may say: figures with their nouns, and lists with an `and` of the language. */
export interface Said {
  readonly subject: string;
  readonly weekends: string;
  readonly price: string;
  readonly score: string | undefined;
  readonly list: (names: readonly string[], most: number) => string;
}

export interface Links {
  readonly regions: string;
  readonly departments: string;
  readonly towns: string;
  readonly themes: string;
}

export interface PageSentences {
  readonly home: string;
  readonly and: string;
  readonly links: Links;
  /** For one, and for more. */
  readonly weekends: readonly [one: string, more: string];
  readonly emptyTitle: (subject: string) => string;
  readonly title: (said: Said) => string;
  /** A search of hotel nights names no number: its list is of hotels, or of the rooms of one. */
  readonly nightsTitle: (subject: string) => string;
  readonly nightsDescription: (said: Said) => string;
  readonly giftTitle: (said: Said) => string;
  readonly description: (said: Said, page: { readonly themes: readonly string[] }) => string;
  readonly giftDescription: (said: Said) => string;
  /** Two, so that neighbouring pages do not begin alike. */
  readonly beginnings: readonly [(said: Said) => string, (said: Said) => string];
  readonly settings: (environments: string, types: string) => string;
  readonly activities: (names: string) => string;
  readonly towns: (names: string) => string;
}

/** The sentences of a results page, language by language. */
export const PAGE_SENTENCES: Record<Language, PageSentences> = {
  fr: {
    home: 'Accueil',
    and: 'et',
    links: { regions: 'Par région', departments: 'Par département', towns: 'Les villes les plus choisies', themes: 'Selon vos envies' },
    weekends: ['week-end', 'week-ends'],
    emptyTitle: (subject) => `${subject}\u00A0: week-ends à l’hôtel`,
    title: ({ subject, weekends, price }) => `${subject}\u00A0: ${weekends} à l’hôtel dès ${price}`,
    nightsTitle: (subject) => `${subject}\u00A0: chambres d’hôtel à la nuit`,
    nightsDescription: ({ subject, price }) =>
      `${subject}\u00A0: réservez une chambre d’hôtel à la nuit, sans programme, à partir de ${price} pour deux.`,
    giftTitle: ({ subject }) => `Offrir un week-end\u00A0: ${subject}`,
    description: ({ subject, weekends, price, score, list }, { themes }) =>
      `${subject}\u00A0: comparez ${weekends}${score ? `, notés ${score}/10 en moyenne` : ''}, à partir de ${price} pour deux.${
        themes.length ? ` À découvrir aussi\u00A0: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends }) =>
      `${subject}\u00A0: un séjour pour deux en cadeau, à choisir parmi ${weekends}. La date reste au choix de la personne qui le reçoit.`,
    beginnings: [
      ({ subject, weekends, price, score }) =>
        `${subject}\u00A0: ${weekends} à réserver. Le moins cher coûte ${price} pour deux personnes${
          score ? `, et la note moyenne des voyageurs est de ${score} sur 10` : ''
        }.`,
      ({ subject, weekends, price, score }) =>
        `${subject}\u00A0: ${weekends}, choisis un par un. Les prix commencent à ${price} pour deux personnes${
          score ? ` et la note moyenne des voyageurs est de ${score} sur 10` : ''
        }.`,
    ],
    settings: (environments, types) =>
      `Cadres les plus fréquents\u00A0: ${environments}. Types d’établissement les plus fréquents\u00A0: ${types}.`,
    activities: (names) => `Parmi les activités incluses dans les séjours\u00A0: ${names}.`,
    towns: (names) => `Les adresses sont les plus nombreuses à ces endroits\u00A0: ${names}.`,
  },
  es: {
    home: 'Inicio',
    and: 'y',
    links: {
      regions: 'Por región',
      departments: 'Por provincia',
      towns: 'Las localidades más elegidas',
      themes: 'Según lo que te apetezca',
    },
    weekends: ['escapada', 'escapadas'],
    emptyTitle: (subject) => `${subject}: escapadas de fin de semana con hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} con hotel desde ${price}`,
    nightsTitle: (subject) => `${subject}: habitaciones de hotel por noche`,
    nightsDescription: ({ subject, price }) =>
      `${subject}: reserva una habitación de hotel por noche, sin programa, desde ${price} para dos.`,
    giftTitle: ({ subject }) => `Regalar una escapada: ${subject}`,
    description: ({ subject, weekends, price, score, list }, { themes }) =>
      `${subject}: compara ${weekends}${score ? `, con una nota media de ${score}/10` : ''}, desde ${price} para dos.${
        themes.length ? ` También: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends }) =>
      `${subject}: una escapada para dos de regalo, a elegir entre ${weekends}. La fecha la decide quien la recibe.`,
    beginnings: [
      ({ subject, weekends, price, score }) =>
        `${subject}: ${weekends} para reservar. La más económica cuesta ${price} para dos personas${
          score ? `, y los viajeros dan a los alojamientos una nota media de ${score} sobre 10` : ''
        }.`,
      ({ subject, weekends, price, score }) =>
        `Nuestra selección «${subject}» reúne ${weekends}. Los precios empiezan en ${price} para dos personas${
          score ? ` y la nota media de los viajeros es de ${score} sobre 10` : ''
        }.`,
    ],
    settings: (environments, types) => `Entornos más habituales: ${environments}. Tipos de alojamiento más habituales: ${types}.`,
    activities: (names) => `Entre las actividades incluidas en las estancias: ${names}.`,
    towns: (names) => `Donde más alojamientos hay: ${names}.`,
  },
  nl: {
    home: 'Home',
    and: 'en',
    links: { regions: 'Per regio', departments: 'Per provincie', towns: 'De meest gekozen plaatsen', themes: 'Waar heb je zin in?' },
    weekends: ['weekendje weg', 'weekendjes weg'],
    emptyTitle: (subject) => `${subject}: weekendjes weg met hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} met hotel vanaf ${price}`,
    nightsTitle: (subject) => `${subject}: hotelkamers per nacht`,
    nightsDescription: ({ subject, price }) => `${subject}: boek een hotelkamer per nacht, zonder programma, vanaf ${price} voor twee.`,
    giftTitle: ({ subject }) => `Een weekendje weg cadeau geven: ${subject}`,
    description: ({ subject, weekends, price, score, list }, { themes }) =>
      `${subject}: vergelijk ${weekends}${score ? `, gemiddeld beoordeeld met een ${score}` : ''}, vanaf ${price} voor twee.${
        themes.length ? ` Ook leuk: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends }) =>
      `${subject}: een verblijf voor twee als cadeau, te kiezen uit ${weekends}. Wie het krijgt, kiest zelf de datum.`,
    beginnings: [
      ({ subject, weekends, price, score }) =>
        `${subject}: ${weekends} te boeken. Het voordeligste kost ${price} voor twee personen${
          score ? `, en gasten geven de adressen gemiddeld een ${score}` : ''
        }.`,
      ({ subject, weekends, price, score }) =>
        `Onze selectie ‘${subject}’ telt ${weekends}. De prijzen beginnen bij ${price} voor twee personen${
          score ? ` en het gemiddelde gastencijfer is een ${score}` : ''
        }.`,
    ],
    settings: (environments, types) => `Meest voorkomende omgeving: ${environments}. Meest voorkomende soorten: ${types}.`,
    activities: (names) => `Enkele activiteiten die bij een verblijf zijn inbegrepen: ${names}.`,
    towns: (names) => `De meeste adressen vind je hier: ${names}.`,
  },
  it: {
    home: 'Home',
    and: 'e',
    links: { regions: 'Per regione', departments: 'Per provincia', towns: 'Le località più scelte', themes: 'Di cosa hai voglia?' },
    weekends: ['weekend', 'weekend'],
    emptyTitle: (subject) => `${subject}: weekend in hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} in hotel da ${price}`,
    nightsTitle: (subject) => `${subject}: camere d’hotel a notte`,
    nightsDescription: ({ subject, price }) => `${subject}: prenota una camera d’hotel a notte, senza programma, da ${price} per due.`,
    giftTitle: ({ subject }) => `Regalare un weekend: ${subject}`,
    description: ({ subject, weekends, price, score, list }, { themes }) =>
      `${subject}: confronta ${weekends}${score ? `, con un voto medio di ${score}/10` : ''}, da ${price} per due.${
        themes.length ? ` Da scoprire anche: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends }) =>
      `${subject}: un soggiorno per due in regalo, da scegliere tra ${weekends}. La data la decide chi lo riceve.`,
    beginnings: [
      ({ subject, weekends, price, score }) =>
        `${subject}: ${weekends} da prenotare. Il più conveniente costa ${price} per due persone${
          score ? `, e gli ospiti danno alle strutture un voto medio di ${score} su 10` : ''
        }.`,
      ({ subject, weekends, price, score }) =>
        `La nostra selezione «${subject}» comprende ${weekends}. I prezzi partono da ${price} per due persone${
          score ? ` e il voto medio degli ospiti è ${score} su 10` : ''
        }.`,
    ],
    settings: (environments, types) => `Contesti più frequenti: ${environments}. Tipi di struttura più frequenti: ${types}.`,
    activities: (names) => `Tra le attività incluse nei soggiorni: ${names}.`,
    towns: (names) => `Gli indirizzi sono più numerosi qui: ${names}.`,
  },
  en: {
    home: 'Home',
    and: 'and',
    links: { regions: 'By region', departments: 'By department', towns: 'The most chosen towns', themes: 'Whatever you fancy' },
    weekends: ['weekend', 'weekends'],
    emptyTitle: (subject) => `${subject}: weekends away with a hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} away from ${price}`,
    nightsTitle: (subject) => `${subject}: hotel rooms by the night`,
    nightsDescription: ({ subject, price }) => `${subject}: book a hotel room by the night, without a programme, from ${price} for two.`,
    giftTitle: ({ subject }) => `Give a weekend away: ${subject}`,
    description: ({ subject, weekends, price, score, list }, { themes }) =>
      `${subject}: compare ${weekends}${score ? `, rated ${score}/10 on average` : ''}, from ${price} for two.${
        themes.length ? ` Also worth a look: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends }) =>
      `${subject}: a stay for two as a gift, chosen from ${weekends}. Whoever receives it picks the date.`,
    beginnings: [
      ({ subject, weekends, price, score }) =>
        `${subject}: we sell ${weekends} here. The cheapest costs ${price} for two people${
          score ? `, and guests give the houses ${score} out of 10 on average` : ''
        }.`,
      ({ subject, weekends, price, score }) =>
        `Our selection “${subject}” holds ${weekends}. Prices start at ${price} for two people${
          score ? ` and the average guest score is ${score} out of 10` : ''
        }.`,
    ],
    settings: (environments, types) => `Most frequent settings: ${environments}. As for the houses, you will mostly find: ${types}.`,
    activities: (names) => `Some of the activities that come with the stays: ${names}.`,
    towns: (names) => `Most addresses are found here: ${names}.`,
  },
};
