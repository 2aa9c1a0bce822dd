import type { Locale, SiteBrand } from '@shop/contracts';
import type { BrandPack } from '@shop/contracts/settings';
import { brandCss, defaultColours, type RoleTokens } from '@shop/design-system/brand';
import { hostName, type HostLocales } from '@shop/i18n/server';
import { minisiteOf } from '@shop/routes';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfBrand, isBrandPack } from './brand-faults.ts';
import { svgSize } from './svg-faults.ts';

export { localesOfBrand } from './brand-faults.ts';

/** A brand as the server holds it. */
export interface Brand {
  readonly pack: BrandPack;
  /** Its style sheet. */
  readonly css: string;
  /** Text of its pictures by file name. */
  readonly files: ReadonlyMap<string, string>;
}

export interface Brands {
  readonly all: readonly Brand[];
  /** Hosts of each brand. */
  readonly hosts: readonly Readonly<Record<string, HostLocales>>[];
  /** By host; on the shop's own hosts by the address, else the brand that this browser has come to before. */
  at(requested: RequestedBrand): Brand | undefined;
  /** The partner whose page this is, or whom the address names; on the partner's own host nobody. */
  named(requested: RequestedBrand): Brand | undefined;
  /** A partner's own. */
  ownsHost(host: string): boolean;
}

export interface RequestedBrand {
  readonly host: string;
  /** Without the locale's segment. */
  readonly path: string;
  readonly search: string;
  /** Brand id from the visitor's cookie, unchecked. */
  readonly known?: string | undefined;
  /** It is the page of some partner. */
  readonly isPartnersPage?: boolean | undefined;
}

/**
 * Reads every brand of a folder, once at start. A brand that may not be shown is left out and told of: the shop and all other
 * brands stay.
 */
export function readBrands(folder: string | undefined, tell: (sentence: string) => void): Brands {
  const names = folder && existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  const all = names.flatMap(({ name }) => {
    const { brand, faults } = readBrand(folder ?? '', name);
    for (const fault of faults) tell(`The brand ${name} is not shown: ${fault}.`);
    return brand ?? [];
  });
  const ofHost = (host: string) => all.find(({ pack }) => Object.hasOwn(pack.hosts, hostName(host)));
  const named = ({ host, path, search }: RequestedBrand) => {
    if (ofHost(host)) return undefined;
    const page = /^\/([^/]+)\/?$/.exec(path)?.[1];
    const minisite = minisiteOf(search);
    return (
      (page && all.find(({ pack }) => pack.minisiteUrl === page)) ||
      (minisite === undefined ? undefined : all.find(({ pack }) => pack.minisiteId === minisite))
    );
  };
  // A partner without a brand of its own is shown as the shop, and not as the partner of before.
  const knownTo = ({ known }: RequestedBrand) => all.find(({ pack }) => pack.id === known);
  return {
    all,
    hosts: all.map(({ pack }) => pack.hosts as Readonly<Record<string, HostLocales>>),
    named,
    at: (requested) => ofHost(requested.host) ?? named(requested) ?? (isOfPartner(requested) ? undefined : knownTo(requested)),
    ownsHost: (host) => ofHost(host) !== undefined,
  };
}

/** The address bears a partner's number, or is a partner's page. */
function isOfPartner({ search, isPartnersPage }: RequestedBrand): boolean {
  return minisiteOf(search) !== undefined || isPartnersPage === true;
}

/** One brand, and everything that is wrong with it. */
export function readBrand(folder: string, name: string): { readonly brand?: Brand; readonly faults: readonly string[] } {
  const at = (file: string) => join(folder, name, file);
  const svg = (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined);
  let pack: unknown;
  try {
    pack = JSON.parse(readFileSync(at('brand.json'), 'utf8'));
  } catch (error) {
    return { faults: [`brand.json cannot be read (${(error as Error).message})`] };
  }
  const faults = faultsOfBrand({ name, pack, svg });
  if (faults.length > 0 || !isBrandPack(pack)) return { faults };
  const files = new Map([pack.logo, pack.favicon].map((file) => [file, svg(file) ?? '']));
  return { brand: { pack, css: brandCss({ id: pack.id, tokens: pack.tokens as RoleTokens }), files }, faults };
}

/** What a page says of a brand, in one locale. */
export function siteBrand({ pack, files }: Brand, locale: Locale): SiteBrand {
  const { id, name, minisiteId, withShop, tokens, logo, favicon, header, footer, legal } = pack;
  const shape = svgSize(files.get(logo) ?? '') ?? { width: 32, height: 32 };
  const address = (file: string) => `/brands/${id}/${file}?v=${pictureVersion(files.get(file) ?? '')}`;
  return {
    ...{ id, name, minisite: minisiteId, withShop: withShop?.[locale] },
    logo: { src: address(logo), ...shape },
    favicon: address(favicon),
    pageColour: tokens['page'] ?? defaultColours.page,
    header: header?.[locale] ?? [],
    footer: footer?.[locale] ?? [],
    legal: legal[locale] ?? Object.values(legal)[0] ?? '',
  };
}

/** The version in the address of a picture. */
export function pictureVersion(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
