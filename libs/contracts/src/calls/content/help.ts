import Type from 'typebox';
import { ImageUrl } from './parts.ts';
import { ContentUrl, RichText } from './rich-text.ts';

/** A frequent question; `url` opens its answer. */
export const PopularQuestion = Type.Object({ id: Type.String(), label: Type.String(), url: ContentUrl, answer: RichText });
export type PopularQuestion = Type.Static<typeof PopularQuestion>;

/** `GET {frontGateway}/content/popular-questions?locale`: the five of the contact page. */
export const PopularQuestions = Type.Object({ faqUrl: ContentUrl, questions: Type.Array(PopularQuestion) });
export type PopularQuestions = Type.Static<typeof PopularQuestions>;

export const Article = Type.Object({
  id: Type.String(),
  title: Type.String(),
  text: Type.String(),
  imageUrl: ImageUrl,
  imageAlt: Type.String(),
  url: ContentUrl,
});
export type Article = Type.Static<typeof Article>;

/** `GET {frontGateway}/content/articles?locale`: the editorial articles of the not-found page. */
export const Articles = Type.Object({ articles: Type.Array(Article) });
export type Articles = Type.Static<typeof Articles>;
