import type { Locale, PartnerMessage } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import { escaped, pageHeaders } from '../../mail/index.ts';
import { factsOf, partnerIntro } from './mail-channel.ts';
import { partnerMailMessages } from './partner-mail-messages.ts';

const STYLE = `body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1f1d1a}
dt{color:#5c5a55}dd{margin:0 0 .5rem;font-weight:600}form{margin:1.5rem 0}button{font:inherit;padding:.6rem 1.2rem}
textarea{display:block;width:100%;margin:.5rem 0;font:inherit}`;

export const ANSWER_PAGE_HEADERS = pageHeaders(STYLE);

export interface AnswerPage {
  readonly locale: Locale;
  readonly message: PartnerMessage;
  /** What the partner has answered so far. */
  readonly answered: 'acknowledged' | 'refused' | undefined;
}

/** What is to be delivered, and two forms: opening the page answers nothing, no matter who opens it. */
export function answerPage({ locale, message, answered }: AnswerPage): string {
  const words = partnerMailMessages(locale);
  const facts = factsOf(message, locale).map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`);
  const done = answered && `<p role="status"><strong>${escaped(answered === 'refused' ? words.refused : words.confirmed)}</strong></p>`;
  return `<!doctype html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(message.bookingNumber)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(partnerIntro(message, locale))}</h1>${done ?? ''}<dl>${facts.join('')}</dl>
<form method="post"><button name="status" value="acknowledged">${escaped(words.confirm)}</button></form>
<form method="post"><label>${escaped(words.reason)}<textarea name="reason" rows="4" maxlength="500" required></textarea></label>
<button name="status" value="refused">${escaped(words.refuse)}</button></form></main></body></html>`;
}
