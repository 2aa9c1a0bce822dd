import type { BrandPack } from '@shop/contracts/settings';
import { BrandPack as BrandPackSchema } from '@shop/contracts/settings';
import { brandCss, brandFaults, type RoleTokens } from '@shop/design-system/brand';
import Value from 'typebox/value';
import { svgFaults, svgSize } from './svg-faults.ts';

/** What a brand is made of: its description, and the text of its files. */
export interface BrandFiles {
  /** Name of the folder. */
  readonly name: string;
  readonly pack: unknown;
  readonly svg: (file: string) => string | undefined;
}

/** The style sheet of a brand stands in every page. */
const STYLE_BYTES = 6_000;
const LOGO_BYTES = 8_000;

/** Everything that keeps a brand from being shown, each with what is wrong and what would be right. */
export function faultsOfBrand({ name, pack, svg }: BrandFiles): string[] {
  if (!isBrandPack(pack)) return Value.Errors(BrandPackSchema, pack).flatMap(schemaFault);
  return [
    ...(pack.id === name ? [] : [`id is "${pack.id}", and the folder is called "${name}": give both one name`]),
    ...lookFaults(pack),
    ...(['logo', 'favicon'] as const).flatMap((part) => pictureFaults(part, pack[part], svg)),
    ...linkFaults(pack),
    ...legalFaults(pack),
  ];
}

/** The validator reports a key that the schema does not have twice: by its path, as `boolean`, and by its object. */
function schemaFault({ keyword, instancePath, message }: ReturnType<typeof Value.Errors>[number]): string[] {
  if (keyword === 'additionalProperties') return [];
  if (keyword !== 'boolean') return [`${instancePath || '/'} ${message}`];
  const at = instancePath.lastIndexOf('/');
  const key = instancePath
    .slice(at + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  return [`${instancePath.slice(0, at) || '/'} may not have "${key}": correct the key, or leave it out`];
}

export function isBrandPack(pack: unknown): pack is BrandPack {
  return Value.Check(BrandPackSchema, pack);
}

/** Locales that a brand is shown in. */
export function localesOfBrand({ hosts }: Pick<BrandPack, 'hosts'>): string[] {
  return [...new Set(Object.values(hosts).flatMap((locales) => Object.values(locales)))];
}

function lookFaults({ id, tokens }: BrandPack): string[] {
  const faults = brandFaults(tokens as RoleTokens).map((fault) => {
    switch (fault.kind) {
      case 'tooWeak': {
        const { front, back, ratio, wanted } = fault;
        return `tokens: ${front} on ${back} has a contrast of ${ratio} to 1, ${wanted} to 1 is needed`;
      }
      case 'notAColour':
        return `tokens: ${fault.role} is "${fault.value}", a colour is written #rrggbb`;
      case 'unknownRole':
        return `tokens: ${fault.role} is no role of the design system`;
    }
  });
  try {
    const bytes = Buffer.byteLength(brandCss({ id, tokens: tokens as RoleTokens }));
    return bytes > STYLE_BYTES ? [...faults, `tokens: the style sheet has ${bytes} bytes, ${STYLE_BYTES} is the most`] : faults;
  } catch (error) {
    return [...faults, `tokens: ${(error as Error).message}`];
  }
}

function pictureFaults(part: string, file: string, svg: BrandFiles['svg']): string[] {
  const text = svg(file);
  if (text === undefined) return [`${part}: there is no file ${file}`];
  const bytes = Buffer.byteLength(text);
  return [
    ...(bytes > LOGO_BYTES ? [`${part}: ${file} has ${bytes} bytes, ${LOGO_BYTES} is the most`] : []),
    ...svgFaults(text).map((fault) => `${part}: ${file} ${fault}`),
    ...(svgSize(text) ? [] : [`${part}: ${file} has no viewBox of four numbers`]),
  ];
}

function linkFaults(pack: BrandPack): string[] {
  return (['header', 'footer'] as const).flatMap((part) =>
    Object.entries(pack[part] ?? {}).flatMap(([locale, links]) =>
      links
        .filter(({ url }) => !/^(https:\/\/[^\s]+|\/(?!\/)[^\s]*)$/.test(url))
        .map(({ label, url }) => `${part}.${locale}: "${label}" leads to ${url}: give an address with https:, or a path of the shop`),
    ),
  );
}

function legalFaults(pack: BrandPack): string[] {
  return localesOfBrand(pack)
    .filter((locale) => !pack.legal[locale]?.trim())
    .map((locale) => `legal: there is no text in ${locale}, in which the brand is shown`);
}
