import { LOCALES, type ContentBody, type ContentKind, type Locale } from '@shop/contracts';
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

type Written = { readonly [Kind in ContentKind]: Readonly<Record<string, ContentBody<Kind>>> };

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
    ideas: { ideas: ideasOf(locale) },
    minisite: minisitesOf(locale),
    'popular-questions': { contact: popularQuestionsOf(locale) },
    articles: { 'not-found': articlesOf(locale) },
  };
}

export function contentEntries(): ContentEntry[] {
  return LOCALES.flatMap((locale) =>
    Object.entries(writtenIn(locale)).flatMap(([kind, entries]) =>
      Object.entries(entries).map(([key, body], position) => ({ kind: kind as ContentKind, key, locale, position, body: body as unknown })),
    ),
  );
}
