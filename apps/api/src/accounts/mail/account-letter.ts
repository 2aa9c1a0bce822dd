import type { Locale } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import type { Mail, Sender } from '../../mail/confirmation.ts';
import { labelled } from '../../mail/labelled.ts';
import { accountWords, type AccountMailName } from './account-mail-words.ts';

export interface AccountLetter {
  readonly name: AccountMailName;
  readonly locale: Locale;
  readonly to: { readonly firstName: string; readonly lastName: string; readonly email: string };
  /** Where the mail's link leads; given exactly when the mail has an action. */
  readonly url?: string;
}

/** A mail about an account, in text and HTML. */
export function accountLetter({ name, locale, to, url }: AccountLetter, { shopName }: Sender): Mail {
  const words = accountWords(locale);
  const { subject, lines, action } = words[name];
  const [first = '', ...rest] = lines;
  const link = action && url ? { label: action, url } : undefined;
  return {
    to: { name: `${to.firstName} ${to.lastName}`.trim(), address: to.email },
    from: { name: shopName, address: 'account@shop.invalid' },
    subject,
    text: [
      words.hello(to.firstName),
      first,
      ...(link ? [labelled(link.label, link.url, locale)] : []),
      ...rest,
      `${words.goodbye}\n${shopName}\n`,
    ].join('\n\n'),
    html: htmlLetter(
      [words.hello(to.firstName), first, ...(link ? [link] : []), ...rest, { lines: [words.goodbye, shopName] }],
      htmlLang(locale),
    ),
  };
}

type Paragraph = string | { readonly label: string; readonly url: string } | { readonly lines: readonly string[] };

function htmlLetter(paragraphs: readonly Paragraph[], lang: string): string {
  const body = paragraphs.map((paragraph) => `<p>${inHtml(paragraph)}</p>`).join('\n');
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title></title></head>
<body style="margin:0;padding:24px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f1d1a;background:#ffffff">
${body}</body></html>`;
}

function inHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return escaped(paragraph);
  if ('lines' in paragraph) return paragraph.lines.map(escaped).join('<br>');
  return `<a href="${escaped(paragraph.url)}">${escaped(paragraph.label)}</a>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
