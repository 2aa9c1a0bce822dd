import Type from 'typebox';

/** One flow of `GET {api}/cms/homepage?locale`, as far as it is shown today. */
export const HomeContent = Type.Object({
  seo: Type.Object({ title: Type.String(), description: Type.String(), index: Type.Boolean(), follow: Type.Boolean() }),
  jumbotron: Type.Object({ title: Type.String(), subtitle: Type.String(), imageUrl: Type.String() }),
  themes: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), imageUrl: Type.String(), theme: Type.String() })),
  blocks: Type.Array(
    Type.Object({
      type: Type.Literal('TopSearchResults'),
      title: Type.String(),
      searchCriterias: Type.Record(Type.String(), Type.Unknown()),
      limit: Type.Integer(),
    }),
  ),
});
export type HomeContent = Type.Static<typeof HomeContent>;
/** The answer: content keyed by flow (`booking`, `gifting` ...). */
export const HomeAnswer = Type.Record(Type.String(), HomeContent);
export type HomeAnswer = Type.Static<typeof HomeAnswer>;
