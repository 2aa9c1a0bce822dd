import type { ContentBody, Locale } from '@shop/contracts';
import { richTextFromMarkup } from '../../content/markup.ts';
import { promoBarOf } from './homepage.ts';
import { HOMES } from './homes.ts';
import { copyOf, imageUrl, pageUrl, sayIn, searchUrl } from './copy.ts';

const COPY = copyOf(`
  flexible   | **Changement de programme ?** Les offres flexibles se modifient sans frais jusqu’à la date indiquée. | **¿Cambio de planes?** Las ofertas flexibles se modifican sin coste hasta la fecha que figura al reservar. | **Toch andere plannen?** Flexibele aanbiedingen wijzig je gratis tot de datum die bij het boeken staat. | **Cambio di programma?** Le offerte flessibili si modificano gratis fino alla data indicata alla prenotazione. | **Change of plan?** Flexible offers can be changed free of charge until the date shown when you book.
  tonight    | **Un cadeau pour ce soir ?** Les versions numériques arrivent par e-mail dans les minutes qui suivent. | **¿Un regalo para esta noche?** Las versiones digitales llegan por correo en unos minutos. | **Vanavond nog een cadeau nodig?** De digitale versie staat binnen enkele minuten in je mailbox. | **Un regalo per stasera?** Le versioni digitali arrivano via e-mail in pochi minuti. | **A present for tonight?** Digital versions arrive by e-mail within minutes.
  question   | Une question avant de réserver ? Nous répondons du lundi au vendredi de 10 h à 19 h, le samedi de 10 h à 18 h. | ¿Una pregunta antes de reservar? Respondemos de lunes a viernes de 10 a 19 h y los sábados de 10 a 18 h. | Nog een vraag voor je boekt? We antwoorden van maandag tot en met vrijdag van 10 tot 19 uur, op zaterdag van 10 tot 18 uur. | Una domanda prima di prenotare? Rispondiamo dal lunedì al venerdì dalle 10 alle 19, il sabato dalle 10 alle 18. | A question before you book? We answer Monday to Friday from 10 am to 7 pm, Saturday from 10 am to 6 pm.
  family.title | Les enfants dorment dans la cabane | Los niños duermen en la cabaña | De kinderen slapen in de boomhut | I bambini dormono sull’albero | The children sleep in the treehouse
  family.text  | Chambres communicantes, piscines et petits déjeuners qui durent. | Habitaciones comunicadas, piscinas y desayunos sin prisa. | Aangrenzende kamers, zwembaden en een ontbijt waar je voor blijft zitten. | Camere comunicanti, piscine e colazioni senza fretta. | Connecting rooms, pools and breakfasts that last.
  family.cta   | Séjours en famille | Estancias en familia | Verblijven voor gezinnen | Soggiorni in famiglia | Family stays
  family.alt   | Une cabane entre les arbres, deux fenêtres éclairées | Una cabaña entre los árboles con dos ventanas iluminadas | Een boomhut tussen de bomen, twee verlichte ramen | Una casetta tra gli alberi, due finestre illuminate | A treehouse among the trees, two lit windows
  spa.title    | Dimanche soir, les bassins sont à vous | El domingo por la noche, las piscinas son tuyas | Op zondagavond is het zwembad van jou | La domenica sera le vasche sono tue | On Sunday night the pools are yours
  spa.text     | Nuits moins chères, peignoirs plus épais. | Noches más baratas, albornoces más gruesos. | Goedkopere nachten, dikkere badjassen. | Notti meno care, accappatoi più spessi. | Cheaper nights, thicker robes.
  spa.cta      | Voir les spas | Ver los spas | Bekijk de wellness | Vedi le spa | See the spas
  spa.alt      | Un bassin intérieur dans la vapeur du soir | Una piscina interior entre el vapor de la noche | Een binnenbad in de avonddamp | Una piscina interna nel vapore della sera | An indoor pool in the evening steam
  near.title   | À moins de deux heures, et déjà ailleurs | A menos de dos horas y ya en otro mundo | Binnen twee uur en toch ver weg | A meno di due ore, e già altrove | Less than two hours away, and already elsewhere
  near.text    | Arrivés pour le thé, repartis après le petit-déjeuner : une nuit suffit. | Llegar a merendar, salir después del desayuno: basta una noche. | Op tijd voor de thee, weg na het ontbijt: één nacht is genoeg. | Arrivi per il tè, riparti dopo colazione: basta una notte. | There for tea, away after breakfast: one night is enough.
  near.cta     | Une nuit, tout de suite | Una noche, ahora mismo | Eén nacht, nu meteen | Una notte, adesso | One night, right now
  near.alt     | Une route de campagne au coucher du soleil | Una carretera de campo al atardecer | Een landweg bij zonsondergang | Una strada di campagna al tramonto | A country road at sunset
  gift.title   | Pas d’idée ? Laissez-les choisir. | ¿Sin ideas? Que elijan ellos. | Geen idee? Laat hen kiezen. | Nessuna idea? Lascia scegliere a loro. | No idea? Let them choose.
  gift.text    | De 50 à 300 €, avec vos mots, valable sur tout le site. | De 50 a 300 €, con tus palabras, válida en toda la web. | Van € 50 tot € 300, met jouw woorden, geldig op de hele site. | Da 50 a 300 €, con le tue parole, valida su tutto il sito. | A card from €50 to €300, in your words, valid across the shop.
  gift.cta     | Créer une carte cadeau | Crear una tarjeta regalo | Maak een cadeaukaart | Crea una carta regalo | Make a card
  gift.alt     | Une carte et un ruban sur une table claire | Una tarjeta y un lazo sobre una mesa clara | Een kaart en een lint op een lichte tafel | Una carta e un nastro su un tavolo chiaro | A card and a ribbon on a pale table
  around.cta   | Voir les hôtels | Ver los hoteles | Bekijk de hotels | Vedi gli hotel | See the hotels
  around.alt   | La région vue de haut, un matin calme | La región desde lo alto, una mañana tranquila | De streek van bovenaf, op een stille ochtend | La regione dall’alto, in una mattina calma | The region from above on a quiet morning
`);

/** Banners of the service: by key, translations of each other. */
export function announcementsOf(locale: Locale): Readonly<Record<string, ContentBody<'announcement'>>> {
  const say = sayIn(locale, COPY);
  const faq = pageUrl(locale, 'content', 'faq');
  return {
    flexible: {
      pages: ['home', 'search'],
      flows: ['booking', 'hotel'],
      announcementBanner: { content: richTextFromMarkup(say('flexible')), colorVariation: 'blue', link: { url: `${faq}#modify` } },
    },
    tonight: {
      pages: ['home', 'search', 'product'],
      flows: ['gifting'],
      announcementBanner: { content: richTextFromMarkup(say('tonight')), colorVariation: 'green', link: { url: `${faq}#gift` } },
    },
  };
}

export const announcementFallbackOf = (locale: Locale): ContentBody<'announcement-fallback'> => ({
  flow: ['booking', 'hotel', 'activity'],
  pages: ['search', 'product'],
  variation: 'grey',
  campaign: 'help',
  category: 'announcement',
  content: richTextFromMarkup(sayIn(locale, COPY)('question')),
  link: { url: pageUrl(locale, 'contact') },
});

/** The promo bars of pages that have no content of their own. */
export const promoBarsOf = (locale: Locale): Readonly<Record<string, ContentBody<'promo-bar'>>> =>
  Object.fromEntries(
    (['booking', 'gifting', 'activity'] as const).map((flow) => {
      const { flowTabs: _, ...promoBar } = promoBarOf(locale, flow);
      return [flow, { pages: flow === 'booking' ? ['home', 'search'] : ['home', 'search', 'product'], promoBar }];
    }),
  );

type Targeted = ContentBody<'targeted-banner'>;

export function targetedBannersOf(locale: Locale): Readonly<Record<string, Targeted>> {
  const home = HOMES[locale];
  const [title, subtitle, criterias] = home.around[0]!;
  const { lat, lng, touristicregion } = criterias as { lat: number; lng: number; touristicregion: string };
  const around = searchUrl(locale, { place: { kind: 'touristicregion', value: touristicregion } });
  const banner = (key: string, image: string, url: string, position: 'left' | 'center' | 'right' = 'left'): Targeted['banner'] =>
    bannerOf(locale, key, { image, url, position });
  return {
    family: {
      rules: { page: ['search'], flow: ['booking', 'hotel'], theme: ['39'] },
      banner: banner('family', 'treehouse-4410', searchUrl(locale, { theme: '39' })),
    },
    around: {
      rules: { page: ['home', 'search'], flow: ['booking'], lat, lng, distanceMax: 60 },
      banner: { ...banner('around', `${home.heroImage.split('-')[0]}-4522`, around, 'right'), title, subtitle },
    },
    near: {
      rules: { page: ['search'], flow: ['booking'], isLessThanTwoHours: true },
      banner: banner('near', 'countryside-4631', searchUrl(locale, { place: { kind: 'country', value: home.country } }), 'center'),
    },
    gift: { rules: { flow: ['gifting'] }, banner: banner('gift', 'gift-4740', pageUrl(locale, 'giftcard'), 'right') },
    spa: {
      rules: { page: ['home', 'search'], flow: ['booking', 'activity'] },
      banner: banner('spa', 'spa-4855', searchUrl(locale, { theme: 'spa' })),
    },
  };
}

interface Look {
  readonly image: string;
  readonly url: string;
  readonly position: 'left' | 'center' | 'right';
}

function bannerOf(locale: Locale, key: string, { image, url, position }: Look): Targeted['banner'] {
  const say = sayIn(locale, COPY);
  return {
    title: key === 'around' ? '' : say(`${key}.title`),
    subtitle: key === 'around' ? '' : say(`${key}.text`),
    imageUrl: imageUrl(image, '1500_736'),
    imageMobile: imageUrl(image, '750_528'),
    imagePosition: position,
    imageAlt: say(`${key}.alt`),
    ctas: [{ label: say(`${key}.cta`), url }],
    url,
    newTab: false,
    campaign: `targeted-${key}`,
    category: 'targeted-banner',
  };
}
