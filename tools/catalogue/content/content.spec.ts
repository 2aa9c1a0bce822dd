import { CONTENT_KINDS, LOCALES, SEASONS, SOLD_LOCALES, STATIC_PAGES, type ContentKind, type Locale } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import { readFileSync } from 'node:fs';
import { makeCatalogue } from '../catalogue.ts';
import { faultsOf } from '../../content/faults.ts';
import { BOX_FACTS } from '../gifts/box-facts.ts';
import { POINTS_OF_INTEREST, TOURISTIC_REGIONS } from '../geography/landmarks.ts';
import { REGIONS } from '../geography/regions.ts';
import { DEFAULT_HOTELS } from '../seed.ts';
import { contentEntries } from './entries.ts';
import { BEST_BOXES } from './gift-blocks.ts';

const entries = contentEntries();
const ICONS = readFileSync('libs/design-system/src/icon/icon-names.ts', 'utf8');
/** Keys of pages that some versions leave out. */
const FOR_SOME = ['press-room', 'ideas'];
const keysOf = (kind: ContentKind, locale: Locale): string[] =>
  entries.filter((entry) => entry.kind === kind && entry.locale === locale).map(({ key }) => key);
const bodyOf = <Body>(kind: ContentKind, key: string, locale: Locale): Body =>
  entries.find((entry) => entry.kind === kind && entry.key === key && entry.locale === locale)!.body as Body;

/** Every text with its place: `homepage/booking:jumbotron.title`. */
function* textsOf(value: unknown, place: string): Generator<readonly [place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  else if (value !== null && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) yield* textsOf(inner, `${place}.${name}`);
}
const textsIn = (locale: Locale): Map<string, string> =>
  new Map(entries.filter((entry) => entry.locale === locale).flatMap(({ kind, key, body }) => [...textsOf(body, `${kind}/${key}:`)]));

describe('the demo’s content', () => {
  test('is as the contracts describe it, every piece', () => {
    const faults = entries.flatMap(({ kind, key, locale, body }) =>
      faultsOf(CONTENT_KINDS[kind], JSON.parse(JSON.stringify(body))).map(
        (fault) => `${locale}/${kind}/${key} ${fault.path} ${fault.right}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  test.each(LOCALES)('%s has every piece', (locale) => {
    expect(keysOf('homepage', locale)).toEqual(['booking', 'gifting', 'activity']);
    for (const kind of Object.keys(CONTENT_KINDS) as ContentKind[])
      if (kind !== 'minisite')
        expect(keysOf(kind, locale)).toEqual(
          keysOf(kind, 'fr_FR').filter((key) => !FOR_SOME.includes(key) || ['fr_FR', 'es_ES', 'en_GB'].includes(locale)),
        );
  });

  test.each(LOCALES)('%s has its static pages; the press room and the ideas are for France and Spain @CONT-026', (locale) => {
    const expected = STATIC_PAGES.filter((id) => id !== 'press-room' || ['fr_FR', 'es_ES', 'en_GB'].includes(locale));
    expect(keysOf('static-page', locale).sort()).toEqual([...expected].sort());
    for (const id of expected) expect(JSON.stringify(bodyOf('static-page', id, locale)).length).toBeGreaterThan(800);
  });

  test('every season is configured in every locale, mostly as the home page @HOME-014', () => {
    for (const locale of LOCALES) expect(keysOf('landing', locale)).toEqual(expect.arrayContaining([...SEASONS]));
    const pages = SOLD_LOCALES.flatMap((locale) => SEASONS.map((season) => bodyOf<{ page: string }>('landing', season, locale).page));
    expect(pages.filter((page) => page === 'home').length).toBeGreaterThan(pages.length / 2);
  });

  test('home and landing pages of every locale use every type of block @HOME-012', () => {
    for (const locale of LOCALES) {
      const pages = entries.filter((entry) => entry.locale === locale && (entry.kind === 'homepage' || entry.kind === 'landing'));
      const types = pages.flatMap(({ body }) =>
        [...textsOf(body, '')].filter(([place]) => /\.blocks\.\d+\.type$/.test(place)).map(([, type]) => type),
      );
      expect(new Set(types.filter((type) => type !== 'paragraph'))).toEqual(
        new Set(['BestBoxes', 'GiftBlock', 'JumbotronPromo', 'MainUSP', 'PromoCards', 'TargetedBanner', 'TopBar', 'TopSearchResults']),
      );
    }
  });

  test('no text is left in another language', () => {
    const spoken = { fr: textsIn('fr_FR'), es: textsIn('es_ES'), nl: textsIn('nl_NL'), it: textsIn('it_IT'), en: textsIn('en_GB') };
    const same: string[] = [];
    for (const [language, texts] of Object.entries(spoken))
      for (const [other, others] of Object.entries(spoken))
        if (language < other)
          for (const [place, text] of texts)
            if (isSpoken(place, text) && others.get(place) === text) same.push(`${language} = ${other} ${place} ${text}`);
    expect(same).toEqual([]);
  });

  test('nobody is told that taxes are included: the local tax is paid at the hotel', () => {
    const wrong = entries.filter(({ body }) =>
      /taxes incluses|impuestos incluidos|taksen inbegrepen|inclusief belastingen|tasse incluse|taxes included/i.test(JSON.stringify(body)),
    );
    expect(wrong.map(({ kind, locale }) => `${locale} ${kind}`)).toEqual([]);
  });

  test('no home page promises breakfast with every stay, only what every stay holds: an experience', () => {
    const stays = makeCatalogue({ today: '2026-11-21', hotels: 50 }).houses.flatMap((house) => house.stays);
    expect(stays.every(({ programme }) => programme.some(({ kind }) => kind === 'breakfast'))).toBe(false);
    expect(stays.filter(({ programme }) => programme.every(({ kind }) => ['room', 'breakfast'].includes(kind)))).toEqual([]);
    const told = LOCALES.map((locale) => bodyOf<{ seo: unknown; jumbotron: unknown }>('homepage', 'booking', locale));
    const promise = /petit-déjeuner|desayuno|ontbijt|colazione|breakfast/i;
    expect(told.map(({ seo, jumbotron }) => JSON.stringify([seo, jumbotron])).filter((text) => promise.test(text))).toEqual([]);
  });

  test('only the question about boxes promises an exchange: no other gift is exchanged', () => {
    const promise =
      /échanger|échangeable|échange gratuit|canjeables|cambiar una caja|con cambio gratuito|te ruilen|omruilen|sostituibil|cambiare un cof|exchange(?:d| a box|able)/i;
    for (const locale of LOCALES) {
      const told = [...textsIn(locale)].filter(([, text]) => promise.test(text)).map(([place]) => place);
      expect([locale, told]).toEqual([locale, [expect.stringMatching(/^static-page\/faq:/)]]);
    }
  });

  test('there are six partners, each in one locale, with the known numbers @MINI-004', () => {
    const partners = entries.filter(({ kind }) => kind === 'minisite');
    expect(
      partners.map(({ locale, body }) => [(body as { minisiteId: number }).minisiteId, locale]).sort(([a], [b]) => Number(b) - Number(a)),
    ).toEqual([
      [360, 'fr_FR'],
      [250, 'fr_FR'],
      [244, 'fr_FR'],
      [97, 'fr_BE'],
      [30, 'fr_BE'],
      [14, 'nl_BE'],
    ]);
  });

  test.each([
    ['75 €', '30 juin 2024', '16 avril', '31 août 2024', '@MINI-005', 'dimanche-ailleurs'],
    ['108 €', '1er juin 2025', '14 mars', '30 juin 2025', '@MINI-006', 'cuisine-et-chemins'],
    ['2 nuits', '2 plats', '8 juin 2025', '30 juin 2025', '@MINI-007', 'le-petit-matin'],
    ['deux personnes', 'chambre double', 'font foi', 'carte bancaire', '@MINI-008', 'solidarite-plus'],
  ])('a partner’s terms say %s, %s, %s and %s %s', (...facts) => {
    const slug = facts[5]!;
    const { terms } = entries.find(({ kind, key }) => kind === 'minisite' && key === slug)!.body as { terms: unknown };
    for (const fact of facts.slice(0, 4)) expect(JSON.stringify(terms).replaceAll('\u00a0', ' ')).toContain(fact);
  });

  test('the menu has one top entry and at most four levels', () => {
    for (const locale of LOCALES) {
      const { links } = bodyOf<{ links: MenuLink[] }>('menu', 'header', locale);
      expect(links).toHaveLength(1);
      expect(depthOf(links)).toBe(4);
    }
  });

  test('the footer leads to six country sites, a help centre and a gift shop, which Italy has not', () => {
    for (const locale of LOCALES) {
      const footer = bodyOf<{ countrySites: { locale: string }[]; giftShop?: object; rating: object }>('footer', 'footer', locale);
      expect(footer.countrySites.map((site) => site.locale)).toEqual([...SOLD_LOCALES]);
      expect(footer.giftShop === undefined).toBe(locale === 'it_IT');
      expect(footer.rating).toMatchObject({ score: 4.5, best: 5, count: 4146 });
    }
  });

  test('icons are drawn, boxes are sold, the family theme is 39', () => {
    for (const [place, text] of textsIn('fr_FR')) if (place.endsWith('.icon')) expect(ICONS).toContain(`  '${text}',`);
    const sold = new Set(BOX_FACTS.map(({ collection }) => collection));
    expect(
      Object.values(BEST_BOXES)
        .flat()
        .filter((collection) => !sold.has(collection)),
    ).toEqual([]);
    expect(bodyOf<{ familyShortcut: { theme: string } }>('homepage', 'booking', 'fr_FR').familyShortcut.theme).toBe('39');
  });

  test('a home names each theme once: as a tile with its picture, or in the row of links below', () => {
    for (const locale of LOCALES) {
      const home = bodyOf<{ themes: { label: string }[]; blocks: { type: string; links?: { label: string }[] }[] }>(
        'homepage',
        'booking',
        locale,
      );
      const links = home.blocks.find(({ type }) => type === 'TopBar')?.links ?? [];
      const named = [...home.themes, ...links].map(({ label }) => label);
      expect(links.length).toBeGreaterThan(2);
      expect(new Set(named).size).toBe(named.length);
    }
  });

  test('every theme has stays in the country where it is searched', () => {
    const { houses } = makeCatalogue({ today: '2026-11-21', hotels: DEFAULT_HOTELS });
    const sold = new Set(
      houses.flatMap(({ hotel, stays }) => stays.flatMap(({ themes }) => themes.map((theme) => `${hotel.town.country} ${theme}`))),
    );
    for (const locale of SOLD_LOCALES) {
      const { themes } = bodyOf<{ themes: { id: string; country?: string }[] }>('menu', 'header', locale);
      const searched = themes.map(({ id, country }) => `${country ?? pointOfSaleOf(locale)} ${id}`);
      expect(searched.filter((one) => !sold.has(one))).toEqual([]);
    }
  });

  test('there are five popular questions, each with its answer on the page of frequent questions', () => {
    for (const locale of LOCALES) {
      const { questions } = bodyOf<{ questions: { id: string }[] }>('popular-questions', 'contact', locale);
      expect(questions).toHaveLength(5);
      const faq = bodyOf<{ content: { blocks: { id?: string }[] } }>('static-page', 'faq', locale);
      const answered = faq.content.blocks.flatMap(({ id }) => id ?? []);
      expect(answered.slice(0, questions.length)).toEqual(questions.map(({ id }) => id));
      expect(new Set(answered).size).toBe(13);
    }
  });
});

interface MenuLink {
  readonly children?: readonly MenuLink[];
}
const depthOf = (links: readonly MenuLink[]): number => 1 + Math.max(0, ...links.map(({ children }) => (children ? depthOf(children) : 0)));

const PLACE_NAMES = new Set([...REGIONS, ...TOURISTIC_REGIONS, ...POINTS_OF_INTEREST].flatMap(({ label }) => Object.values(label)));

/** A sentence, as opposed to ids, addresses, dates and the names of places. */
function isSpoken(place: string, text: string): boolean {
  if (
    /\.(url|uri|id|_id|icon|image\w*|ogImage|href|campaign|category|internalCode|updatedOn|buttonURL|\w+URL|faqUrl|locale|value)$/.test(
      place,
    )
  )
    return false;
  if (place.includes('.location.') || place.includes('countrySites') || place.includes('searchCriterias')) return false;
  return text.split(' ').length >= 2 && !PLACE_NAMES.has(text);
}
