import type { RelayEvent } from './relay-shape.ts';

/** What is known of a page view. */
export interface PageView {
  /** Google's id, or one of this page view only where Google has none. */
  readonly clientId: string;
  readonly userId?: string;
  readonly personalizedAds: boolean;
  readonly isSignedIn: boolean;
  /** Of the `_ga_…` cookie; none without Google. */
  readonly sessionId?: string;
  readonly path: string;
  readonly hostname: string;
  readonly pageType: string;
  /** Experiment name -> variation. */
  readonly experiments: Readonly<Record<string, string>>;
  readonly locale: string;
  /** A page view told by the browser, or a purchase told by the server. */
  readonly side?: 'client' | 'server';
}

/** The event as the relay wants it (spec 2, section 3, "Analytics relay event"). */
export function relayEvent(view: PageView): RelayEvent {
  const tests = Object.entries(view.experiments).map(([name, variation]) => `${name}=${variation}`);
  return {
    client_id: view.clientId,
    user_id: view.userId ?? null,
    non_personalized_ads: !view.personalizedAds,
    user_data: null,
    params: {
      user_logged_in: view.isSignedIn,
      ga_session_id: view.sessionId ?? null,
      page_path: view.path,
      page_hostname: view.hostname,
      page_type: view.pageType,
      ab_tests: tests.length ? tests.join(',') : null,
      locale: view.locale,
      transaction_side: view.side ?? 'client',
    },
  };
}
