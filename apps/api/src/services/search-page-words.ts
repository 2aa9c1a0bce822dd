import type { Locale } from '@shop/contracts';
import { formatMoney, formatScore, languageOf, type Language } from '@shop/i18n';
import type { PlaceFacts } from './search-place-facts.ts';

/** What a page can say: counted facts, and names already in the locale, the most frequent first. */
export interface PageFacts {
  readonly locale: Locale;
  readonly place: string;
  readonly theme: string | undefined;
  readonly isGift: boolean;
  readonly facts: Pick<PlaceFacts, 'weekends' | 'hotels' | 'cheapest' | 'score'>;
  readonly towns: readonly string[];
  readonly activities: readonly string[];
  readonly environments: readonly string[];
  readonly types: readonly string[];
  readonly themes: readonly string[];
}

export interface PageTexts {
  readonly pageTitle: string;
  readonly metaDescription: string;
  readonly serpSeoLargeContent: string;
}

export function homeWord(locale: Locale): string {
  return WORDS[languageOf(locale)].home;
}

export function linkTitles(locale: Locale): Links {
  return WORDS[languageOf(locale)].links;
}

/** Title, description and the long text of a results page. Every figure is counted; nothing sold means nothing told. */
export function pageWords(page: PageFacts): PageTexts {
  const words = WORDS[languageOf(page.locale)];
  const { facts } = page;
  const subject = page.theme === undefined ? page.place : `${page.place} – ${page.theme}`;
  if (facts.weekends === 0)
    return { pageTitle: words.emptyTitle(subject), metaDescription: words.emptyTitle(subject), serpSeoLargeContent: '' };
  const said: Said = {
    subject,
    weekends: words.weekends(facts.weekends),
    hotels: words.hotels(facts.hotels),
    price: formatMoney(facts.cheapest, page.locale),
    score: facts.score > 0 ? formatScore(facts.score, page.locale) : undefined,
    list: (names, most) => listed(names.slice(0, most), words.and),
  };
  const variant = variantOf(subject);
  return {
    pageTitle: page.isGift ? words.giftTitle(said) : words.title(said),
    metaDescription: page.isGift ? words.giftDescription(said) : words.description(said, page),
    serpSeoLargeContent: words.paragraphs(said, page, variant).filter(Boolean).join('\n\n'),
  };
}

interface Said {
  readonly subject: string;
  readonly weekends: string;
  readonly hotels: string;
  readonly price: string;
  readonly score: string | undefined;
  readonly list: (names: readonly string[], most: number) => string;
}

interface Links {
  readonly regions: string;
  readonly departments: string;
  readonly towns: string;
  readonly themes: string;
}

interface Words {
  readonly home: string;
  readonly and: string;
  readonly links: Links;
  readonly weekends: (count: number) => string;
  readonly hotels: (count: number) => string;
  readonly emptyTitle: (subject: string) => string;
  readonly title: (said: Said) => string;
  readonly giftTitle: (said: Said) => string;
  readonly description: (said: Said, page: PageFacts) => string;
  readonly giftDescription: (said: Said) => string;
  /** The variant (0 or 1) keeps neighbouring pages from beginning alike. */
  readonly paragraphs: (said: Said, page: PageFacts, variant: number) => string[];
}

/** The same subject always takes the same variant. */
function variantOf(subject: string): number {
  let sum = 0;
  for (const letter of subject) sum += letter.codePointAt(0)!;
  return sum % 2;
}

/** `a, b et c`. */
function listed(names: readonly string[], and: string): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

const lowered = (names: readonly string[]): string[] => names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));

const WORDS: Record<Language, Words> = {
  fr: {
    home: 'Accueil',
    and: 'et',
    links: { regions: 'Par région', departments: 'Par département', towns: 'Les villes les plus choisies', themes: 'Selon vos envies' },
    weekends: (count) => (count === 1 ? '1 week-end' : `${count} week-ends`),
    hotels: (count) => (count === 1 ? '1 hôtel' : `${count} hôtels`),
    emptyTitle: (subject) => `${subject} : week-ends à l’hôtel`,
    title: ({ subject, weekends, price }) => `${subject} : ${weekends} à l’hôtel dès ${price}`,
    giftTitle: ({ subject }) => `Offrir un week-end : ${subject}`,
    description: ({ subject, weekends, hotels, price, score, list }, { themes }) =>
      `${subject} : comparez ${weekends} dans ${hotels}${score ? `, notés ${score}/10 en moyenne` : ''}, à partir de ${price} pour deux.${
        themes.length ? ` À découvrir aussi : ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends, hotels }) =>
      `${subject} : un séjour pour deux en cadeau, à choisir parmi ${weekends} dans ${hotels}. La date reste au choix de la personne qui le reçoit.`,
    paragraphs: ({ subject, weekends, hotels, price, score, list }, { environments, types, towns, activities }, variant) => [
      variant === 0
        ? `${subject} : nous y vendons ${weekends} dans ${hotels}. Le moins cher coûte ${price} pour deux personnes${
            score ? `, et les voyageurs donnent aux maisons la note moyenne de ${score} sur 10` : ''
          }.`
        : `Notre sélection « ${subject} » réunit ${hotels} et ${weekends}. Les prix commencent à ${price} pour deux personnes${
            score ? ` et la note moyenne des voyageurs est de ${score} sur 10` : ''
          }.`,
      `Cadres les plus fréquents : ${list(lowered(environments), 3)}. Côté maisons, on trouve surtout : ${list(lowered(types), 3)}.`,
      activities.length ? `Parmi les activités comprises dans les séjours : ${list(lowered(activities), 4)}.` : '',
      towns.length > 1 ? `Les adresses sont les plus nombreuses à ces endroits : ${list(towns, 5)}.` : '',
    ],
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
    weekends: (count) => (count === 1 ? '1 escapada' : `${count} escapadas`),
    hotels: (count) => (count === 1 ? '1 hotel' : `${count} hoteles`),
    emptyTitle: (subject) => `${subject}: escapadas de fin de semana con hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} con hotel desde ${price}`,
    giftTitle: ({ subject }) => `Regalar una escapada: ${subject}`,
    description: ({ subject, weekends, hotels, price, score, list }, { themes }) =>
      `${subject}: compare ${weekends} en ${hotels}${score ? `, con una nota media de ${score}/10` : ''}, desde ${price} para dos.${
        themes.length ? ` También: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends, hotels }) =>
      `${subject}: una escapada para dos de regalo, a elegir entre ${weekends} en ${hotels}. La fecha la decide quien la recibe.`,
    paragraphs: ({ subject, weekends, hotels, price, score, list }, { environments, types, towns, activities }, variant) => [
      variant === 0
        ? `${subject}: vendemos ${weekends} en ${hotels}. La más económica cuesta ${price} para dos personas${
            score ? `, y los viajeros dan a los alojamientos una nota media de ${score} sobre 10` : ''
          }.`
        : `Nuestra selección «${subject}» reúne ${hotels} y ${weekends}. Los precios empiezan en ${price} para dos personas${
            score ? ` y la nota media de los viajeros es de ${score} sobre 10` : ''
          }.`,
      `Entornos más habituales: ${list(lowered(environments), 3)}. En cuanto a alojamientos, abundan: ${list(lowered(types), 3)}.`,
      activities.length ? `Entre las actividades incluidas en las estancias: ${list(lowered(activities), 4)}.` : '',
      towns.length > 1 ? `Donde más direcciones hay: ${list(towns, 5)}.` : '',
    ],
  },
  nl: {
    home: 'Home',
    and: 'en',
    links: { regions: 'Per regio', departments: 'Per provincie', towns: 'De meest gekozen plaatsen', themes: 'Waar heb je zin in?' },
    weekends: (count) => (count === 1 ? '1 weekendje weg' : `${count} weekendjes weg`),
    hotels: (count) => (count === 1 ? '1 hotel' : `${count} hotels`),
    emptyTitle: (subject) => `${subject}: weekendjes weg met hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} met hotel vanaf ${price}`,
    giftTitle: ({ subject }) => `Een weekendje weg cadeau geven: ${subject}`,
    description: ({ subject, weekends, hotels, price, score, list }, { themes }) =>
      `${subject}: vergelijk ${weekends} in ${hotels}${score ? `, gemiddeld beoordeeld met een ${score}` : ''}, vanaf ${price} voor twee.${
        themes.length ? ` Ook leuk: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends, hotels }) =>
      `${subject}: een verblijf voor twee als cadeau, te kiezen uit ${weekends} in ${hotels}. Wie het krijgt, kiest zelf de datum.`,
    paragraphs: ({ subject, weekends, hotels, price, score, list }, { environments, types, towns, activities }, variant) => [
      variant === 0
        ? `${subject}: hier verkopen we ${weekends} in ${hotels}. Het voordeligste kost ${price} voor twee personen${
            score ? `, en gasten geven de adressen gemiddeld een ${score}` : ''
          }.`
        : `Onze selectie ‘${subject}’ telt ${hotels} en ${weekends}. De prijzen beginnen bij ${price} voor twee personen${
            score ? ` en het gemiddelde gastencijfer is een ${score}` : ''
          }.`,
      `Vaakst voorkomende omgeving: ${list(lowered(environments), 3)}. Wat de adressen betreft, vind je vooral: ${list(lowered(types), 3)}.`,
      activities.length ? `Enkele activiteiten die bij een verblijf zijn inbegrepen: ${list(lowered(activities), 4)}.` : '',
      towns.length > 1 ? `De meeste adressen vind je hier: ${list(towns, 5)}.` : '',
    ],
  },
  it: {
    home: 'Home',
    and: 'e',
    links: { regions: 'Per regione', departments: 'Per provincia', towns: 'Le località più scelte', themes: 'Secondo i vostri desideri' },
    weekends: (count) => (count === 1 ? '1 weekend' : `${count} weekend`),
    hotels: (count) => (count === 1 ? '1 hotel' : `${count} hotel`),
    emptyTitle: (subject) => `${subject}: weekend in hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} in hotel da ${price}`,
    giftTitle: ({ subject }) => `Regalare un weekend: ${subject}`,
    description: ({ subject, weekends, hotels, price, score, list }, { themes }) =>
      `${subject}: confrontate ${weekends} in ${hotels}${score ? `, con un voto medio di ${score}/10` : ''}, da ${price} per due.${
        themes.length ? ` Da scoprire anche: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends, hotels }) =>
      `${subject}: un soggiorno per due in regalo, da scegliere tra ${weekends} in ${hotels}. La data la decide chi lo riceve.`,
    paragraphs: ({ subject, weekends, hotels, price, score, list }, { environments, types, towns, activities }, variant) => [
      variant === 0
        ? `${subject}: qui vendiamo ${weekends} in ${hotels}. Il più conveniente costa ${price} per due persone${
            score ? `, e gli ospiti danno alle strutture un voto medio di ${score} su 10` : ''
          }.`
        : `La nostra selezione «${subject}» comprende ${hotels} e ${weekends}. I prezzi partono da ${price} per due persone${
            score ? ` e il voto medio degli ospiti è ${score} su 10` : ''
          }.`,
      `Contesti più frequenti: ${list(lowered(environments), 3)}. Quanto alle strutture, si trovano soprattutto: ${list(lowered(types), 3)}.`,
      activities.length ? `Tra le attività comprese nei soggiorni: ${list(lowered(activities), 4)}.` : '',
      towns.length > 1 ? `Gli indirizzi sono più numerosi qui: ${list(towns, 5)}.` : '',
    ],
  },
  en: {
    home: 'Home',
    and: 'and',
    links: { regions: 'By region', departments: 'By department', towns: 'The most chosen towns', themes: 'Whatever you fancy' },
    weekends: (count) => (count === 1 ? '1 weekend' : `${count} weekends`),
    hotels: (count) => (count === 1 ? '1 hotel' : `${count} hotels`),
    emptyTitle: (subject) => `${subject}: weekends away with a hotel`,
    title: ({ subject, weekends, price }) => `${subject}: ${weekends} away from ${price}`,
    giftTitle: ({ subject }) => `Give a weekend away: ${subject}`,
    description: ({ subject, weekends, hotels, price, score, list }, { themes }) =>
      `${subject}: compare ${weekends} in ${hotels}${score ? `, rated ${score}/10 on average` : ''}, from ${price} for two.${
        themes.length ? ` Also worth a look: ${list(themes, 3)}.` : ''
      }`,
    giftDescription: ({ subject, weekends, hotels }) =>
      `${subject}: a stay for two as a gift, chosen from ${weekends} in ${hotels}. Whoever receives it picks the date.`,
    paragraphs: ({ subject, weekends, hotels, price, score, list }, { environments, types, towns, activities }, variant) => [
      variant === 0
        ? `${subject}: we sell ${weekends} in ${hotels} here. The cheapest costs ${price} for two people${
            score ? `, and guests give the houses ${score} out of 10 on average` : ''
          }.`
        : `Our selection “${subject}” holds ${hotels} and ${weekends}. Prices start at ${price} for two people${
            score ? ` and the average guest score is ${score} out of 10` : ''
          }.`,
      `Most frequent settings: ${list(lowered(environments), 3)}. As for the houses, you will mostly find: ${list(lowered(types), 3)}.`,
      activities.length ? `Some of the activities that come with the stays: ${list(lowered(activities), 4)}.` : '',
      towns.length > 1 ? `Most addresses are found here: ${list(towns, 5)}.` : '',
    ],
  },
};
