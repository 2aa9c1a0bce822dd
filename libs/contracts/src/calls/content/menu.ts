import Type from 'typebox';
import { ImageUrl } from './parts.ts';
import { ContentUrl } from './rich-text.ts';

export const ThisWeekTheme = Type.Object({
  themaTitle: Type.String(),
  description: Type.String(),
  weekendUrl: ContentUrl,
  imageUrl: Type.Optional(ImageUrl),
});

const link = {
  _id: Type.String(),
  label: Type.String(),
  icon: Type.Optional(Type.String({ description: 'name of an icon of the design system' })),
  uri: Type.Optional(ContentUrl),
  /** A place to search around, for clients that build the address themselves; `uri` leads to the same search. */
  location: Type.Optional(
    Type.Object({ category: Type.String(), value: Type.String(), lat: Type.Optional(Type.Number()), lng: Type.Optional(Type.Number()) }),
  ),
  variant: Type.Optional(Type.Literal('highlight')),
  count: Type.Optional(Type.Integer({ description: 'stays behind the link' })),
  thisWeekTheme: Type.Optional(ThisWeekTheme),
};
const Level4 = Type.Object(link);
const Level3 = Type.Object({ ...link, children: Type.Optional(Type.Array(Level4)) });
const Level2 = Type.Object({ ...link, children: Type.Optional(Type.Array(Level3)) });
const Level1 = Type.Object({ ...link, children: Type.Optional(Type.Array(Level2)) });

/** A link of the header menu, at most four levels deep (spec 2, section 2). */
export interface MenuLink extends Type.Static<typeof Level4> {
  readonly children?: readonly MenuLink[];
}

export const MenuTheme = Type.Object({
  id: Type.String(),
  name: Type.String(),
  icon: Type.String({ description: 'name of an icon of the design system' }),
  uri: ContentUrl,
  country: Type.Optional(Type.String({ description: 'where the theme is searched, if not in the country of the point of sale' })),
  count: Type.Optional(Type.Integer({ description: 'stays behind the link' })),
});
export type MenuTheme = Type.Static<typeof MenuTheme>;

/** `GET {frontGateway}/content/menu?locale`: one top entry, and the themes that its `themes` tab shows. */
export const MenuAnswer = Type.Object({ links: Type.Array(Level1), themes: Type.Array(MenuTheme) });
export type MenuAnswer = Type.Static<typeof MenuAnswer>;
