import { LOCALES, type ContentBody, type ContentKind, type Locale } from '@shop/contracts';
import { languageOf } from '@shop/i18n';
import { regionalText, typeset } from '@shop/i18n/server';
import { hasPage } from '@shop/routes';
import { announcementFallbackOf, announcementsOf, promoBarsOf, targetedBannersOf } from './banners.ts';
import { footerOf } from './footer.ts';
import { boxesBlockOf, giftBlockOf } from './gift-blocks.ts';
import { articlesOf, popularQuestionsOf } from './help.ts';
import { homepagesOf } from './homepage.ts';
import { ideasOf } from './ideas.ts';
import { landingsOf } from './landings.ts';
import { menuOf } from './menu.ts';
import { minisitesOf } from './minisites.ts';
import { staticPagesOf } from './static-pages.ts';

/** A row of the table `content_entry`. */
export interface ContentEntry {
  readonly kind: ContentKind;
  readonly key: string;
  readonly locale: Locale;
  readonly position: number;
  readonly body: unknown;
}

/** Words of ids come with the schema, not with an editor. */
type Written = { readonly [Kind in Exclude<ContentKind, 'labels'>]: Readonly<Record<string, ContentBody<Kind>>> };

/** Everything that the demo shop says in one locale, by kind and key. */
function writtenIn(locale: Locale): Written {
  return {
    homepage: homepagesOf(locale),
    landing: landingsOf(locale),
    announcement: announcementsOf(locale),
    'announcement-fallback': { help: announcementFallbackOf(locale) },
    'promo-bar': promoBarsOf(locale),
    'targeted-banner': targetedBannersOf(locale),
    'boxes-block': { home: boxesBlockOf(locale) },
    'gift-block': { home: giftBlockOf(locale) },
    menu: { header: menuOf(locale) },
    footer: { footer: footerOf(locale) },
    'static-page': staticPagesOf(locale) as Written['static-page'],
    ideas: (hasPage(locale, 'ideas') ? { ideas: ideasOf(locale) } : {}) as Written['ideas'],
    minisite: minisitesOf(locale),
    'popular-questions': { contact: popularQuestionsOf(locale) },
    articles: { 'not-found': articlesOf(locale) },
  };
}

export function contentEntries(): ContentEntry[] {
  return LOCALES.flatMap((locale) =>
    Object.entries(writtenIn(locale)).flatMap(([kind, entries]) =>
      Object.entries(entries).map(([key, body], position) => ({
        kind: kind as ContentKind,
        key,
        locale,
        position,
        body: inPrint(body, locale),
      })),
    ),
  );
}

/** Addresses and ids hold no blank and are no text. */
const TEXT = /\s|^\p{L}+$/u;

/** Every text of a body as it is written and said in the locale. */
function inPrint(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return TEXT.test(value) ? typeset(regionalText(value, locale), languageOf(locale)) : value;
  if (Array.isArray(value)) return value.map((one) => inPrint(one, locale));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inPrint(one, locale)]));
}
