import Type from 'typebox';
import { ContentLocale } from './content/parts.ts';

/** What search engines may list besides content. */
export const SITEMAP_KINDS = ['stay', 'hotel', 'activity'] as const;
export const SitemapKind = Type.Enum([...SITEMAP_KINDS]);
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** `GET {frontGateway}/sitemap/{kind}`: ids in rising order. */
export const SitemapQuery = Type.Object({
  after: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0, description: 'the last id of the page before' }),
  limit: Type.Integer({ minimum: 1, maximum: 10_000, default: 5_000 }),
  /** In whose language the readable parts of addresses are. */
  locale: Type.Optional(ContentLocale),
});
export type SitemapQuery = Type.Static<typeof SitemapQuery>;

export const SitemapAnswer = Type.Object({
  entries: Type.Array(Type.Object({ id: Type.String(), slug: Type.Optional(Type.String()) })),
  /** Where the next page begins; absent behind the last. */
  next: Type.Optional(Type.Integer()),
});
export type SitemapAnswer = Type.Static<typeof SitemapAnswer>;
