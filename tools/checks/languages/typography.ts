import type { Language } from '@shop/i18n';

interface Rule {
  readonly fault: RegExp;
  readonly says: string;
}

const NBSP = '[\\u00A0\\u202F]';
const rule = (fault: RegExp, says: string): Rule => ({ fault, says });

const EVERYWHERE: readonly Rule[] = [
  rule(/\p{L}'\p{L}/u, 'straight apostrophe'),
  rule(/\.\.\./, 'three points for …'),
  rule(/\S {2,}\S/, 'two blanks'),
  rule(/(?<![\w\d-])\d{1,3} ?- ?\d{1,3}(?![\w-])/, 'hyphen between numbers: a range has – or words'),
  rule(/\p{L} - \p{L}/u, 'hyphen for a dash'),
  rule(/[·–-] \{(?:shop|brand)\}$/u, 'a page title ends in “| {shop}”'),
  rule(/\p{L} (?:\+\d{2} \d|0\d{1,3} \d{2} \d)/u, 'plain blank in a telephone number'),
  rule(/[\d}] (?:km|m²|kg|€)(?!\p{L})/u, 'plain blank before a unit'),
  rule(/(?<![\d./][ \u00A0]?)(?!19\d\d|20\d\d)[1-9]\d{3,}(?![\d/])(?=[ \u00A0]\p{Ll})/u, 'thousands without a separator'),
];

const PERCENT_APART = [rule(/[\d}] %/, 'plain blank before %'), rule(/[\d}]%/, 'no-break blank missing before %')];
const PERCENT_CLOSE = [rule(/[\d}][ \u00A0\u202F]%/, 'blank before %')];

const RULES: Record<Language, readonly Rule[]> = {
  fr: [
    ...EVERYWHERE,
    ...PERCENT_APART,
    rule(/ [:;!?»]/, 'plain blank before a double sign'),
    rule(/\u202F/u, 'narrow no-break blank: texts have the one of full width'),
    rule(/[\p{L}\d)}»][;!?](?![\w=/])/u, 'no-break blank missing before ; ! ?'),
    rule(/[\p{L})}»]:(?=\s|$)/u, 'no-break blank missing before :'),
    rule(new RegExp(`«(?!${NBSP})`), 'no-break blank missing after «'),
    rule(/[“”"]/, 'quotation marks are « »'),
    rule(/\d h(?!\p{L})/u, 'plain blank before h'),
    rule(/(?<![\d:])\d{1,2}:\d{2}(?![\d:])/, 'times are written 15 h'),
    rule(/n° /, 'plain blank after n°'),
  ],
  es: [
    ...EVERYWHERE,
    ...PERCENT_APART,
    rule(/[“”"]/, 'quotation marks are « »'),
    rule(/^[^¿]*[\p{L}}]\?/u, '¿ missing'),
    rule(/^[^¡]*[\p{L}}]!/u, '¡ missing'),
    rule(/\d h(?!\p{L})/u, 'plain blank before h'),
    rule(/n\.º /u, 'plain blank after n.º'),
    rule(/\p{L} [:;!?]/u, 'blank before a sign'),
  ],
  it: [
    ...EVERYWHERE,
    ...PERCENT_CLOSE,
    rule(/[“”"]/, 'quotation marks are « »'),
    rule(/\p{L} [:;!?]/u, 'blank before a sign'),
    rule(/(?<!\p{L})n\. \{/u, 'plain blank after n.'),
    rule(
      /(?<!\p{L})(?:il|al|dal|del|nel) \{(?:day|until|lastDay|from|to)?\}/iu,
      'no article before a day: “fino a giovedì”, and the 8th has “all’”',
    ),
  ],
  nl: [
    ...EVERYWHERE,
    ...PERCENT_CLOSE,
    rule(/[“”"«»]/, 'quotation marks are ‘ ’'),
    rule(/Éé?é?n\b/u, 'a capital E takes no accent: Eén'),
    rule(/(?<![\d:])\d{1,2}:\d{2}(?![\d:])/, 'times are written 15.00 uur'),
    rule(/\p{L} [:;!?]/u, 'blank before a sign'),
  ],
  /** The English texts are the specification's. */
  en: [],
};

/** What is against the typography of a language in a text; `{name}` stands for what is put in. */
export function typographyFaults(text: string, language: Language): string[] {
  return RULES[language].filter(({ fault }) => fault.test(text)).map(({ says }) => says);
}
