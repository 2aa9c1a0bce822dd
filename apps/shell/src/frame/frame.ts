import type { ConsentChoice } from '@shop/analytics';
import type { AnnouncementAnswer, FooterAnswer, HomeContent, MenuAnswer, PromoBarAnswer } from '@shop/contracts';
import type { LocaleOrigins } from '@shop/i18n/server';

/** What a flow of the home page says about the frame around it (spec 2, section 3, "Home content entry"). */
export type HomeFrame = Pick<HomeContent, 'announcementBanner' | 'header' | 'promoBar' | 'footer'>;

/** Content of the frame in one locale. What could not be had in time is left out, and its place stays empty. */
export interface FrameContent {
  readonly menu?: MenuAnswer;
  readonly announcements?: AnnouncementAnswer;
  readonly promoBars?: PromoBarAnswer;
  readonly footer?: FooterAnswer;
  /** By flow. */
  readonly home: Readonly<Record<string, HomeFrame>>;
  /** First segments of the partner pages and the landing pages; undefined while the API has not told them. */
  readonly minisites?: readonly string[];
  readonly landings?: readonly string[];
}

/** Everything around the page, decided on the server and sent along, so that the browser draws the same. */
export interface Frame extends FrameContent {
  /** The HTML shows a menu; the browser asks for it again once it needs it. */
  readonly hasMenu?: boolean;
  /** Public addresses of the sold locales. */
  readonly origins: LocaleOrigins;
  /** What the visitor agreed to; undefined before the first choice. */
  readonly consent?: ConsentChoice;
  /** The consent banner is shown: nobody has chosen yet, or the footer's link asked for it. */
  readonly asksConsent: boolean;
  readonly isSignedIn: boolean;
  /** The operator's tag of Google, loaded with the visitor's consent only. */
  readonly googleTag?: string;
  /** Partners whose visitors are not asked for the newsletter (decision A-118: none). */
  readonly excludedAffiliates?: readonly string[];
  /** Releases that a tester's link has put on this page, `search@3f9c…`, and until when (milliseconds since 1970). */
  readonly testing?: readonly { readonly release: string; readonly until: number }[];
}

export const EMPTY_CONTENT: FrameContent = { home: {}, minisites: [], landings: [] };
