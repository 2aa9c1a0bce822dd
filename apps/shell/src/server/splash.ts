import { FAVICON, shopMark } from './shop-mark.ts';
import { languageCookie } from './set-cookies.ts';

/** The Belgian shop's languages, each in its own words (SHELL-063). */
const LANGUAGES = [
  {
    code: 'nl',
    locale: 'nl_BE',
    name: 'Nederlands',
    welcome: 'Welkom',
    choose: 'Kies je taal',
    trade: 'Uitgekozen hotels, met altijd een belevenis in de prijs inbegrepen.',
  },
  {
    code: 'fr',
    locale: 'fr_BE',
    name: 'Français',
    welcome: 'Bienvenue',
    choose: 'Choisissez votre langue',
    trade: 'Hôtels choisis, et toujours une expérience comprise dans le prix.',
  },
] as const;

/** A sun that goes down behind a bay, in the roles of the brand: it needs no picture and no script. */
const SCENE =
  '<svg class="splash-scene" viewBox="0 0 1440 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">' +
  '<circle class="splash-sun" cx="1200" cy="190" r="120"/>' +
  '<path class="splash-hills" d="M0 236c120-66 220-92 350-60s210 44 330 6 240-80 380-42 250 44 380-6v386H0z"/>' +
  '<path class="splash-sea" d="M0 268h1440v252H0z"/>' +
  '<path class="splash-light" d="M1095 288h210v7h-210zM1125 316h150v7h-150zM1080 346h240v7h-240zM1140 378h120v7h-120z"/>' +
  '<path class="splash-sail" d="M290 150v150h-78zM300 178v122h64z"/><path class="splash-hull" d="M204 312h170l-30 38H238z"/></svg>';

interface Splash {
  readonly shop: string;
  /** Address of the partner's icon, where the shop is shown as a partner's. */
  readonly mark?: string;
  /** Addresses of the shell's style sheets. */
  readonly css: readonly string[];
  /** Public address without a prefix. */
  readonly origin: string;
  /** Path and query that the visitor asked for: the language leads on to it. */
  readonly requested?: string;
}

/** The welcome of a country with two languages: a choice, in both of them, without any script. */
export function splashPage({ shop, mark = FAVICON, css, origin, requested = '/' }: Splash): string {
  const sheets = css.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const alternates = LANGUAGES.map(({ code }) => `<link rel="alternate" hreflang="${code}-BE" href="${origin}/${code}">`).join('');
  const choices = LANGUAGES.map(
    ({ code, welcome, trade, choose, name }) =>
      `<li lang="${code}"><h2>${welcome}</h2><p>${trade}</p><p class="splash-choose">${choose}</p><a class="splash-choice" hreflang="${code}-BE" href="${hrefIn(code, requested)}" rel="nofollow">${name}</a></li>`,
  ).join('');
  return `<!doctype html><html lang="nl-BE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${shop} · België, Belgique</title><meta name="description" content="${shop}: kies je taal, choisissez votre langue."><link rel="icon" href="${mark}" type="image/svg+xml">${alternates}${sheets}</head><body><main class="splash"><h1 class="splash-shop">${shopMark(shop, mark)}</h1><ul class="splash-choices">${choices}</ul></main>${SCENE}</body></html>`;
}

function hrefIn(code: string, requested: string): string {
  const url = new URL(requested, 'http://shop');
  url.searchParams.set('language', code);
  return (url.pathname.replace(/^\/+/, '/') + url.search).replaceAll('&', '&amp;').replaceAll('"', '%22');
}

/** Where a visitor of the bare Belgian address goes: the language just chosen, or the one of last time; else nowhere yet. */
export function splashAnswer(
  query: URLSearchParams,
  lastLanguage: 'fr' | 'nl' | undefined,
): { readonly to: string; readonly cookie?: string } | undefined {
  const chosen = LANGUAGES.find(({ code }) => code === query.get('language'));
  if (chosen) return { to: `/${chosen.code}`, cookie: languageCookie(chosen.locale) };
  return lastLanguage && { to: `/${lastLanguage}` };
}

/** The requested address in the version of `home` (`/nl`), with what it asks for: a partner, a flow, a campaign. */
export function splashTarget({ pathname, searchParams }: URL, home: string): string {
  const query = new URLSearchParams(searchParams);
  query.delete('language');
  const deeper = pathname === '/' ? '' : pathname.replace(/^\/+/, '/');
  return home + deeper + (query.size > 0 ? `?${query}` : '');
}
