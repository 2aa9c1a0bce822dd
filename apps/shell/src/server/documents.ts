import { defaultBrand } from '@shop/design-system';
import { localeOrigins, resolveSite, type SiteConfig, isNeedlessPrefix } from '@shop/i18n/server';
import { knownAddresses } from '../layout/layout-context.ts';
import { mayBeContent, resolveAddress } from '@shop/routes';
import type { Site, Toggles } from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestedAddress, requestedHost } from './requested-address.ts';
import { siteBrand, type Brands } from './brands/brands.ts';
import { staffGuard } from './staff-guard.ts';
import { isColleague } from './care-session.ts';
import { signedInCustomer } from './customer-session.ts';
import type { ContentReader } from './layout/content-reader.ts';
import type { PaymentReader } from './payment-setup.ts';
import { visitorOf, type Visitor } from './layout/visitor.ts';
import type { LocalRemotes } from './releases/local-remotes.ts';
import { releaseVisit } from './releases/release-visit.ts';
import { handedGift } from './handed-gift.ts';
import { hasMessenger } from './messenger.ts';
import { render, type RenderOptions } from './render.tsx';
import { securedFor } from './secure-cookies.ts';
import { appCookie, brandCookie, noBrandCookie } from './set-cookies.ts';
import { splashAnswer, splashPage, splashTarget } from './splash.ts';

export interface DocumentOptions extends RenderOptions {
  readonly local: LocalRemotes;
  readonly siteConfig: SiteConfig;
  readonly brands: Brands;
  /** How customers reach the shop. */
  readonly protocol: 'http' | 'https';
  readonly toggles: Toggles;
  /** The whole shop is customer care's (ACC-011). */
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
    const url = requestedAddress(request);
    const host = requestedHost(request);
    const visitor = visitorOf({
      cookie: request.headers.cookie,
      userAgent: request.headers['user-agent'],
      query: url.searchParams,
    });
    const found = resolveSite({ host, path: url.pathname, now: options.clock(), config: options.siteConfig });
    if (found.kind === 'splash') return sendSplash(reply, url, { visitor, host, options });
    if (isNeedlessPrefix(found.site, { host, config: options.siteConfig }))
      return reply
        .code(308)
        .header('location', found.path.replace(/^\/+/, '/') + url.search)
        .send();
    await sendPage(request, reply, { url, host, visitor, options, site: found.site, path: found.path });
    return reply;
  };
  // The recipient's login lies among the calls of the same name and is a page all the same.
  for (const path of ['/*', '/beneficiary/login']) app.get(path, send);
}

interface SplashParams {
  readonly visitor: Visitor;
  readonly host: string;
  readonly options: DocumentOptions;
}

/** A country with two languages asks for one; who has chosen before goes on in it, also to a deeper address. */
function sendSplash(reply: FastifyReply, url: URL, { visitor, host, options }: SplashParams): FastifyReply {
  const answer = splashAnswer(url.searchParams, visitor.lastLanguage);
  reply.header('vary', 'cookie').header('cache-control', 'no-store');
  if (answer) {
    if (answer.cookie) reply.header('set-cookie', answer.cookie);
    return reply.code(302).header('location', splashTarget(url, answer.to)).send();
  }
  const origin = options.siteConfig.publicOrigin(host, '');
  const brand = options.brands.at({ host, path: url.pathname, search: url.search, known: visitor.brand });
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('x-robots-tag', options.toggles.indexing && url.pathname === '/' ? 'all' : 'noindex')
    .send(
      splashPage({
        shop: brand?.pack.name ?? defaultBrand.name,
        ...(brand && { mark: siteBrand(brand, 'nl_BE').favicon }),
        css: options.assets.css,
        origin,
        requested: url.pathname + url.search,
      }),
    );
}

interface PageParams extends SplashParams {
  readonly url: URL;
  readonly site: Site;
  readonly path: string;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, requested: PageParams): Promise<void> {
  const { url, host, visitor, options, path } = requested;
  const { toggles } = options;
  const isCare = options.customerCare && (await isColleague(options.gatewayAddress, request.headers.cookie));
  const login = staffGuard({ ...requested, isCareHost: options.customerCare, isSignedIn: isCare, search: url.search });
  if (login) {
    await reply.code(302).headers({ location: login, 'cache-control': 'no-store' }).send();
    return;
  }
  const { locale } = requested.site;
  const customer = visitor.isSignedIn ? signedInCustomer(options.gatewayAddress, request.headers.cookie) : undefined;
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
      .header('location', requested.site.prefix + address.to + url.search)
      .send();
    return;
  }
  const origins = localeOrigins(host, options.siteConfig);
  const { messengerAppId, isProduction, googleTag } = options;
  const isCheckout = address.kind === 'screen' && address.screen === 'checkout';
  const payment = await options.payment({ isCheckout });
  const withMessenger = hasMessenger({ appId: messengerAppId, locale, isProduction });
  const isPartnersPage = content.minisites?.some((slug) => path === `/${slug}`);
  const requestedBrand = { host, path, search: url.search, known: visitor.brand, isPartnersPage };
  const brand = options.brands.at(requestedBrand);
  const namedBrand = options.brands.named(requestedBrand)?.pack.id;
  const site: Site = {
    ...requested.site,
    clockAheadMs: options.clock().getTime() - Date.now(),
    ...(brand && { brand: { ...siteBrand(brand, locale), ...(options.brands.ownsHost(host) && { isOwnHost: true as const }) } }),
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
  const who = await customer;
  const handed = handedGift(address, locale);
  const layout = {
    ...content,
    ...(visit.overrides.length && {
      testing: visit.overrides.map(({ remote, until }) => ({ release: `${remote}@${remotes.lock[remote] ?? ''}`, until })),
    }),
    origins,
    consent: visitor.consent,
    asksConsent: visitor.asksConsent,
    isSignedIn: visitor.isSignedIn && who?.kind !== 'nobody',
    ...(who?.kind === 'customer' && { customerName: who.firstName }),
    ...((visitor.hasGift || handed) && { hasGift: true }),
    ...(!isProduction && { isDemo: true }),
    excludedAffiliates: options.excludedAffiliates,
    ...(googleTag && { googleTag }),
  };
  const cookies = [
    ...visit.cookies,
    ...(url.searchParams.get('app') === '1' ? [appCookie()] : []),
    ...(namedBrand && namedBrand !== visitor.brand ? [brandCookie(namedBrand)] : []),
    ...(!brand && visitor.brand ? [noBrandCookie()] : []),
  ];
  await render(
    request,
    reply,
    { site, layout, path, handed, remotes, brandCss: brand?.css, cookies: securedFor(request, options.protocol, cookies) },
    options,
  );
}
