import Type from 'typebox';
import { HomeContent } from '../home.ts';
import { ContentLocale } from './parts.ts';

export const SEASONS = ['black-friday', 'spring', 'valentines', 'xmas'] as const;
export type Season = (typeof SEASONS)[number];

const MonthDay = Type.String({ pattern: '^\\d{2}-\\d{2}$', description: 'MM-dd, first and last day of the season each year' });

/** What stands under the address of a season: the home page itself, or a page of its own (spec 2, section 2). */
export const Landing = Type.Object({
  locale: ContentLocale,
  slug: Type.String(),
  page: Type.Enum(['home', 'own']),
  season: Type.Object({ theme: Type.Enum([...SEASONS]), from: MonthDay, until: MonthDay }),
  /** With `own`: the page. */
  content: Type.Optional(HomeContent),
});
/** `GET {frontGateway}/content/landing/{slug}?locale`; 404 without configuration (HOME-013). */
export type Landing = Type.Static<typeof Landing>;

/** `GET {frontGateway}/content/addresses?locale`: the addresses that content adds, for the resolver and the sitemap. */
export const ContentAddresses = Type.Object({
  minisites: Type.Array(Type.Object({ minisiteId: Type.Integer(), minisiteUrl: Type.String() })),
  landings: Type.Array(Type.Object({ slug: Type.String(), page: Type.Enum(['home', 'own']) })),
  staticPages: Type.Array(Type.String()),
});
export type ContentAddresses = Type.Static<typeof ContentAddresses>;
