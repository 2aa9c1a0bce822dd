import Type from 'typebox';
import { LOCALES } from '../site.ts';

const LocaleName = Type.Enum([...LOCALES]);
const Text = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });
const FileName = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*\\.svg$', description: 'an SVG file beside brand.json' });

/** A key that is misspelt is refused: a host or a locale that nobody reads would lead visitors and mails elsewhere. */
const CLOSED = { additionalProperties: false } as const;

const BrandLink = Type.Object(
  {
    label: Text(40, 'what the link says'),
    url: Text(300, 'an address with https:, or a path of the shop such as /contact'),
  },
  CLOSED,
);

const ByLocale = <Value extends Type.TSchema>(value: Value) =>
  Type.Record(Type.String({ pattern: `^(${LOCALES.join('|')})$` }), value, CLOSED);

/** `brand.json` of a partner's brand: the shop under another name, as data (docs/partners.md). */
export const BrandPack = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    id: Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$', description: 'the name of its folder' }),
    name: Text(40, 'as visitors read it'),
    minisiteId: Type.Integer({ minimum: 1, maximum: 999_999, description: 'number of the partner’s site: what orders remember' }),
    minisiteUrl: Type.Optional(
      Type.String({ pattern: '^[a-z0-9-]{2,60}$', description: 'address of the partner’s page, on the shop’s own hosts' }),
    ),
    hosts: Type.Record(
      Type.String({ pattern: '^[a-z0-9.-]+$' }),
      Type.Record(Type.String({ pattern: '^(/[\\w-]+)?$' }), LocaleName, CLOSED),
      {
        ...CLOSED,
        description: 'locales by host and first path segment: { "shop.partner.example": { "": "fr_FR" } }',
      },
    ),
    withShop: Type.Optional(ByLocale(Text(40, 'under the name: with Escale'))),
    tokens: Type.Record(Type.String(), Type.String({ maxLength: 200 }), { description: 'role tokens of the design system' }),
    logo: FileName,
    favicon: FileName,
    header: Type.Optional(ByLocale(Type.Array(BrandLink, { maxItems: 3 }))),
    footer: Type.Optional(ByLocale(Type.Array(BrandLink, { maxItems: 8 }))),
    legal: ByLocale(Text(1_200, 'who the partner is, and that the shop sells')),
    sender: Text(60, 'name that mails come from'),
  },
  CLOSED,
);
export type BrandPack = Type.Static<typeof BrandPack>;
