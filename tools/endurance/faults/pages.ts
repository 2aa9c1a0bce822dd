import type { SitemapAnswer, SitemapKind } from '@shop/contracts';
import { hrefFor, remoteOf, type Screen } from '@shop/routes';
import { answered } from './answered.ts';
import { findStay, pathOf } from '../../look/pages.ts';

export interface FaultPage {
  readonly name: string;
  readonly path: string;
  /** The remote that draws it. */
  readonly remote: string;
}

const LOCALE = 'fr_FR';

/** The ten pages that are looked at in every failure mode, with products that the catalogue has. */
export async function faultPages(api: string): Promise<FaultPage[]> {
  const ids = async (kind: SitemapKind) => ((await answered(`${api}/gateway/sitemap/${kind}?after=0`)) as SitemapAnswer).entries;
  const [[hotel], [activity]] = [await ids('hotel'), await ids('activity')];
  const stay = await findStay(api, LOCALE, new Date().toISOString().slice(0, 10));
  const { minisites } = (await answered(`${api}/gateway/content/addresses?locale=${LOCALE}`)) as { minisites: { minisiteUrl: string }[] };
  if (!hotel || !activity || !minisites[0]) throw new Error('the catalogue lacks a hotel, an activity or a minisite');
  const page = (name: string, screen: Screen, path: string): FaultPage => ({ name, path, remote: remoteOf(screen) });
  const product = (kind: SitemapKind, { id, slug }: SitemapAnswer['entries'][number]) =>
    page(kind, kind, hrefFor(kind, LOCALE, { id: String(id), slug }));
  return [
    page('home', 'home', '/'),
    page('results', 'results', pathOf('dated-results', LOCALE, stay)),
    page('stay', 'stay', pathOf('dated-stay', LOCALE, stay)),
    product('hotel', hotel),
    product('activity', activity),
    page('box', 'boxes', hrefFor('boxes', LOCALE)),
    page('checkout', 'checkout', pathOf('checkout', LOCALE, stay)),
    page('account', 'wishlist', hrefFor('wishlist', LOCALE)),
    page('minisite', 'minisite', hrefFor('minisite', LOCALE, { slug: minisites[0].minisiteUrl })),
    page('contact', 'contact', hrefFor('contact', LOCALE)),
  ];
}
