import type { Locale } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import { escaped } from '../escaped.ts';
import { pageHeaders } from './page-headers.ts';
import { homeOf, type Sender } from '../sender.ts';

const STYLE = `body{margin:0;background:#f7f4ee;color:#1f1d1a;font:1.0625rem/1.55 system-ui,sans-serif}
main{box-sizing:border-box;max-width:36rem;margin:12vh auto 3rem;padding:2.5rem 2rem;background:#fff;border:1px solid #e4ded3;border-radius:1rem}
@media(max-width:40rem){main{margin:0;min-height:100vh;border:0;border-radius:0}}
.shop{margin:0 0 1.5rem;font-weight:600;color:#5c5a55}h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}
button{font:inherit;font-weight:600;padding:.8rem 1.6rem;border:0;border-radius:2rem;background:#1f1d1a;color:#fff;cursor:pointer}
form{margin:1.5rem 0}a{color:inherit}:focus-visible{outline:3px solid #1a5fb4;outline-offset:3px}`;

export const LINK_PAGE_HEADERS = pageHeaders(STYLE);

export interface LinkPage {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  /** What the form's button does; a page that only tells something has none. */
  readonly button?: string | undefined;
  /** The link to the home page. */
  readonly home: string;
}

/** What a link of a mail asks, or what has become of it. To open it changes nothing: scanners of mails open every link. */
export function linkPage({ locale, title, text, button, home }: LinkPage, sender: Sender): string {
  const form = button ? `<form method="post"><button>${escaped(button)}</button></form>` : '';
  return `<!doctype html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><p class="shop">${escaped(sender.shopName)}</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}
<p><a href="${escaped(homeOf(locale, sender))}">${escaped(home)}</a></p></main></body></html>`;
}
