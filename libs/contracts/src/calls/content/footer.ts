import Type from 'typebox';
import { ContentLink, ContentLocale } from './parts.ts';
import { RichText } from './rich-text.ts';

/** `GET {frontGateway}/content/footer?locale`. The addresses of the country sites are the shell's own. */
export const FooterAnswer = Type.Object({
  countrySites: Type.Array(Type.Object({ locale: ContentLocale, label: Type.String() })),
  helpCentre: ContentLink,
  giftShop: Type.Optional(ContentLink),
  privacyPolicy: ContentLink,
  columns: Type.Array(Type.Object({ title: Type.String(), links: Type.Array(ContentLink) })),
  legal: Type.Object({ title: Type.String(), content: RichText }),
  ecoLabel: Type.Object({ title: Type.String(), text: Type.String() }),
  /** A sample, shown as such (SHELL-040). */
  rating: Type.Object({ score: Type.Number(), best: Type.Number(), count: Type.Integer(), text: Type.String() }),
  phone: Type.Object({ label: Type.String(), number: Type.String(), url: Type.String({ pattern: '^tel:' }), hours: Type.String() }),
  newsletter: Type.Object({ title: Type.String(), text: Type.String(), consent: RichText }),
});
export type FooterAnswer = Type.Static<typeof FooterAnswer>;
