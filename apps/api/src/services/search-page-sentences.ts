import type { Language } from '@shop/i18n';

/** What a sentence may say: figures with their nouns, and lists with an `and` of the language. */
export interface Said {
  readonly subject: string;
  readonly weekends: string;
  readonly hotels: string;
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
  readonly hotels: readonly [one: string, more: string];
  readonly emptyTitle: (subject: string) => string;
  readonly title: (said: Said) => string;
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
    hotels: ['hôtel', 'hôtels'],
    emptyTitle: (subject) => `${subject} : week-ends à l’hôtel`,
    title: ({ subject, weekends, price }) => `${subject} : ${weekends} à l’hôtel dès ${price}`,
    giftTitle: ({ subject }) => `Offrir un week-end : ${subject}`,
    description: ({ subject, weekends, hotels, price, score, list }, { themes }) =>
      `${subject} : comparez ${weekends} dans ${hotels}${score ? `, notés ${score}/10 en moyenne` : ''}, à partir de ${price} pour deux.${
        themes.length ? ` À découvrir aussi : ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends, hotels }) =>
      `${subject} : un séjour pour deux en cadeau, à choisir parmi ${weekends} dans ${hotels}. La date reste au choix de la personne qui le reçoit.`,
    beginnings: [
      ({ subject, weekends, hotels, price, score }) =>
        `${subject} : nous y vendons ${weekends} dans ${hotels}. Le moins cher coûte ${price} pour deux personnes${
          score ? `, et les voyageurs donnent aux maisons la note moyenne de ${score} sur 10` : ''
        }.`,
      ({ subject, weekends, hotels, price, score }) =>
        `Notre sélection « ${subject} » réunit ${hotels} et ${weekends}. Les prix commencent à ${price} pour deux personnes${
          score ? ` et la note moyenne des voyageurs est de ${score} sur 10` : ''
        }.`,
    ],
    settings: (environments, types) => `Cadres les plus fréquents : ${environments}. Côté maisons, on trouve surtout : ${types}.`,
    activities: (names) => `Parmi les activités comprises dans les séjours : ${names}.`,
    towns: (names) => `Les adresses sont les plus nombreuses à ces endroits : ${names}.`,
  },
  es: {
    home: 'Inicio',
    and: 'y',
    links: {
      regions: 'Por región',
      departments: 'Por provincia',
      towns: 'Las localidades más elegidas',
      themes: 'Según lo que le apetezca',
    },
    weekends: ['escapada', 'escapadas'],
    hotels: ['hotel', 'hoteles'],
    emptyTitle: (subject) => `${subject}: escapadas de fin de semana con hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} con hotel desde ${price}`,
    giftTitle: ({ subject }) => `Regalar una escapada: ${subject}`,
    description: ({ subject, weekends, hotels, price, score, list }, { themes }) =>
      `${subject}: compare ${weekends} en ${hotels}${score ? `, con una nota media de ${score}/10` : ''}, desde ${price} para dos.${
        themes.length ? ` También: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends, hotels }) =>
      `${subject}: una escapada para dos de regalo, a elegir entre ${weekends} en ${hotels}. La fecha la decide quien la recibe.`,
    beginnings: [
      ({ subject, weekends, hotels, price, score }) =>
        `${subject}: vendemos ${weekends} en ${hotels}. La más económica cuesta ${price} para dos personas${
          score ? `, y los viajeros dan a los alojamientos una nota media de ${score} sobre 10` : ''
        }.`,
      ({ subject, weekends, hotels, price, score }) =>
        `Nuestra selección «${subject}» reúne ${hotels} y ${weekends}. Los precios empiezan en ${price} para dos personas${
          score ? ` y la nota media de los viajeros es de ${score} sobre 10` : ''
        }.`,
    ],
    settings: (environments, types) => `Entornos más habituales: ${environments}. En cuanto a alojamientos, abundan: ${types}.`,
    activities: (names) => `Entre las actividades incluidas en las estancias: ${names}.`,
    towns: (names) => `Donde más direcciones hay: ${names}.`,
  },
  nl: {
    home: 'Home',
    and: 'en',
    links: { regions: 'Per regio', departments: 'Per provincie', towns: 'De meest gekozen plaatsen', themes: 'Waar heb je zin in?' },
    weekends: ['weekendje weg', 'weekendjes weg'],
    hotels: ['hotel', 'hotels'],
    emptyTitle: (subject) => `${subject}: weekendjes weg met hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} met hotel vanaf ${price}`,
    giftTitle: ({ subject }) => `Een weekendje weg cadeau geven: ${subject}`,
    description: ({ subject, weekends, hotels, price, score, list }, { themes }) =>
      `${subject}: vergelijk ${weekends} in ${hotels}${score ? `, gemiddeld beoordeeld met een ${score}` : ''}, vanaf ${price} voor twee.${
        themes.length ? ` Ook leuk: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends, hotels }) =>
      `${subject}: een verblijf voor twee als cadeau, te kiezen uit ${weekends} in ${hotels}. Wie het krijgt, kiest zelf de datum.`,
    beginnings: [
      ({ subject, weekends, hotels, price, score }) =>
        `${subject}: hier verkopen we ${weekends} in ${hotels}. Het voordeligste kost ${price} voor twee personen${
          score ? `, en gasten geven de adressen gemiddeld een ${score}` : ''
        }.`,
      ({ subject, weekends, hotels, price, score }) =>
        `Onze selectie ‘${subject}’ telt ${hotels} en ${weekends}. De prijzen beginnen bij ${price} voor twee personen${
          score ? ` en het gemiddelde gastencijfer is een ${score}` : ''
        }.`,
    ],
    settings: (environments, types) => `Vaakst voorkomende omgeving: ${environments}. Wat de adressen betreft, vind je vooral: ${types}.`,
    activities: (names) => `Enkele activiteiten die bij een verblijf zijn inbegrepen: ${names}.`,
    towns: (names) => `De meeste adressen vind je hier: ${names}.`,
  },
  it: {
    home: 'Home',
    and: 'e',
    links: { regions: 'Per regione', departments: 'Per provincia', towns: 'Le località più scelte', themes: 'Secondo i tuoi desideri' },
    weekends: ['weekend', 'weekend'],
    hotels: ['hotel', 'hotel'],
    emptyTitle: (subject) => `${subject}: weekend in hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} in hotel da ${price}`,
    giftTitle: ({ subject }) => `Regalare un weekend: ${subject}`,
    description: ({ subject, weekends, hotels, price, score, list }, { themes }) =>
      `${subject}: confrontate ${weekends} in ${hotels}${score ? `, con un voto medio di ${score}/10` : ''}, da ${price} per due.${
        themes.length ? ` Da scoprire anche: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends, hotels }) =>
      `${subject}: un soggiorno per due in regalo, da scegliere tra ${weekends} in ${hotels}. La data la decide chi lo riceve.`,
    beginnings: [
      ({ subject, weekends, hotels, price, score }) =>
        `${subject}: qui vendiamo ${weekends} in ${hotels}. Il più conveniente costa ${price} per due persone${
          score ? `, e gli ospiti danno alle strutture un voto medio di ${score} su 10` : ''
        }.`,
      ({ subject, weekends, hotels, price, score }) =>
        `La nostra selezione «${subject}» comprende ${hotels} e ${weekends}. I prezzi partono da ${price} per due persone${
          score ? ` e il voto medio degli ospiti è ${score} su 10` : ''
        }.`,
    ],
    settings: (environments, types) => `Contesti più frequenti: ${environments}. Quanto alle strutture, si trovano soprattutto: ${types}.`,
    activities: (names) => `Tra le attività comprese nei soggiorni: ${names}.`,
    towns: (names) => `Gli indirizzi sono più numerosi qui: ${names}.`,
  },
  en: {
    home: 'Home',
    and: 'and',
    links: { regions: 'By region', departments: 'By department', towns: 'The most chosen towns', themes: 'Whatever you fancy' },
    weekends: ['weekend', 'weekends'],
    hotels: ['hotel', 'hotels'],
    emptyTitle: (subject) => `${subject}: weekends away with a hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} away from ${price}`,
    giftTitle: ({ subject }) => `Give a weekend away: ${subject}`,
    description: ({ subject, weekends, hotels, price, score, list }, { themes }) =>
      `${subject}: compare ${weekends} in ${hotels}${score ? `, rated ${score}/10 on average` : ''}, from ${price} for two.${
        themes.length ? ` Also worth a look: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends, hotels }) =>
      `${subject}: a stay for two as a gift, chosen from ${weekends} in ${hotels}. Whoever receives it picks the date.`,
    beginnings: [
      ({ subject, weekends, hotels, price, score }) =>
        `${subject}: we sell ${weekends} in ${hotels} here. The cheapest costs ${price} for two people${
          score ? `, and guests give the houses ${score} out of 10 on average` : ''
        }.`,
      ({ subject, weekends, hotels, price, score }) =>
        `Our selection “${subject}” holds ${hotels} and ${weekends}. Prices start at ${price} for two people${
          score ? ` and the average guest score is ${score} out of 10` : ''
        }.`,
    ],
    settings: (environments, types) => `Most frequent settings: ${environments}. As for the houses, you will mostly find: ${types}.`,
    activities: (names) => `Some of the activities that come with the stays: ${names}.`,
    towns: (names) => `Most addresses are found here: ${names}.`,
  },
};
