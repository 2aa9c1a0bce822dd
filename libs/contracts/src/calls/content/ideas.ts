import Type from 'typebox';
import { ContentLink, ContentSeo, ImageUrl } from './parts.ts';
import { ContentUrl } from './rich-text.ts';

export const IdeaTile = Type.Object({
  id: Type.String(),
  label: Type.String(),
  text: Type.String(),
  imageUrl: ImageUrl,
  url: ContentUrl,
});
export type IdeaTile = Type.Static<typeof IdeaTile>;

/** `GET {frontGateway}/content/ideas?locale`. */
export const IdeasAnswer = Type.Object({
  seo: ContentSeo,
  title: Type.String(),
  intro: Type.String(),
  tilesShown: Type.Integer({ minimum: 1, description: 'tiles of a section before "See more" (CONT-027)' }),
  sections: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), tiles: Type.Array(IdeaTile) })),
  regions: Type.Object({ title: Type.String(), links: Type.Array(ContentLink) }),
});
export type IdeasAnswer = Type.Static<typeof IdeasAnswer>;
