import {
  EXPERIMENTS_KEY,
  googleIdIn,
  googleSessionIn,
  hasConsent,
  pollGoogleId,
  relayEvent,
  sendQuietly,
  sendToRelay,
  track,
  writeExperiments,
} from '@shop/analytics';
import type { Site } from '@shop/contracts';
import { BOOT_ID, type Boot } from '../boot.ts';
import { loadGoogleTag, tellGoogleAds, tellGooglePage } from './google-tag.ts';
import { keepCookie } from './shop-cookie.ts';
import { observeWebVitals } from './web-vitals.ts';

interface MeasuredPage {
  readonly site: Site;
  /** The kind of page: its screen. */
  readonly pageType: string;
  /** The pattern of its route, with the locale's prefix. */
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly personalizedAds: boolean;
  /** The operator's tag of Google, `G-…` or `GTM-…`. */
  readonly googleTag?: string | undefined;
}

declare global {
  interface Window {
    /** Google's id was looked for five times and not found (spec 2, section 7). */
    gaLoadAttempted?: boolean;
  }
}

/** Who is signed in (ACC-003). */
const ACCOUNT_ID = /(?:^|; )account_id=([\w-]+)/;
const EXPERIMENT_SECONDS = 30 * 86_400;
let googleId: Promise<string | undefined> | undefined;

/** Tells the data layer and the relay of a page view; loaded and called with the visitor's consent only. */
export async function measurePage({ site, pageType, path, isSignedIn, personalizedAds, googleTag }: MeasuredPage): Promise<void> {
  begin(site);
  if (googleTag) beginTag({ id: googleTag, personalizedAds, path });
  track({ event: 'page_view', page_type: pageType, page_path: path, locale: site.locale });
  const clientId = await (googleId ??= findGoogleId());
  const sessionId = googleSessionIn(document.cookie);
  const userId = ACCOUNT_ID.exec(document.cookie)?.[1];
  const event = relayEvent({
    clientId: clientId ?? crypto.randomUUID(),
    ...(sessionId && { sessionId }),
    ...(userId && { userId }),
    personalizedAds,
    isSignedIn,
    path,
    hostname: location.hostname,
    pageType,
    experiments: site.experiments ?? {},
    locale: site.locale,
  });
  sendToRelay(event, site.pointOfSale);
}

/** The visitor has chosen otherwise: a tag that runs already hears of it at once. */
export function measureAds(personalizedAds: boolean): void {
  if (toldAds === undefined || toldAds === personalizedAds) return;
  tellGoogleAds(personalizedAds);
  toldAds = personalizedAds;
}

let hasBegun = false;
/** What the visitor allows of advertising, as the tag knows it; undefined until there is one. */
let toldAds: boolean | undefined;

/** Google's tag is fetched once a document, and hears of another choice; of each page it learns the pattern of the route instead of the address. */
function beginTag({ path, ...tag }: Parameters<typeof loadGoogleTag>[0] & { readonly path: string }): void {
  tellGooglePage(location.origin + path);
  if (toldAds !== undefined) return measureAds(tag.personalizedAds);
  loadGoogleTag(tag);
  toldAds = tag.personalizedAds;
}

/** Once a document: experiments are kept, web vitals watched. */
function begin({ experiments = {}, locale }: Site): void {
  if (hasBegun) return;
  hasBegun = true;
  const pairs = writeExperiments(experiments);
  if (pairs) keepCookie(EXPERIMENTS_KEY, encodeURIComponent(pairs), EXPERIMENT_SECONDS);
  observeWebVitals((vitals) => {
    if (!hasConsent()) return;
    sendQuietly('/gateway/logs', { level: 'info', locale, location: location.pathname, message: `web vitals ${JSON.stringify(vitals)}` });
    sendQuietly('/gateway/reports/vitals', { releases: releasesOfPage(), ...vitals });
  });
}

/** `search@3f9c…` of each remote that the document was rendered with. */
function releasesOfPage(): string[] {
  const { page, remotes } = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '{"page":[]}') as Boot;
  return page.map((name) => `${name}@${remotes[name]?.release ?? ''}`);
}

function findGoogleId(): Promise<string | undefined> {
  return new Promise((done) =>
    pollGoogleId({
      read: () => googleIdIn(document.cookie),
      found: done,
      gaveUp() {
        window.gaLoadAttempted = true;
        track({ event: 'ga_load_attempted' });
        done(undefined);
      },
    }),
  );
}
