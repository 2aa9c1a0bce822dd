import type { Site } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import type { Words } from '../app.tsx';

/** The last resort, without any code of the shop: "It seems that the page went on holidays" (spec 2, section 8). */
export function crashPage(site: Site, words: Words, css: readonly string[]): string {
  const text = (id: string) => words[id]?.map((part) => ('value' in part ? part.value : '')).join('') ?? '';
  const sheets = css.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const title = text('shell.crash.title');
  return `<!doctype html><html lang="${htmlLang(site.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, follow"><title>${title}</title>${sheets}</head><body><main class="splash"><h1>${title}</h1><p><a class="splash-choice" href="${site.prefix || '/'}">${text('shell.notFound.home')}</a></p></main></body></html>`;
}
