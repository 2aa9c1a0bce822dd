import type { Locale } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import { escaped } from '../escaped.ts';
import { pageHeaders } from './page-headers.ts';
import { LIGHT } from '../mail-look.ts';
import { homeOf, type Sender } from '../sender.ts';

const STYLE = `body{margin:0;background:${LIGHT.page};color:${LIGHT.text};font:1.0625rem/1.55 system-ui,sans-serif}
main{box-sizing:border-box;max-width:36rem;margin:12vh auto 3rem;padding:2.5rem 2rem;background:${LIGHT.surface};border:1px solid ${LIGHT.hairline};border-radius:1rem}
@media(max-width:40rem){main{margin:0;min-height:100vh;padding:2rem 1.25rem;border:0;border-radius:0}}
.shop{margin:0 0 1.5rem;font-weight:700;color:${LIGHT.brand}}h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}
section{margin:1.5rem 0;padding:1.5rem 0 0;border-top:1px solid ${LIGHT.hairline}}h2{margin:0 0 .5rem;font-size:1.1875rem;line-height:1.3}p{margin:0 0 1rem}
button{font:inherit;font-weight:600;padding:.75rem 1.5rem;border:0;border-radius:.75rem;background:${LIGHT.action};color:${LIGHT.onAction};cursor:pointer}
form{margin:1.5rem 0}section form{margin:1rem 0 0}section button{background:none;color:${LIGHT.text};box-shadow:inset 0 0 0 1px ${LIGHT.quiet}}a{color:${LIGHT.link};text-underline-offset:.2em}
:focus-visible{outline:3px solid ${LIGHT.link};outline-offset:3px}`;

export const LINK_PAGE_HEADERS = pageHeaders(STYLE);

/** One of several things that a page tells, each with its own form. */
export interface LinkSection {
  readonly heading: string;
  readonly text: string;
  readonly form?: { readonly action: string; readonly button: string };
}

export interface LinkPage {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  /** What the form's button does; a page that only tells something has none. */
  readonly button?: string | undefined;
  readonly sections?: readonly LinkSection[];
  /** Where else to go, by a path of the shop. */
  readonly more?: { readonly label: string; readonly href: string } | undefined;
  /** The link to the home page. */
  readonly home: string;
}

/** What a link of a mail asks, or what has become of it. To open it changes nothing: scanners of mails open every link. */
export function linkPage({ locale, title, text, button, sections = [], more, home }: LinkPage, sender: Sender): string {
  const links = [...(more ? [more] : []), { label: home, href: homeOf(locale, sender) }];
  return `<!doctype html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><p class="shop">${escaped(sender.shopName)}</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${button ? form(button) : ''}
${sections.map(section).join('\n')}
${links.map(({ label, href }) => `<p><a href="${escaped(href)}">${escaped(label)}</a></p>`).join('\n')}</main></body></html>`;
}

/** Without an action it is sent to the address of the page. */
function form(button: string, action?: string): string {
  return `<form method="post"${action ? ` action="${escaped(action)}"` : ''}><button>${escaped(button)}</button></form>`;
}

function section({ heading, text, form: its }: LinkSection): string {
  return `<section><h2>${escaped(heading)}</h2><p>${escaped(text)}</p>${its ? form(its.button, its.action) : ''}</section>`;
}
