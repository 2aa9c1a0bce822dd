import Type from 'typebox';
import { AnnouncementBanner, PromoBar } from './content/banner.ts';
import { ContentBlock } from './content/blocks.ts';
import { ContentFlow, ContentLink, ContentSeo, ImageUrl } from './content/parts.ts';
import { ContentUrl } from './content/rich-text.ts';

const Switches = <const Name extends string>(...names: Name[]) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, Type.Boolean()])) as Record<Name, Type.TBoolean>);

/** One flow of the home page, or a landing page (spec 2, section 3, "Home content entry"). */
export const HomeContent = Type.Object({
  seo: ContentSeo,
  announcementBanner: Type.Optional(AnnouncementBanner),
  /** Which tools the header shows; without it the page has no header. */
  header: Type.Optional(Switches('menu', 'gift', 'wishlist', 'account', 'help')),
  promoBar: Type.Optional(
    Type.Object({ ...PromoBar.properties, flowTabs: Type.Optional(Type.Array(Type.Object({ flow: ContentFlow, label: Type.String() }))) }),
  ),
  jumbotron: Type.Object({
    title: Type.String(),
    subtitle: Type.String(),
    imageUrl: ImageUrl,
    imageMobile: Type.Optional(ImageUrl),
  }),
  mobileExtra: Type.Optional(Type.Object({ title: Type.String(), text: Type.String(), link: ContentLink })),
  /** A short message with a link to the search for families, theme 39 (HOME-015). */
  familyShortcut: Type.Optional(Type.Object({ message: Type.String(), link: ContentLink, theme: Type.String() })),
  themes: Type.Array(
    Type.Object({ id: Type.String(), label: Type.String(), imageUrl: ImageUrl, theme: Type.String(), url: Type.Optional(ContentUrl) }),
  ),
  blocks: Type.Array(ContentBlock),
  footer: Switches('legal', 'newsletter', 'contact'),
});
export type HomeContent = Type.Static<typeof HomeContent>;

/** `GET {origin}/api/cms/homepage?locale`: content keyed by flow (`booking`, `gifting` ...); empty when there is none. */
export const HomeAnswer = Type.Record(Type.String(), HomeContent);
export type HomeAnswer = Type.Static<typeof HomeAnswer>;
