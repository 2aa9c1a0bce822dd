import Type from 'typebox';

/** One step of a breadcrumb; the last is the page itself. */
export const Crumb = Type.Object({
  label: Type.String(),
  uri: Type.Optional(Type.String({ description: 'path without the locale prefix; none for the page itself' })),
});
export type Crumb = Type.Static<typeof Crumb>;

/** What search engines and the tab are told of a page (spec 1, section 3). Addresses are paths without the locale prefix. */
export const PageModel = Type.Object({
  locale: Type.Optional(Type.String()),
  pageTitle: Type.String(),
  metaDescription: Type.String(),
  metaRobots: Type.String({ description: '`index, follow` or `noindex, follow`' }),
  canonicalUrl: Type.String(),
  alternateUrls: Type.Array(Type.Object({ locale: Type.String(), path: Type.String() })),
  ogImages: Type.Optional(Type.Array(Type.String())),
  serpSeoLargeContent: Type.String({ description: 'plain text, paragraphs divided by an empty line; may be empty' }),
});
export type PageModel = Type.Static<typeof PageModel>;
