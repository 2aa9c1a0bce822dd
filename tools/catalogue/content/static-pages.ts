import { STATIC_PAGES, type ContentBody, type Locale, type StaticPageId } from '@shop/contracts';
import { hasPage } from '@shop/routes';
import { readFileSync } from 'node:fs';
import { richTextFromMarkup } from '../../content/markup.ts';
import { COMPANIES } from './company.ts';
import { HELP_COPY, MORE_QUESTIONS, QUESTIONS, answerOf } from './help.ts';
import { copyOf, inFlanders, pageUrl, sayIn } from './copy.ts';

const UPDATED = '2026-11-02';

const FAQ = copyOf(`
  title | Questions fréquentes | Preguntas frecuentes | Veelgestelde vragen | Domande frequenti | Frequent questions
  text  | Dates, annulation, confirmation, cadeaux et taxe de séjour : les réponses que l’on nous demande le plus. | Fechas, cancelación, confirmación, regalos y tasa turística: las respuestas que más nos pedís. | Data, annuleren, bevestiging, cadeaus en toeristenbelasting: de antwoorden waar je het vaakst naar vraagt. | Date, annullamento, conferma, regali e tassa di soggiorno: le risposte più richieste. | Dates, cancelling, confirmations, gifts and the local tax: the answers people ask for most.
`);

/**
 * The static pages of a locale. Their texts lie in `pages/{language}/{id}.md`: the first line is the title, the second what
 * search engines show, then the text; `{name}`, `{law}` ... are the company's facts, `{page:cookies}` an address.
 */
export function staticPagesOf(locale: Locale): Readonly<Partial<Record<StaticPageId, ContentBody<'static-page'>>>> {
  const written = STATIC_PAGES.filter((id) => id !== 'faq' && hasPage(locale, 'content', { id }));
  return { ...Object.fromEntries(written.map((id) => [id, writtenPage(locale, id)])), faq: faqPage(locale) };
}

function writtenPage(locale: Locale, id: StaticPageId): ContentBody<'static-page'> {
  const file = new URL(`pages/${locale.slice(0, 2)}/${id}.md`, import.meta.url);
  const words = readFileSync(file, 'utf8');
  const [title = '', description = '', ...text] = fillIn(locale === 'nl_BE' ? inFlanders(words) : words, locale).split('\n');
  return { title: title.replace(/^# /, ''), description, updatedOn: UPDATED, content: richTextFromMarkup(text.join('\n')) };
}

function fillIn(text: string, locale: Locale): string {
  const company: Readonly<Record<string, string>> = {
    ...COMPANIES[locale],
    contact: pageUrl(locale, 'contact'),
    booking: pageUrl(locale, 'bookingManagement'),
  };
  return text.replace(/\{(?:page:([a-z-]+)|([a-zA-Z]+))\}/g, (whole, page: string | undefined, fact: string | undefined) => {
    const found = page ? pageUrl(locale, 'content', page) : company[fact!];
    if (!found) throw new Error(`Nothing is known for ${whole} in ${locale}`);
    return found;
  });
}

/** The frequent questions: each a heading that an address can lead to. */
function faqPage(locale: Locale): ContentBody<'static-page'> {
  const say = sayIn(locale, FAQ, HELP_COPY);
  const markup = [...QUESTIONS, ...MORE_QUESTIONS]
    .map((id) => `## ${say(id)} {#${id.toLowerCase()}}\n\n${answerOf(locale, id)}`)
    .join('\n\n');
  return { title: say('title'), description: say('text'), updatedOn: UPDATED, content: richTextFromMarkup(markup) };
}
