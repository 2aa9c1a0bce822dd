import { type ContentBody, type HomeContent, type Locale, type Season } from '@shop/contracts';
import { HOME_COPY } from './homepage-copy.ts';
import { heroOf, homepagesOf, reasonsOf, seoOf } from './homepage.ts';
import { HOMES } from './homes.ts';
import { copyOf, imageUrl, pageUrl, sayIn, searchUrl } from './copy.ts';

const DAYS: Readonly<Record<Season, { from: string; until: string }>> = {
  'black-friday': { from: '11-20', until: '11-30' },
  spring: { from: '03-20', until: '06-20' },
  valentines: { from: '01-25', until: '02-15' },
  xmas: { from: '12-01', until: '01-06' },
};
/** Seasons with a page of their own; under the other addresses stands the home page (spec 2, section 2). */
const OWN: Readonly<Partial<Record<Season, readonly Locale[]>>> = {
  xmas: ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT', 'en_GB'],
  valentines: ['fr_FR', 'es_ES', 'it_IT', 'en_GB'],
};

const COPY = copyOf(`
  xmas.seo      | Offrir un séjour à Noël | Regalar una estancia por Navidad | Een verblijf onder de kerstboom | Regalare un soggiorno a Natale | Give a stay for Christmas
  xmas.seo.text | Coffrets, nuits et cartes cadeaux pour Noël : numériques jusqu’au dernier soir, physiques en 2 à 4 jours ouvrés. | Cajas, noches y tarjetas para Navidad: digitales hasta la última noche, físicas en 2 a 4 días laborables. | Boxen, nachten en cadeaukaarten voor kerst: digitaal tot de laatste avond, fysiek in 2 tot 4 werkdagen. | Cofanetti, notti e carte per Natale: digitali fino all’ultima sera, fisici in 2–4 giorni lavorativi. | Boxes, nights and cards for Christmas: digital until the last evening, physical in 2 to 4 working days.
  xmas.title    | Sous le sapin, une clé de chambre | Bajo el árbol, la llave de una habitación | Onder de boom: een kamersleutel | Sotto l’albero, la chiave di una camera | Under the tree, the key to a room
  xmas.text     | Un cadeau qu’on déballe deux fois : le 24, puis à l’arrivée. | Un regalo que se abre dos veces: el 24 y al llegar. | Een cadeau dat je twee keer uitpakt: op kerstavond en bij aankomst. | Un regalo che si scarta due volte: il 24 e all’arrivo. | A present unwrapped twice: on Christmas Eve, and on arrival.
  xmas.stays    | Et entre deux fêtes, partir | Y entre fiesta y fiesta, escaparse | En tussen de feestdagen: even weg | E tra una festa e l’altra, partire | And between the holidays, get away
  valentines.seo | Week-ends de Saint-Valentin à deux | Escapadas de San Valentín para dos | Valentijnsweekend voor twee | Weekend di San Valentino in due | Valentine’s weekends for two
  valentines.seo.text | Dîners, bains et chambres avec vue pour la Saint-Valentin, avec les conditions d’annulation écrites en clair. | Cenas, baños y habitaciones con vistas por San Valentín, con la cancelación bien explicada. | Diners, baden en kamers met uitzicht voor Valentijn, met heldere annuleringsvoorwaarden. | Cene, bagni e camere con vista per San Valentino, con condizioni di annullamento chiare. | Dinners, baths and rooms with a view for Valentine’s, with plain cancellation terms.
  valentines.title | Deux, et le téléphone coupé | Dos, y el móvil apagado | Met z’n tweeën, telefoon uit | In due, con il telefono spento | Two of you, phones off
  valentines.text | Une table pour deux, un bain chaud et personne avant midi. | Una mesa para dos, un baño caliente y nadie antes del mediodía. | Een tafel voor twee, een warm bad en niemand voor de middag. | Un tavolo per due, un bagno caldo e nessuno prima di mezzogiorno. | A table for two, a hot bath and nobody before noon.
  valentines.stays | Chambres à ne pas partager avec d’autres | Habitaciones que no se comparten con nadie más | Kamers die je met niemand anders deelt | Camere da non condividere con altri | Rooms to share with no one else
`);

export function landingsOf(locale: Locale): Readonly<Record<Season, ContentBody<'landing'>>> {
  const landing = (season: Season): ContentBody<'landing'> => {
    const own = OWN[season]?.includes(locale) ?? false;
    return {
      page: own ? 'own' : 'home',
      season: { theme: season, ...DAYS[season] },
      ...(own && { content: season === 'xmas' ? christmas(locale) : valentines(locale) }),
    };
  };
  return { 'black-friday': landing('black-friday'), spring: landing('spring'), valentines: landing('valentines'), xmas: landing('xmas') };
}

function christmas(locale: Locale): HomeContent {
  const say = sayIn(locale, COPY, HOME_COPY);
  const { gifting } = homepagesOf(locale);
  return {
    ...gifting,
    seo: seoOf(say('xmas.seo'), say('xmas.seo.text'), 'gift-6104'),
    jumbotron: heroOf(say('xmas.title'), say('xmas.text'), 'snow-6119'),
    blocks: [
      ...gifting.blocks.filter(({ type }) => type === 'PromoCards' || type === 'BestBoxes'),
      {
        type: 'TopSearchResults',
        id: 'between',
        title: say('xmas.stays'),
        itemType: 'stay',
        searchCriterias: { adult: 2, child: 0, baby: 0, country: HOMES[locale].country },
        limit: 4,
      },
      reasonsOf(say),
    ],
  };
}

function valentines(locale: Locale): HomeContent {
  const say = sayIn(locale, COPY, HOME_COPY);
  const { booking } = homepagesOf(locale);
  return {
    ...booking,
    seo: seoOf(say('valentines.seo'), say('valentines.seo.text'), 'spa-6208'),
    jumbotron: heroOf(say('valentines.title'), say('valentines.text'), 'castle-6223'),
    familyShortcut: undefined,
    themes: [],
    blocks: [
      {
        type: 'TopSearchResults',
        id: 'romantic',
        title: say('valentines.stays'),
        itemType: 'stay',
        searchCriterias: { adult: 2, child: 0, baby: 0, country: HOMES[locale].country, theme: 'romantic' },
        limit: 8,
        link: { label: say('seeAll'), url: searchUrl(locale, { theme: 'romantic' }) },
      },
      {
        type: 'JumbotronPromo',
        id: 'gifts',
        title: say('gift.title'),
        subtitle: say('gift.text'),
        imageUrl: imageUrl('gift-6231', '1920_595'),
        imageMobile: imageUrl('gift-6231', '750_528'),
        imageAlt: say('gift.alt'),
        cta: { label: say('gift.button'), url: pageUrl(locale, 'boxes') },
        campaign: 'valentines-gifts',
        category: 'jumbotron-promo',
      },
      reasonsOf(say),
    ],
  };
}
