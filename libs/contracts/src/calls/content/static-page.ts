import Type from 'typebox';
import { RichText } from './rich-text.ts';

/** Ids of the static pages (CONT-025) and of the frequent questions; the press room exists in some locales only. */
export const STATIC_PAGES = [
  'terms-of-sale',
  'terms-of-use',
  'data-protection',
  'cookies',
  'partner-signup',
  'press-room',
  'faq',
  'legal-notice',
  'accessibility',
] as const;
export type StaticPageId = (typeof STATIC_PAGES)[number];

/** `GET {frontGateway}/content/static/{id}?locale` (API-050). */
export const StaticPage = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String({ description: 'for search engines' }),
  updatedOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-MM-dd' }),
  content: RichText,
});
export type StaticPage = Type.Static<typeof StaticPage>;
