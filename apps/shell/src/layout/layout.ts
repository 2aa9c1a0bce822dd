import type { ConsentChoice } from '@shop/analytics';
import type { AnnouncementAnswer, FooterAnswer, HomeContent, MenuAnswer, PromoBarAnswer } from '@shop/contracts';
import type { LocaleOrigins } from '@shop/i18n/server';

/** What a flow of the home page says about the layout around it (HOME-011). */
export type HomeLayout = Pick<HomeContent, 'announcementBanner' | 'header' | 'promoBar' | 'footer'>;

/** Content of the layout in one locale. What could not be had in time is left out, and its place stays empty. */
export interface LayoutContent {
  readonly menu?: MenuAnswer;
  readonly announcements?: AnnouncementAnswer;
  readonly promoBars?: PromoBarAnswer;
  readonly footer?: FooterAnswer;
  /** By flow. */
  readonly home: Readonly<Record<string, HomeLayout>>;
  /** First segments of the partner pages and the landing pages; undefined while the API has not told them. */
  readonly minisites?: readonly string[];
  readonly landings?: readonly string[];
}

/** Everything around the page, decided on the server and sent along, so that the browser draws the same. */
export interface Layout extends LayoutContent {
  /** The HTML shows a menu; the browser asks for it again once it needs it. */
  readonly hasMenu?: boolean;
  /** Public addresses of the sold locales. */
  readonly origins: LocaleOrigins;
  /** What the visitor agreed to; undefined before the first choice. */
  readonly consent?: ConsentChoice;
  /** The consent banner is shown: nobody has chosen yet, or the footer's link asked for it. */
  readonly asksConsent: boolean;
  readonly isSignedIn: boolean;
  /** First name of who is signed in, where the API has said so in time. */
  readonly customerName?: string;
  /** This browser has opened a gift: the page leaves room for what is left of it. */
  readonly hasGift?: boolean;
  /** A demonstration says of itself that it sells nothing (`SHOP_ENV`). */
  readonly isDemo?: boolean;
  /** The operator's tag of Google, loaded with the visitor's consent only. */
  readonly googleTag?: string;
  /** Partners whose visitors do not see the newsletter pop-up, none by default (CONT-024). */
  readonly excludedAffiliates?: readonly string[];
  /** Releases that a tester's link has put on this page, `search@3f9c…`, and until when (milliseconds since 1970). */
  readonly testing?: readonly { readonly release: string; readonly until: number }[];
}

export const EMPTY_CONTENT: LayoutContent = { home: {}, minisites: [], landings: [] };
