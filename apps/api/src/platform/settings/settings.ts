import type { Toggles } from '@shop/contracts';
import type { CareGroups } from '@shop/domain';

/** Google's id tokens, or those of another issuer (decision note `open-points`). */
export interface CustomerCareIssuer {
  /** `google` may also be another OpenID issuer; `local` is the stand-in of demonstrations and tests, never in production. */
  readonly provider: 'google' | 'local' | 'none';
  readonly clientId: string;
  readonly issuers: readonly string[];
  /** Where the issuer's keys are; ignored by the stand-in. */
  readonly jwksUrl: string;
  /** Colleagues have an address at this domain. */
  readonly domain: string;
  /** Its page for signing in, where it is not Google's. */
  readonly signInPage?: string;
  /** Groups of the token's claim `groups`, and addresses, that let read customers' data, act, and read the audit log; nobody without. */
  readonly groups?: CareGroups;
}

/** What the operator decides about accounts and support; read from the environment by `config.ts`. */
export interface ShopSettings {
  /** Public address without a trailing slash; https makes cookies `Secure` with the `__Host-` prefix. */
  readonly publicOrigin: string;
  /** Names of the shop's other hosts: its points of sale and partners' brands. Passkeys are for these and the public one. */
  readonly shopHosts?: readonly string[];
  /** Analytics events are kept here. */
  readonly dataDirectory: string;
  /** Customer care reads messages here. */
  readonly contactAddress: string;
  readonly customerCare: CustomerCareIssuer;
  /** Hosts at which customer care's own calls answer, `any` in a demonstration; none without. */
  readonly customerCareHosts?: readonly string[] | 'any';
  /** Cents up to which one colleague gives money back alone; `CARE_REFUND_LIMIT` where nobody says. */
  readonly customerCareRefundLimit?: number;
  /** Opens the export of orders to the operator's own systems; nobody without. */
  readonly orderExportToken?: string | undefined;
  /** `host:port` of webhooks that may be in a private network. */
  readonly privateWebhookHosts: readonly string[];
  /** Whose `X-Forwarded-For` and `X-Forwarded-Host` are believed, e.g. `loopback` or `10.0.0.0/8`. */
  readonly trustedProxies: string;
  /** Tells this process from all others that share `dataDirectory`; the same after a restart. */
  readonly processName: string;
  /** What is on and off, as shells have it; `DEFAULT_TOGGLES` where nobody says. */
  readonly toggles?: Toggles;
  /** Orders that one visitor may open in 15 minutes. */
  readonly ordersPerVisitor: number;
  /** Cents of gift cards that one mailbox may buy by card in 24 hours. */
  readonly giftCardLimit: number;
  /** Orders that all visitors together may open in a minute. */
  readonly ordersPerMinute: number;
  /** `/api/docs` and `/api/openapi.json`: for those who build with the calls, closed in production. */
  readonly apiDocuments: boolean;
}
