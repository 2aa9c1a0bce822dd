import type { ContentBody, Locale } from '@shop/contracts';
import { richTextFromMarkup } from '../../content/markup.ts';
import { seoOf } from './homepage.ts';
import { HOMES } from './homes.ts';
import { CAMPAIGNS, TERMS_FOR_ALL } from './minisite-terms.ts';
import { imageUrl } from './copy.ts';

interface Partner {
  readonly id: number;
  readonly slug: string;
  readonly locale: Locale;
  readonly name: string;
  /** Inline picture of the partner's mark, and the scene behind the page. */
  readonly logo: string;
  readonly banner: string;
  readonly title: string;
  readonly seo: string;
  readonly intro: string;
  readonly offers: string;
  readonly themes: string;
  /** One of `CAMPAIGNS`. */
  readonly campaign: 'breakfastAndSpa' | 'breakfastAndDinner' | 'longWeekend' | 'none';
  readonly footer: string;
}

/** Six partners, one for each known number (MINI-003): invented names, each with its own voice. */
const PARTNERS: readonly Partner[] = [
  {
    id: 360,
    slug: 'dimanche-ailleurs',
    locale: 'fr_FR',
    name: 'Dimanche Ailleurs',
    logo: 'countryside-3601',
    banner: 'countryside-3602',
    title: 'Les adresses de Dimanche Ailleurs',
    seo: 'Hôtels de charme avec petit-déjeuner et accès au spa, choisis avec le magazine Dimanche Ailleurs.',
    intro:
      'La rédaction a dormi dans chacune de ces maisons, sans se faire annoncer. Elle en a gardé **celles où l’on traîne au petit-déjeuner** et où le spa n’est pas une baignoire à remous au sous-sol.',
    offers: 'Nos chambres avec spa',
    themes: 'spa',
    campaign: 'breakfastAndSpa',
    footer:
      'Opération organisée par {name} pour les lecteurs de Dimanche Ailleurs. Le magazine ne perçoit pas le prix des séjours et n’est pas le vendeur.',
  },
  {
    id: 250,
    slug: 'cuisine-et-chemins',
    locale: 'fr_FR',
    name: 'Cuisine & Chemins',
    logo: 'table-2501',
    banner: 'table-2511',
    title: 'À table avec Cuisine & Chemins',
    seo: 'Des nuits d’hôtel avec dîner et petit-déjeuner dans les maisons préférées de Cuisine & Chemins.',
    intro:
      'Un magazine de cuisine qui marche : nos lecteurs connaissent les sentiers, nous leur gardons **la table du soir et le lit d’après**.',
    offers: 'Dîner, dormir, recommencer',
    themes: 'gastronomy',
    campaign: 'breakfastAndDinner',
    footer:
      'Opération organisée par {name} avec le magazine Cuisine & Chemins, qui n’intervient ni dans la réservation ni dans le paiement.',
  },
  {
    id: 244,
    slug: 'le-petit-matin',
    locale: 'fr_FR',
    name: 'Le Petit Matin',
    logo: 'city-2441',
    banner: 'city-2452',
    title: 'Les longs week-ends du Petit Matin',
    seo: 'Week-ends de deux nuits choisis pour les lecteurs du quotidien Le Petit Matin.',
    intro: 'Le journal sous le bras, le train de 8 h 12 et **deux nuits devant soi** : chaque semaine, une ville et ses maisons.',
    offers: 'Deux nuits en ville',
    themes: 'city',
    campaign: 'longWeekend',
    footer: 'Opération organisée par {name} pour les abonnés du Petit Matin. Offres dans la limite des chambres disponibles.',
  },
  {
    id: 97,
    slug: 'solidarite-plus',
    locale: 'fr_BE',
    name: 'Solidarité Plus',
    logo: 'spa-9701',
    banner: 'mountain-9702',
    title: 'Souffler avec Solidarité Plus',
    seo: 'Séjours de repos et de grand air pour les membres de la mutualité Solidarité Plus.',
    intro: 'Votre mutualité vous invite à lever le pied : **de l’air, de l’eau chaude et du sommeil**, à deux heures de chez vous au plus.',
    offers: 'Repos et grand air',
    themes: 'nature',
    campaign: 'none',
    footer:
      'Page réservée aux membres de Solidarité Plus. Les séjours sont vendus par {name} ; la mutualité n’est pas partie au contrat et ne reçoit aucune donnée de santé.',
  },
  {
    id: 30,
    slug: 'elise-magazine',
    locale: 'fr_BE',
    name: 'Élise',
    logo: 'massage-3001',
    banner: 'spa-3012',
    title: 'Les parenthèses d’Élise',
    seo: 'Petits séjours entre amies ou à deux, avec dîner et petit-déjeuner, choisis par le magazine Élise.',
    intro:
      'Deux jours, trois copines ou un amoureux : Élise a choisi des maisons où **personne ne demande à quelle heure vous descendez**.',
    offers: 'La sélection d’Élise',
    themes: 'romantic',
    campaign: 'breakfastAndDinner',
    footer: 'Opération organisée par {name} pour les lectrices et lecteurs d’Élise.',
  },
  {
    id: 14,
    slug: 'huis-en-horizon',
    locale: 'nl_BE',
    name: 'Huis & Horizon',
    logo: 'castle-1401',
    banner: 'beach-1402',
    title: 'Erop uit met Huis & Horizon',
    seo: 'Hotelweekends voor lezers van Huis & Horizon: karaktervolle huizen met ontbijt en iets moois erbij.',
    intro:
      'Wie graag in andermans interieur kijkt, slaapt er ook graag in. De redactie koos **huizen met een verhaal**, van een douanierswoning tot een stadspaleis.',
    offers: 'Slapen in een mooi huis',
    themes: 'castle',
    campaign: 'longWeekend',
    footer: 'Een actie van {name} voor lezers van Huis & Horizon. De aanbiedingen gelden zolang er kamers vrij zijn.',
  },
];

export function minisitesOf(locale: Locale): Readonly<Record<string, ContentBody<'minisite'>>> {
  return Object.fromEntries(PARTNERS.filter((partner) => partner.locale === locale).map((partner) => [partner.slug, minisiteOf(partner)]));
}

function minisiteOf(partner: Partner): ContentBody<'minisite'> {
  const { locale } = partner;
  const language = locale === 'nl_BE' ? 'nl' : 'fr';
  const campaign = CAMPAIGNS[partner.campaign];
  return {
    minisiteId: partner.id,
    partnerName: partner.name,
    bannerUrls: { desktop: imageUrl(partner.banner, '1920_595'), mobile: imageUrl(partner.banner, '750_528') },
    logoUrl: imageUrl(partner.logo, '120_80'),
    footer: richTextFromMarkup(partner.footer.replace('{name}', 'Escale')),
    seo: seoOf(partner.title, partner.seo, partner.banner),
    title: partner.title,
    intro: richTextFromMarkup(partner.intro),
    offers: {
      title: partner.offers,
      searchCriterias: { adult: 2, child: 0, baby: 0, country: HOMES[locale].country, theme: partner.themes },
      limit: 12,
    },
    ...(campaign.until && { campaign: { until: campaign.until } }),
    terms: richTextFromMarkup([...(campaign[language] ? [campaign[language]] : []), TERMS_FOR_ALL[language]].join('\n\n')),
  };
}
