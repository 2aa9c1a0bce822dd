import Type from 'typebox';
import { AnyLocale, OneLocale } from '../calls/common-query.ts';
import { AnnouncementAnswer, PromoBarAnswer, TargetedBannerAnswer } from '../calls/content/banner.ts';
import { FooterAnswer } from '../calls/content/footer.ts';
import { BoxesBlockAnswer, BoxesBlockProblem, GiftBlockAnswer } from '../calls/content/gifts.ts';
import { Articles, PopularQuestions } from '../calls/content/help.ts';
import { IdeasAnswer } from '../calls/content/ideas.ts';
import { ContentAddresses, Landing } from '../calls/content/landing.ts';
import { MenuAnswer } from '../calls/content/menu.ts';
import { Minisite } from '../calls/content/minisite.ts';
import { StaticPage } from '../calls/content/static-page.ts';
import { HomeAnswer } from '../calls/home.ts';
import { SitemapAnswer, SitemapKind, SitemapQuery } from '../calls/sitemap.ts';
import type { Calls } from './call.ts';
import {
  GET_HOME,
  GET_ANNOUNCEMENTS,
  GET_PROMO_BARS,
  GET_TARGETED_BANNERS,
  GET_BOXES_BLOCK,
  GET_GIFT_BLOCKS,
  GET_MENU,
  GET_FOOTER,
  GET_STATIC_PAGE,
  GET_IDEAS,
  GET_MINISITE,
  GET_LANDING,
  GET_CONTENT_ADDRESSES,
  GET_POPULAR_QUESTIONS,
  GET_ARTICLES,
  LIST_SITEMAP_ENTRIES,
} from './addresses/index.ts';

const LowercaseLocale = Type.Object({ locale: Type.String({ description: 'a locale in lower case, e.g. `fr_be`' }) });

/** What editors write, and what search engines list (API-020, API-023 to API-026, API-050). */
export const contentCalls = {
  [GET_HOME]: {
    tag: 'content',
    summary: 'Content of the home pages',
    query: OneLocale,
    answers: { 200: HomeAnswer },
    errors: [],
  },
  [GET_ANNOUNCEMENTS]: {
    tag: 'content',
    summary: 'Announcements for home, search and product pages',
    query: AnyLocale,
    answers: { 200: AnnouncementAnswer },
    errors: [],
  },
  [GET_PROMO_BARS]: {
    tag: 'content',
    summary: 'The bar that announces a promotion',
    query: OneLocale,
    answers: { 200: PromoBarAnswer },
    errors: [],
  },
  [GET_TARGETED_BANNERS]: {
    tag: 'content',
    summary: 'Banners and the rules by which they are shown',
    answers: { 200: TargetedBannerAnswer },
    errors: [],
  },
  [GET_BOXES_BLOCK]: {
    tag: 'content',
    summary: 'The block of gift boxes',
    params: LowercaseLocale,
    answers: { 200: BoxesBlockAnswer },
    problem: BoxesBlockProblem,
    errors: ['NOT_FOUND'],
  },
  [GET_GIFT_BLOCKS]: {
    tag: 'content',
    summary: 'The block of gifts',
    query: AnyLocale,
    answers: { 200: GiftBlockAnswer },
    errors: [],
  },
  [GET_MENU]: {
    tag: 'content',
    summary: 'The menu',
    query: OneLocale,
    answers: { 200: MenuAnswer },
    errors: ['NOT_FOUND'],
  },
  [GET_FOOTER]: {
    tag: 'content',
    summary: 'The footer',
    query: OneLocale,
    answers: { 200: FooterAnswer },
    errors: ['NOT_FOUND'],
  },
  [GET_STATIC_PAGE]: {
    tag: 'content',
    summary: 'A static page',
    query: OneLocale,
    answers: { 200: StaticPage },
    errors: ['NOT_FOUND'],
  },
  [GET_IDEAS]: {
    tag: 'content',
    summary: 'Ideas for a stay, by section',
    query: OneLocale,
    answers: { 200: IdeasAnswer },
    errors: ['NOT_FOUND'],
  },
  [GET_MINISITE]: {
    tag: 'content',
    summary: 'A partner’s minisite',
    query: OneLocale,
    answers: { 200: Minisite },
    errors: ['NOT_FOUND'],
  },
  [GET_LANDING]: {
    tag: 'content',
    summary: 'A landing page',
    query: OneLocale,
    answers: { 200: Landing },
    errors: ['NOT_FOUND'],
  },
  [GET_CONTENT_ADDRESSES]: {
    tag: 'content',
    summary: 'Addresses of content pages, for routing and site maps',
    query: OneLocale,
    answers: { 200: ContentAddresses },
    errors: [],
  },
  [GET_POPULAR_QUESTIONS]: {
    tag: 'content',
    summary: 'Questions that customers ask most',
    query: OneLocale,
    answers: { 200: PopularQuestions },
    errors: ['NOT_FOUND'],
  },
  [GET_ARTICLES]: {
    tag: 'content',
    summary: 'Articles of the help',
    query: OneLocale,
    answers: { 200: Articles },
    errors: [],
  },
  [LIST_SITEMAP_ENTRIES]: {
    tag: 'content',
    summary: 'Addresses for a site map',
    params: Type.Object({ kind: SitemapKind }),
    query: SitemapQuery,
    answers: { 200: SitemapAnswer },
    errors: [],
  },
} as const satisfies Calls;
