import type { PaymentSetup } from './calls/payment.ts';
import type { Toggles } from './toggles.ts';

/** The locales that are sold, and `en_GB` for review only (SHELL-013). */
export const SOLD_LOCALES = ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const;
export const LOCALES = [...SOLD_LOCALES, 'en_GB'] as const;
export type Locale = (typeof LOCALES)[number];

/** Point of sale: one country's shop. */
export type PointOfSale = 'FR' | 'ES' | 'BE' | 'NL' | 'IT';

/** A calendar day, `yyyy-MM-dd`, in the point of sale's time zone. */
export type LocalDate = string;

/** Integer euro cents. */
export type Cents = number;

/** What every page knows of the visit; decided on the server and sent along, so that both sides agree. */
export interface Site {
  readonly locale: Locale;
  readonly pointOfSale: PointOfSale;
  /** What stands before every path of this locale: `''`, `/nl`, `/nl_BE`. The router's basename. */
  readonly prefix: string;
  /** IANA name, e.g. `Europe/Paris`. */
  readonly timeZone: string;
  /** Today at the point of sale when the page was rendered. */
  readonly today: LocalDate;
  /** From 20:00 at the point of sale, today can no longer be booked (spec 1, section 4). */
  readonly todayIsClosed: boolean;
  /** What the shop's clock is ahead of the machine that draws the page, milliseconds; read by `shopNow` of `@shop/i18n`. */
  readonly clockAheadMs?: number;
  /** Public address of this locale without a trailing slash, e.g. `http://be.localhost:4200/nl`. */
  readonly origin: string;
  /** The same of every sold locale, seen from the host that was asked: the other countries of one page. */
  readonly origins?: Readonly<Partial<Record<Locale, string>>>;
  /** The operator's switches; `DEFAULT_TOGGLES` where nobody says (decision note `open-points`). */
  readonly toggles?: Toggles;
  /** Name of an experiment -> its variation, decided once on the server; none by default (SHELL-069). */
  readonly experiments?: Readonly<Record<string, string>>;
  /** Address of the operator's own map: a `.pmtiles` archive or the style of a tile service; the embedded base map without it. */
  readonly mapTiles?: string;
  /** What the contact form sends along for the operator's case system: whose it is, and as what a message begins (API-041). */
  readonly contactForm?: { readonly organisation: string; readonly status: string };
  /** App id of the operator's chat messenger, where it may be used (spec 2, section 6). */
  readonly messengerAppId?: string | undefined;
  /** Staff of customer care use the shop (spec 2, section 1; ACC-011). */
  readonly customerCare?: boolean;
  /** Channel managers try their rates: the book button says `CM`. Never in production (spec 2, section 2). */
  readonly connectivity?: boolean;
  /** Who takes the payments; undefined while nobody knows, and then nothing can be paid by card. */
  readonly payment?: SitePayment;
  readonly brand?: SiteBrand;
  /** Shown inside the native app, which has a frame of its own (PROD-007). */
  readonly nativeApp?: boolean;
}

/** A partner's brand that the shop is shown under (docs/partners.md); without it the shop is shown under its own. */
export interface SiteBrand {
  /** On `<html data-brand>`. */
  readonly id: string;
  readonly name: string;
  /** Number of the partner's site. */
  readonly minisite: number;
  /** The host is the partner's: its visitors come from the partner. */
  readonly isOwnHost?: true;
  readonly withShop?: string | undefined;
  /** Addresses of its pictures; the logo's shape in pixels. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number };
  readonly favicon: string;
  /** Colour of the page, for the browser's own frame. */
  readonly pageColour: string;
  readonly header: readonly BrandLink[];
  readonly footer: readonly BrandLink[];
  readonly legal: string;
}

export interface BrandLink {
  readonly label: string;
  readonly url: string;
}

/** The provider's form, and whether the policy of this document lets its script in: it does on booking summaries alone. */
export interface SitePayment extends PaymentSetup {
  readonly isLetIn: boolean;
}
