import Type from 'typebox';

/** What pictures show, for those who do not see them, in the order of `images`; releases before this field did not answer it. */
export const ImageAlts = Type.Optional(
  Type.Array(Type.String(), { description: 'what each of `images` shows, in their order; empty where nobody has described it' }),
);
