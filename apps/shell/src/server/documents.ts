import { defaultBrand } from '@shop/design-system';
import { localeOrigins, resolveSite, type SiteConfig } from '@shop/i18n/server';
import { knownAddresses } from '../frame/frame-context.ts';
import { mayBeContent, resolveAddress } from '@shop/routes';
import type { Site, Toggles } from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedAddress, askedHost } from './asked-address.ts';
import { careDoor } from './care-door.ts';
import { isColleague } from './care-session.ts';
import type { ContentReader } from './frame/ask-content.ts';
import type { PaymentReader } from './payment-setup.ts';
import { visitorOf, type Visitor } from './frame/visitor.ts';
import type { LocalRemotes } from './releases/local-remotes.ts';
import { releaseVisit } from './releases/release-visit.ts';
import { hasMessenger } from './messenger.ts';
import { render, type RenderOptions } from './render.tsx';
import { securedFor } from './secure-cookies.ts';
import { appCookie } from './set-cookies.ts';
import { splashAnswer, splashPage } from './splash.ts';

export interface DocumentOptions extends RenderOptions {
  readonly local: LocalRemotes;
  readonly siteConfig: SiteConfig;
  /** How customers reach the shop. */
  readonly protocol: 'http' | 'https';
  readonly toggles: Toggles;
  /** The whole shop is customer care's (decision A-114). */
  readonly customerCare: boolean;
  readonly gatewayAddress: string;
  /** Address of the operator's own map. */
  readonly mapTiles: string | undefined;
  readonly contactForm: NonNullable<Site['contactForm']>;
  readonly messengerAppId: string | undefined;
  readonly googleTag: string | undefined;
  readonly isProduction: boolean;
  /** Partners whose visitors are not asked for the newsletter. */
  readonly excludedAffiliates: readonly string[];
  readonly content: ContentReader;
  readonly payment: PaymentReader;
}

/** Every address that is no call and no file: the splash page, a redirect, or a page. */
export function documents(app: FastifyInstance, options: DocumentOptions): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = askedAddress(request);
    const host = askedHost(request);
    const visitor = visitorOf({
      cookie: request.headers.cookie,
      userAgent: request.headers['user-agent'],
      query: url.searchParams,
    });
    const found = resolveSite({ host, path: url.pathname, now: new Date(), config: options.siteConfig });
    if (found.kind === 'splash') return sendSplash(reply, url, { visitor, host, options });
    await sendPage(request, reply, { url, host, visitor, options, site: found.site, path: found.path });
    return reply;
  };
  // The recipient's login lies among the calls of the same name and is a page all the same.
  for (const path of ['/*', '/beneficiary/login']) app.get(path, send);
}

interface SplashAsked {
  readonly visitor: Visitor;
  readonly host: string;
  readonly options: DocumentOptions;
}

/** A country with two languages asks for one; who has chosen before goes on in it, also to a deeper address. */
function sendSplash(reply: FastifyReply, url: URL, { visitor, host, options }: SplashAsked): FastifyReply {
  const answer = splashAnswer(url.searchParams, visitor.lastLanguage);
  reply.header('vary', 'cookie').header('cache-control', 'no-store');
  if (answer) {
    if (answer.cookie) reply.header('set-cookie', answer.cookie);
    const deeper = url.pathname === '/' ? '' : url.pathname + url.search;
    return reply
      .code(302)
      .header('location', answer.to + deeper)
      .send();
  }
  const origin = options.siteConfig.publicOrigin(host, '');
  return reply
    .code(url.pathname === '/' ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(splashPage({ shop: defaultBrand.name, css: options.assets.css, origin }));
}

interface PageAsked extends SplashAsked {
  readonly url: URL;
  readonly site: Site;
  readonly path: string;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, asked: PageAsked): Promise<void> {
  const { url, host, visitor, options, path } = asked;
  const { toggles } = options;
  const isCare = options.customerCare && (await isColleague(options.gatewayAddress, request.headers.cookie));
  const door = careDoor({ ...asked, isCareHost: options.customerCare, isSignedIn: isCare, search: url.search });
  if (door) {
    await reply.code(302).headers({ location: door, 'cache-control': 'no-store' }).send();
    return;
  }
  const { locale } = asked.site;
  let content = await options.content(locale);
  let address = resolveAddress(path, locale, knownAddresses(content, toggles));
  // A page of the editors' is not lost because the shell has only just begun.
  if (address.kind === 'notFound' && mayBeContent(path, content)) {
    content = { ...content, ...(await options.content.addresses(locale)) };
    address = resolveAddress(path, locale, knownAddresses(content, toggles));
  }
  if (address.kind === 'redirect') {
    await reply
      .code(308)
      .header('location', asked.site.prefix + address.to + url.search)
      .send();
    return;
  }
  const origins = localeOrigins(host, options.siteConfig);
  const { messengerAppId, isProduction, googleTag } = options;
  const isCheckout = address.kind === 'screen' && address.screen === 'checkout';
  const payment = await options.payment({ isCheckout });
  const withMessenger = hasMessenger({ appId: messengerAppId, locale, isProduction });
  const site: Site = {
    ...asked.site,
    origins,
    toggles: { ...toggles, messenger: withMessenger },
    ...(withMessenger && { messengerAppId: options.messengerAppId }),
    contactForm: options.contactForm,
    ...(options.mapTiles && { mapTiles: options.mapTiles }),
    ...(payment && { payment }),
    experiments: visitor.experiments,
    customerCare: isCare,
    nativeApp: visitor.isNativeApp,
    // Only where the review locale is served too, which is nowhere in production.
    ...(options.siteConfig.reviewLocale && url.searchParams.get('connectivity') === '1' && { connectivity: true }),
  };
  const visit = releaseVisit(request.headers.cookie, options.host, Date.now());
  const remotes = await options.local.over(await options.host.remotesFor(visit));
  const frame = {
    ...content,
    ...(visit.overrides.length && {
      testing: visit.overrides.map(({ remote, until }) => ({ release: `${remote}@${remotes.lock[remote] ?? ''}`, until })),
    }),
    origins,
    consent: visitor.consent,
    asksConsent: visitor.asksConsent,
    isSignedIn: visitor.isSignedIn,
    excludedAffiliates: options.excludedAffiliates,
    ...(googleTag && { googleTag }),
  };
  const cookies = [...visit.cookies, ...(url.searchParams.get('app') === '1' ? [appCookie()] : [])];
  await render(request, reply, { site, frame, path, remotes, cookies: securedFor(request, options.protocol, cookies) }, options);
}
