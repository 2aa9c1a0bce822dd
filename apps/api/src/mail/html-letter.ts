import { MARK_SIZE } from '@shop/design-system/brand';
import { htmlLang } from '@shop/i18n';
import type { Fact } from './fact.ts';
import { escaped } from './escaped.ts';
import type { FootedLetter, LetterLink, LetterSection } from './letter.ts';
import { DARK, LIGHT, type MailColours } from './mail-look.ts';
import { MARK_CID, PICTURE_CID } from './mail-message.ts';

const FONTS = "'Instrument Sans',Helvetica,Arial,sans-serif";
const DISPLAY_FONTS = "'Bricolage Grotesque','Instrument Sans',Helvetica,Arial,sans-serif";
const WIDTH = 600;

interface Head {
  readonly title: string;
  /** Where the shop's name leads. */
  readonly home: string;
  /** Points; the shop's own mark is as wide as high. */
  readonly markWidth?: number | undefined;
}

/**
 * A letter as mail programs draw it: tables of 600 px, attributes and inline styles, for Outlook knows little else. Programs
 * that read style sheets get the narrow page and the dark colours. Without pictures every word is still there.
 */
export function htmlLetter(letter: FootedLetter, { title, home, markWidth = MARK_SIZE }: Head): string {
  const { locale, hello, intro, quote, picture, facts, sections = [], notes, link, goodbye, signature, footer } = letter;
  const blocks = [
    `<h1 class="text" style="margin:0 0 16px;font-family:${DISPLAY_FONTS};font-size:28px;line-height:1.15;font-weight:700;color:${LIGHT.text}">${escaped(title)}</h1>`,
    hello ? paragraph(hello) : '',
    paragraph(intro),
    quote ? quotation(quote) : '',
    link ? button(link) : '',
    factTable(facts),
    ...sections.map(sectionHtml),
    ...notes.filter(Boolean).map((note) => paragraph(note)),
    paragraph([goodbye, signature].filter(Boolean).join('\n')),
  ];
  return `<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no"><title>${escaped(title)}</title>
<style>${STYLES}</style></head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page};font-family:${FONTS}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(intro)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.page}"><tr><td class="around" align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px">
<tr><td style="padding:0 0 16px">${shopMark(signature, home, markWidth)}</td></tr>
<tr><td class="surface" bgcolor="${LIGHT.surface}" style="background:${LIGHT.surface};border-radius:14px;overflow:hidden">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${picture ? pictureRow(picture.alt) : ''}
<tr><td class="sheet" style="padding:32px">${blocks.filter(Boolean).join('\n')}</td></tr></table></td></tr>${footer ? footerRow(footer) : ''}</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}

function shopMark(shop: string, home: string, width: number): string {
  const name = `<span class="brand" style="font-family:${DISPLAY_FONTS};font-size:22px;font-weight:700;color:${LIGHT.brand};vertical-align:middle">${escaped(shop)}</span>`;
  return `<a href="${escaped(home)}" style="text-decoration:none"><img src="cid:${MARK_CID}" alt="" width="${width}" height="${MARK_SIZE}" style="vertical-align:middle;border:0">&nbsp; ${name}</a>`;
}

function pictureRow(alt: string): string {
  const style = `display:block;width:100%;height:auto;border:0;color:${LIGHT.quiet};font-family:${FONTS};font-size:14px;border-radius:14px 14px 0 0`;
  return `<tr><td><img class="quiet" src="cid:${PICTURE_CID}" alt="${escaped(alt)}" width="${WIDTH}" style="${style}"></td></tr>`;
}

/** Below the letter, quieter than anything in it. */
function footerRow({ label, url }: LetterLink): string {
  const style = `color:${LIGHT.quiet};font-size:14px;line-height:1.5;text-decoration:underline`;
  return `
<tr><td align="center" style="padding:20px 12px 8px"><a class="quiet" href="${escaped(url)}" style="${style}">${escaped(label)}</a></td></tr>`;
}

function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${LIGHT.text}">${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

function quotation(text: string): string {
  const style = `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${LIGHT.action};font-size:18px;line-height:1.5;color:${LIGHT.text}`;
  return `<p class="text" style="${style}">${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

/** Coloured by its cell, which Outlook understands; the whole of it is the link elsewhere. */
function button({ label, url }: LetterLink): string {
  const link = `display:inline-block;padding:14px 28px;font-size:16px;line-height:1.25;font-weight:700;color:${LIGHT.onAction};text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px"><tr><td bgcolor="${LIGHT.action}" align="center" style="border-radius:999px;background:${LIGHT.action}"><a class="button" href="${escaped(url)}" style="${link}">${escaped(label)}</a></td></tr></table>`;
}

function sectionHtml({ heading, list = [], amounts = [], paragraphs = [], link }: LetterSection): string {
  const items = list.map((line) => `<li style="margin:0 0 6px">${escaped(line)}</li>`).join('');
  return [
    `<h2 class="text" style="margin:28px 0 12px;font-family:${DISPLAY_FONTS};font-size:20px;line-height:1.2;font-weight:700;color:${LIGHT.text}">${escaped(heading)}</h2>`,
    items && `<ul class="text" style="margin:0 0 16px;padding:0 0 0 20px;font-size:16px;line-height:1.5;color:${LIGHT.text}">${items}</ul>`,
    factTable(amounts, { valueAlign: 'right' }),
    ...paragraphs.map(paragraph),
    link
      ? `<p style="margin:0 0 16px;font-size:16px;line-height:1.5"><a class="link" href="${escaped(link.url)}" style="color:${LIGHT.link};font-weight:700;text-decoration:underline">${escaped(link.label)}</a></p>`
      : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function factTable(facts: readonly Fact[], { valueAlign = 'left' }: { valueAlign?: 'left' | 'right' } = {}): string {
  if (facts.length === 0) return '';
  const line = `border-bottom:1px solid ${LIGHT.hairline}`;
  const isAmount = valueAlign === 'right';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th class="quiet hairline" scope="row" align="left" valign="top"${isAmount ? '' : ' width="36%"'} style="padding:9px 16px 9px 0;font-weight:400;font-size:15px;line-height:1.4;color:${LIGHT.quiet};${line}">${escaped(label)}</th><td class="text hairline" align="${valueAlign}" valign="top" style="padding:9px 0;font-weight:700;font-size:15px;line-height:1.4;color:${LIGHT.text};${line}${isAmount ? ';white-space:nowrap' : ''}">${escaped(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.join('')}</table>`;
}

const STYLES = `@media (max-width:480px){.around{padding:16px 8px!important}.sheet{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){${dark(DARK)}}`;

function dark({ page, surface, text, quiet, brand, link, hairline }: MailColours): string {
  return `.page{background:${page}!important}.surface{background:${surface}!important}.text{color:${text}!important}.quiet{color:${quiet}!important}.brand{color:${brand}!important}.link{color:${link}!important}.hairline{border-color:${hairline}!important}`;
}
