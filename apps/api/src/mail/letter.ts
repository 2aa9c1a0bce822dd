import type { Locale } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import { labelled } from './labelled.ts';

/** What a letter says, before it becomes text and HTML. */
export interface Letter {
  readonly locale: Locale;
  readonly hello: string;
  readonly intro: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly notes: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  readonly goodbye: string;
  readonly signature: string;
}

export function plainLetter({ locale, hello, intro, facts, notes, link, goodbye, signature }: Letter): string {
  const lines = facts.map(([label, value]) => (label ? labelled(label, value, locale) : value));
  const remarks = notes.filter(Boolean).flatMap((note) => ['', note]);
  return [hello, '', intro, '', ...lines, ...remarks, '', labelled(link.label, link.url, locale), '', goodbye, signature, ''].join('\n');
}

/** Mail programs know tables and attributes, little else. */
export function htmlLetter({ locale, hello, intro, facts, notes, link, goodbye, signature }: Letter): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td valign="top" style="padding:6px 16px 6px 0;color:#5c5a55">${escaped(label)}</td><td style="padding:6px 0"><strong>${escaped(value)}</strong></td></tr>`,
  );
  return `<!doctype html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><title>${escaped(signature)}</title></head>
<body style="margin:0;padding:24px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f1d1a;background:#ffffff">
<p>${escaped(hello)}</p><p>${escaped(intro)}</p>
<table role="presentation" cellpadding="0" cellspacing="0">${rows.join('')}</table>
${notes
  .filter(Boolean)
  .map((note) => `<p>${escaped(note)}</p>`)
  .join('')}
<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>
<p>${escaped(goodbye)}<br>${escaped(signature)}</p></body></html>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
