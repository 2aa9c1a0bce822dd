import { GOOGLE_TAG_ADDRESSES } from './google-tag-addresses.ts';

interface Tag {
  /** `G-…` of a property, or `GTM-…` of a container. */
  readonly id: string;
  readonly personalizedAds: boolean;
}

/**
 * Fetches the operator's tag of Google, which reads the data layer and gives the visitor its id (`_ga`). Called with the
 * visitor's consent only, and once a document: what it may keep for advertising is said before it runs.
 */
export function loadGoogleTag({ id, personalizedAds }: Tag): void {
  const [gtag, gtm] = GOOGLE_TAG_ADDRESSES;
  const isContainer = id.startsWith('GTM-');
  tell('consent', 'default', { analytics_storage: 'granted', ...adsConsent(personalizedAds) });
  if (isContainer) (layer() as object[]).push({ event: 'gtm.js', 'gtm.start': Date.now() });
  else {
    tell('js', new Date());
    // Page views are sent by the shop itself, on every change of page.
    tell('config', id, { send_page_view: false });
    sendEvents();
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = `${isContainer ? gtm : gtag}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** A container reads the shop's events in the data layer by itself; a property hears of commands alone, so each is sent as one. */
function sendEvents(): void {
  const events = layer();
  const send = (one: unknown) => {
    if (!isEvent(one)) return;
    const { event, ...parameters } = one;
    tell('event', event, parameters);
  };
  for (const one of [...events]) send(one);
  const push = events.push.bind(events);
  events.push = (...added) => {
    const length = push(...added);
    for (const one of added) send(one);
    return length;
  };
}

/** The shop's; what Google notes there for itself (`gtm.dom`) is none. */
function isEvent(one: unknown): one is { readonly event: string } {
  const event = (one as { event?: unknown } | null)?.event;
  return typeof event === 'string' && !event.startsWith('gtm.');
}

/** The visitor has chosen otherwise since the tag was fetched. */
export function tellGoogleAds(isAllowed: boolean): void {
  tell('consent', 'update', adsConsent(isAllowed));
}

function adsConsent(isAllowed: boolean) {
  const ads = isAllowed ? 'granted' : 'denied';
  return { ad_storage: ads, ad_user_data: ads, ad_personalization: ads };
}

/** What Google takes for the page's address and for the one before: of itself it would read them from the browser, codes and ids included. */
export function tellGooglePage(address: string): void {
  tell('set', { page_location: address, page_referrer: location.origin });
}

/** Google tells its own commands from events by their form: they are the arguments of a function. */
function tell(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- an array would be taken for an event
  layer().push(arguments);
}

function layer(): unknown[] {
  return (window.dataLayer ??= []) as unknown[];
}
