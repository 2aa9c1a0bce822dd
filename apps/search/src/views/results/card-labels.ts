import type { LocalDate, Locale } from '@shop/contracts';
import { scoreLabel, type SearchFlow } from '@shop/domain';
import { htmlLang } from '@shop/i18n';
import type { IntlShape } from 'react-intl';
import { countTemplate, wordTemplate } from './word-templates.ts';

type Values = Record<string, string | number>;

/** The words of one list of cards: said once, however many cards say them. */
export interface CardLabels {
  readonly locale: Locale;
  readonly today: LocalDate;
  readonly flow: SearchFlow;
  /** A word under `search.card`. */
  readonly t: (id: string, values?: Values) => string;
  /** Names the heart of a card. */
  readonly wish: (title: string) => string;
  /** `Score 8.3 out of 10`. */
  readonly score: (value: string) => string;
  /** `212 reviews`. */
  readonly reviews: (count: number) => string;
  readonly scoreWord: (average: number) => string | undefined;
}

export function cardLabels(
  intl: Pick<IntlShape, 'formatMessage'>,
  { locale, today, flow }: Pick<CardLabels, 'locale' | 'today' | 'flow'>,
): CardLabels {
  const said = new Map<string, string>();
  const once = (id: string, values?: Values): string => {
    const key = values ? id + Object.values(values).join(' ') : id;
    const known = said.get(key) ?? intl.formatMessage({ id }, values);
    said.set(key, known);
    return known;
  };
  return {
    locale,
    today,
    flow,
    t: (id, values) => once(`search.card.${id}`, values),
    wish: wordTemplate(intl, 'search.card.wish', 'title'),
    score: wordTemplate(intl, 'search.card.score', 'score'),
    reviews: countTemplate(intl, 'search.card.reviews', htmlLang(locale)),
    scoreWord: (average) => {
      const word = scoreLabel(average, 'reduced');
      return word && once(`search.score.${word}`);
    },
  };
}
