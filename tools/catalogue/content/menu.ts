import type { Locale, MenuAnswer, MenuLink } from '@shop/contracts';
import { hasPage } from '@shop/routes';
import { POINTS_OF_INTEREST, TOURISTIC_REGIONS, type Landmark } from '../geography/landmarks.ts';
import { COUNTRIES, REGIONS, type CountryCode } from '../geography/regions.ts';
import type { Language } from '../text.ts';
import { themeName } from './themes.ts';
import { HOMES } from './homes.ts';
import { copyOf, countryOfTheme, imageUrl, pageUrl, sayIn, searchUrl } from './copy.ts';

/** Themes of the catalogue and the icons they are drawn with. */
export const THEME_ICONS = {
  '39': 'users',
  spa: 'bath',
  gastronomy: 'utensils',
  romantic: 'heart',
  nature: 'tree-pine',
  city: 'landmark',
  mountain: 'mountain',
  snow: 'snowflake',
  sea: 'waves',
  wine: 'wine',
  unusual: 'sparkles',
  castle: 'hotel',
  active: 'bike',
  culture: 'images',
} as const;

const COPY = copyOf(`
  top          | Inspirations | Inspiración | Inspiratie | Ispirazione | Inspirations
  themes       | Thèmes | Temas | Thema’s | Temi | Themes
  allStays     | Tous les séjours | Todas las estancias | Alle verblijven | Tutti i soggiorni | All stays
  destinations | Destinations | Destinos | Bestemmingen | Destinazioni | Destinations
  wholeCountry | Tout le pays | Todo el país | Het hele land | Tutto il paese | The whole country
  lands        | Côtes, lacs et massifs | Costas, lagos y sierras | Kusten, meren en heuvels | Coste, laghi e montagne | Coasts, lakes and hills
  sights       | À voir absolument | Imprescindibles | Niet te missen | Da non perdere | Not to be missed
  gifts        | Cadeaux | Regalos | Cadeaus | Regali | Gifts
  boxes        | Coffrets cadeaux | Cajas regalo | Cadeauboxen | Cofanetti regalo | Gift boxes
  nights       | Nuits à offrir | Noches para regalar | Nachten om te geven | Notti da regalare | Nights to give
  giftcard     | Cartes cadeaux | Tarjetas regalo | Cadeaukaarten | Carte regalo | Gift cards
  moments      | Activités sans nuit | Actividades sin noche | Activiteiten zonder overnachting | Attività senza pernottamento | Activities without a night
  redeem       | Utiliser mon cadeau | Usar mi regalo | Mijn cadeau gebruiken | Usa il mio regalo | Use my gift
  ideas        | Idées week-end | Ideas de fin de semana | Weekendideeën | Idee per il weekend | Weekend ideas
  week.title   | Nuits dans les arbres | Noches en los árboles | Slapen tussen de takken | Notti sugli alberi | Nights in the trees
  week.text    | Une échelle, un poêle, un hibou : les cabanes se réservent mieux en semaine. | Una escalera, una estufa y un búho: las cabañas se reservan mejor entre semana. | Een ladder, een kachel en een uil: boomhutten boek je het best doordeweeks. | Una scala, una stufa, un gufo: le case sull’albero si prenotano meglio in settimana. | A ladder, a stove, an owl: treehouses are easiest to book on weekdays.
`);

/** The header's menu: one entry, four levels at most (spec 2, section 2). */
export function menuOf(locale: Locale): MenuAnswer {
  const say = sayIn(locale, COPY);
  const home = HOMES[locale].country as CountryCode;
  const links: readonly MenuLink[] = [
    {
      _id: 'inspirations',
      label: say('top'),
      children: [
        themesTab(locale),
        { _id: 'destinations', label: say('destinations'), icon: 'globe', children: countriesOf(locale, home) },
        {
          _id: 'lands',
          label: say('lands'),
          icon: 'map',
          children: TOURISTIC_REGIONS.filter(isIn(home)).map((land) => landmarkLink(locale, land)),
        },
        {
          _id: 'sights',
          label: say('sights'),
          icon: 'landmark',
          children: POINTS_OF_INTEREST.filter(isIn(home)).map((sight) => landmarkLink(locale, sight)),
        },
        giftsTab(locale),
        ...(hasPage(locale, 'ideas') ? [{ _id: 'ideas', label: say('ideas'), icon: 'sparkles', uri: pageUrl(locale, 'ideas') }] : []),
      ],
    },
  ];
  const themes = Object.entries(THEME_ICONS).map(([id, icon]) => {
    const country = countryOfTheme(locale, id);
    return { id, name: themeName(id, locale), icon, uri: searchUrl(locale, { theme: id }), ...(country && { country }) };
  });
  return { links: links as MenuAnswer['links'], themes };
}

function themesTab(locale: Locale): MenuLink {
  const say = sayIn(locale, COPY);
  const themes = Object.entries(THEME_ICONS).map(([theme, icon]): MenuLink => ({
    _id: `theme-${theme}`,
    label: themeName(theme, locale),
    icon,
    uri: searchUrl(locale, { theme }),
  }));
  return {
    _id: 'themes',
    label: say('themes'),
    icon: 'sparkles',
    thisWeekTheme: {
      themaTitle: say('week.title'),
      description: say('week.text'),
      weekendUrl: searchUrl(locale, { theme: 'unusual' }),
      imageUrl: imageUrl('treehouse-2718'),
    },
    children: [...themes, { _id: 'theme-all', label: say('allStays'), icon: 'search', uri: pageUrl(locale, 'results') }],
  };
}

/** The own country first, then the neighbours; each with its regions. */
function countriesOf(locale: Locale, home: CountryCode): MenuLink[] {
  const countries = [...COUNTRIES].sort((a, b) => Number(b.code === home) - Number(a.code === home));
  return countries.map(({ code, label }) => ({
    _id: `country-${code.toLowerCase()}`,
    label: label[wordsOf(locale)],
    uri: searchUrl(locale, { place: { kind: 'country', value: code } }),
    children: [
      {
        _id: `all-${code.toLowerCase()}`,
        label: sayIn(locale, COPY)('wholeCountry'),
        uri: searchUrl(locale, { place: { kind: 'country', value: code } }),
      },
      ...REGIONS.filter(({ country }) => country === code).map(({ id, value, label: name }) => ({
        _id: id,
        label: name[wordsOf(locale)],
        uri: searchUrl(locale, { place: { kind: 'region', value } }),
        location: { category: 'region', value },
      })),
    ],
  }));
}

function giftsTab(locale: Locale): MenuLink {
  const say = sayIn(locale, COPY);
  return {
    _id: 'gifts',
    label: say('gifts'),
    icon: 'gift',
    variant: 'highlight',
    children: [
      { _id: 'boxes', label: say('boxes'), uri: pageUrl(locale, 'boxes') },
      { _id: 'nights', label: say('nights'), uri: `${pageUrl(locale, 'results')}?flow=gifting` },
      { _id: 'giftcard', label: say('giftcard'), uri: pageUrl(locale, 'giftcard') },
      { _id: 'moments', label: say('moments'), uri: pageUrl(locale, 'activities') },
      { _id: 'redeem', label: say('redeem'), uri: pageUrl(locale, 'beneficiaryLogin') },
    ],
  };
}

const landmarkLink = (locale: Locale, { category, value, label, latitude, longitude }: Landmark): MenuLink => ({
  _id: `${category}-${value.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}`,
  label: label[wordsOf(locale)],
  uri: searchUrl(locale, { place: { kind: category, value } }),
  location: { category, value, lat: latitude, lng: longitude },
});

const isIn = (country: CountryCode) => (one: { readonly country: CountryCode }) => one.country === country;
const wordsOf = (locale: Locale): Language => locale.slice(0, 2) as Language;
