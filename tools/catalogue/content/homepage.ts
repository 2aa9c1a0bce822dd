import type { ContentBlock, ContentFlow, HomeContent, Locale } from '@shop/contracts';
import { richTextFromMarkup } from '../../content/markup.ts';
import { HOME_COPY } from './homepage-copy.ts';
import { HOMES, type Home } from './homes.ts';
import { imageUrl, pageUrl, sayIn, searchUrl } from './copy.ts';
import { linksBeside, themeName, tilesOf } from './themes.ts';

const TABS = ['booking', 'gifting', 'activity'] as const satisfies readonly ContentFlow[];
const COUPLE = { adult: 2, child: 0, baby: 0 };

type Say = (id: string) => string;
interface Writing {
  readonly locale: Locale;
  readonly home: Home;
  readonly say: Say;
}

/** The home page's content of one locale (spec 2, sections 2 and 3), one entry a flow. */
export function homepagesOf(locale: Locale): Readonly<Record<'booking' | 'gifting' | 'activity', HomeContent>> {
  const writing = { locale, home: HOMES[locale], say: sayIn(locale, HOME_COPY) };
  return { booking: bookingHome(writing), gifting: giftingHome(writing), activity: activityHome(writing) };
}

function bookingHome(writing: Writing): HomeContent {
  const { locale, home, say } = writing;
  const [first, second] = home.around;
  return {
    ...frameOf(writing, 'booking'),
    seo: seoOf(home.seo[0], home.seo[1], home.heroImage),
    jumbotron: heroOf(say('hero.title'), home.subtitle, home.heroImage),
    mobileExtra: {
      title: say('extra.title'),
      text: say('extra.text'),
      link: { label: say('extra.link'), url: searchUrl(locale, { place: { kind: 'country', value: home.country } }) },
    },
    familyShortcut: {
      message: say('family.message'),
      link: { label: say('family.link'), url: searchUrl(locale, { theme: '39' }) },
      theme: '39',
    },
    themes: tilesOf(locale),
    blocks: [
      {
        type: 'TopBar',
        id: 'themes',
        links: linksBeside(locale).map(([theme, icon]) => ({ label: themeName(theme, locale), url: searchUrl(locale, { theme }), icon })),
      },
      {
        type: 'TopSearchResults',
        id: 'week',
        title: say('week'),
        subtitle: say('week.text'),
        itemType: 'stay',
        searchCriterias: { ...COUPLE, country: home.country },
        limit: 8,
        link: { label: say('seeAll'), url: searchUrl(locale, { place: { kind: 'country', value: home.country } }) },
      },
      cardsOf(writing, 'cards', [
        ['card.spa', 'spa-5514', searchUrl(locale, { theme: 'spa' })],
        ['card.family', 'treehouse-6610', searchUrl(locale, { theme: '39' })],
        ['card.wine', 'table-7321', searchUrl(locale, { theme: 'wine' })],
      ]),
      { type: 'TargetedBanner', id: 'targeted' },
      staysOf('around-1', first!, 4),
      { type: 'BestBoxes', id: 'boxes', campaign: 'home-boxes', category: 'home' },
      staysOf('around-2', second!, 4),
      { type: 'GiftBlock', id: 'gifts' },
      reasonsOf(say),
    ],
  };
}

function giftingHome(writing: Writing): HomeContent {
  const { locale, home, say } = writing;
  return {
    ...frameOf(writing, 'gifting'),
    seo: seoOf(say('seo.gift.title'), say('seo.gift.text'), 'gift-8102'),
    announcementBanner: { content: richTextFromMarkup(say('giftNews')), colorVariation: 'green', link: { url: pageUrl(locale, 'boxes') } },
    jumbotron: heroOf(say('hero.gift.title'), say('hero.gift.text'), 'gift-8102'),
    themes: [],
    blocks: [
      cardsOf(writing, 'giftCards', [
        ['giftCard.box', 'gift-8215', pageUrl(locale, 'boxes')],
        ['giftCard.night', 'room-8330', `${pageUrl(locale, 'results')}?flow=gifting`],
        ['giftCard.card', 'castle-8441', pageUrl(locale, 'giftcard')],
        ['giftCard.activity', 'massage-8556', pageUrl(locale, 'activities')],
      ]),
      { type: 'BestBoxes', id: 'boxes', campaign: 'gift-boxes', category: 'gift' },
      {
        type: 'TopSearchResults',
        id: 'given',
        title: say('giftTop'),
        itemType: 'gift',
        searchCriterias: { ...COUPLE, country: home.country },
        limit: 4,
      },
      { type: 'TargetedBanner', id: 'targeted' },
      reasonsOf(say),
    ],
  };
}

function activityHome(writing: Writing): HomeContent {
  const { locale, home, say } = writing;
  return {
    ...frameOf(writing, 'activity'),
    seo: seoOf(say('seo.activity.title'), say('seo.activity.text'), 'massage-9107'),
    jumbotron: heroOf(say('hero.activity.title'), say('hero.activity.text'), 'massage-9107'),
    themes: [],
    blocks: [
      {
        type: 'TopSearchResults',
        id: 'close',
        title: say('activityTop'),
        itemType: 'activity_only',
        searchCriterias: { adult: 2, country: home.country },
        limit: 0,
      },
      cardsOf(writing, 'activityCards', [
        ['giftCard.activity', 'cooking-9213', pageUrl(locale, 'activities')],
        ['giftCard.card', 'wine-9320', pageUrl(locale, 'giftcard')],
      ]),
      giftPromo(writing),
      reasonsOf(say),
    ],
  };
}

/** What every flow has around its content. */
function frameOf({ locale, say }: Writing, flow: ContentFlow): Pick<HomeContent, 'header' | 'promoBar' | 'footer'> {
  return {
    header: { menu: true, gift: true, wishlist: true, account: true, help: true },
    promoBar: { ...promoBarOf(locale, flow), flowTabs: TABS.map((tab) => ({ flow: tab, label: say(`header.${tab}`) })) },
    footer: { legal: true, newsletter: true, contact: true },
  };
}

/** The bar of a flow, on the home page as on others. */
export function promoBarOf(locale: Locale, flow: ContentFlow): NonNullable<HomeContent['promoBar']> {
  const say = sayIn(locale, HOME_COPY);
  const link = (code: string, url: string, look: 'default' | 'black' = 'default') => ({
    internalCode: code,
    label: say(`bar.${code}`),
    newTab: false,
    url,
    variation: look,
    colorPalette: look === 'black' ? 'night' : 'sun',
  });
  const stays = [link('snow', searchUrl(locale, { theme: 'snow' })), link('boxes', pageUrl(locale, 'boxes'), 'black')];
  const gifts = [link('cards', pageUrl(locale, 'giftcard')), link('boxes', pageUrl(locale, 'boxes'), 'black')];
  const moments = [link('spa', pageUrl(locale, 'activities')), link('wine', searchUrl(locale, { theme: 'wine' }), 'black')];
  return {
    campaign: 'winter-2026',
    category: `promo-bar-${flow}`,
    flow,
    internalCode: `winter-${flow}`,
    links: flow === 'gifting' ? gifts : flow === 'activity' ? moments : stays,
  };
}

export const heroOf = (title: string, subtitle: string, image: string): HomeContent['jumbotron'] => ({
  title,
  subtitle,
  imageUrl: imageUrl(image, '1920_880'),
  imageMobile: imageUrl(image, '750_528'),
});

export const seoOf = (title: string, description: string, image: string): HomeContent['seo'] => ({
  title,
  description,
  index: true,
  follow: true,
  ogImage: imageUrl(image, '600_315'),
});

const staysOf = (id: string, [title, subtitle, searchCriterias]: Home['around'][number], limit: number): ContentBlock => ({
  type: 'TopSearchResults',
  id,
  title,
  subtitle,
  itemType: 'stay',
  searchCriterias,
  limit,
});

function cardsOf(
  { say }: Pick<Writing, 'say'>,
  id: string,
  cards: readonly (readonly [key: string, image: string, url: string])[],
): ContentBlock {
  return {
    type: 'PromoCards',
    id,
    title: say(id),
    cards: cards.map(([key, image, url]) => ({
      id: key.replace('.', '-').toLowerCase(),
      title: say(`${key}.title`),
      text: say(`${key}.text`),
      buttonLabel: say(`${key}.button`),
      imageUrl: imageUrl(image),
      imageAlt: '',
      url,
      newTab: false,
      campaign: `home-${key.split('.')[1]}`,
      category: 'promo-cards',
    })),
  };
}

const giftPromo = ({ locale, say }: Writing): ContentBlock => ({
  type: 'JumbotronPromo',
  id: 'gifts',
  title: say('gift.title'),
  subtitle: say('gift.text'),
  imageUrl: imageUrl('gift-8102', '1920_595'),
  imageMobile: imageUrl('gift-8102', '750_528'),
  imageAlt: say('gift.alt'),
  cta: { label: say('gift.button'), url: pageUrl(locale, 'boxes') },
  campaign: 'home-gifts',
  category: 'jumbotron-promo',
});

export const reasonsOf = (say: Say): ContentBlock => ({
  type: 'MainUSP',
  id: 'reasons',
  title: say('usp'),
  items: [
    { icon: 'sparkles', title: say('usp.inside.title'), text: say('usp.inside.text') },
    { icon: 'tag', title: say('usp.price.title'), text: say('usp.price.text') },
    { icon: 'calendar-check', title: say('usp.cancel.title'), text: say('usp.cancel.text') },
    { icon: 'phone', title: say('usp.people.title'), text: say('usp.people.text') },
  ],
});
