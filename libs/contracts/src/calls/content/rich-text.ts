import Type from 'typebox';

/**
 * Where a link of content leads: a path without the locale's prefix, an anchor, or an address with its scheme.
 * `javascript:`, `data:` and `//host` are none of these.
 */
export const ContentUrl = Type.String({ maxLength: 600, pattern: '^(/(?!/)|#|https://|mailto:|tel:)', description: 'e.g. `/contact`' });

/** A run of text of one look. Several looks may be on at once; a run with `href` is a link. */
export const RichTextRun = Type.Object({
  text: Type.String(),
  bold: Type.Optional(Type.Literal(true)),
  italic: Type.Optional(Type.Literal(true)),
  href: Type.Optional(ContentUrl),
});
export type RichTextRun = Type.Static<typeof RichTextRun>;

const Runs = Type.Array(RichTextRun);

export const RichTextBlock = Type.Union([
  Type.Object({
    type: Type.Literal('heading'),
    /** 2 or 3: the page's own title is level 1. */
    level: Type.Integer({ minimum: 2, maximum: 3 }),
    /** Anchor of the heading, e.g. `cancellation`. */
    id: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$' })),
    runs: Runs,
  }),
  Type.Object({ type: Type.Literal('paragraph'), runs: Runs }),
  Type.Object({ type: Type.Literal('list'), ordered: Type.Boolean(), items: Type.Array(Runs) }),
]);
export type RichTextBlock = Type.Static<typeof RichTextBlock>;

/**
 * Text with structure: headings, paragraphs, lists, bold, italic and links, and nothing else.
 * It is drawn element by element, so that no markup of an editor ever reaches a page as markup.
 */
export const RichText = Type.Object({ blocks: Type.Array(RichTextBlock) });
export type RichText = Type.Static<typeof RichText>;
