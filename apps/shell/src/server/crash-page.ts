import type { Site } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import type { Words } from '../app.tsx';

/** The last resort, without any code of the shop: "It seems that the page went on holidays" (spec 2, section 8). */
export function crashPage(site: Site, words: Words): string {
  const text = (id: string) => words[id]?.map((part) => ('value' in part ? part.value : '')).join('') ?? '';
  return `<!doctype html><html lang="${htmlLang(site.locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text('shell.crash.title')}</title><h1>${text('shell.crash.title')}</h1><p><a href="${site.prefix || '/'}">${text('shell.notFound.home')}</a></p></html>`;
}
