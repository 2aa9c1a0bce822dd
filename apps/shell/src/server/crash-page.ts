import type { Site } from '@shop/contracts';
import { brandNameOf } from '@shop/design-system/brand-name';
import { htmlLang } from '@shop/i18n';
import type { Words } from '../app.tsx';
import { FAVICON, shopMark } from './shop-mark.ts';

/** The last resort, without any code of the shop: "It seems that the page went on holidays" (spec 2, section 8). */
export function crashPage(site: Site, words: Words, css: readonly string[]): string {
  return plainPage(site, words, { css, title: 'shell.crash.title' });
}

/** The not-found page for an address that no page can be looked up for, such as half an escape (spec 1, section 2). */
export function unreadablePage(site: Site, words: Words, css: readonly string[]): string {
  return plainPage(site, words, { css, title: 'shell.notFound.title', text: 'shell.notFound.text' });
}

interface Plain {
  /** Addresses of the shell's style sheets. */
  readonly css: readonly string[];
  readonly title: string;
  readonly text?: string;
}

function plainPage(site: Site, words: Words, { css, title, text }: Plain): string {
  const { locale, prefix, brand } = site;
  const say = (id: string) => words[id]?.map((part) => ('value' in part ? part.value : '')).join('') ?? '';
  const sheets = css.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const more = text ? `<p>${say(text)}</p>` : '';
  return `<!doctype html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, follow"><title>${say(title)}</title><link rel="icon" href="${brand?.favicon ?? FAVICON}" type="image/svg+xml">${sheets}</head><body><main class="splash"><p class="splash-shop">${shopMark(brandNameOf(site), brand?.favicon)}</p><h1>${say(title)}</h1>${more}<p><a class="splash-choice" href="${prefix || '/'}">${say('shell.notFound.home')}</a></p></main></body></html>`;
}
