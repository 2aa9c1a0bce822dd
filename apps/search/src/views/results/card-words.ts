import type { Locale } from '@shop/contracts';
import { scoreLabel, type SearchFlow } from '@shop/domain';
import type { IntlShape } from 'react-intl';

type Values = Record<string, string | number>;

/** The words of one list of cards: said once, however many cards say them. */
export interface CardWords {
  readonly locale: Locale;
  readonly flow: SearchFlow;
  /** A word under `search.card`. */
  readonly say: (id: string, values?: Values) => string;
  readonly scoreWord: (average: number) => string | undefined;
}

export function cardWords(intl: Pick<IntlShape, 'formatMessage'>, { locale, flow }: { locale: Locale; flow: SearchFlow }): CardWords {
  const said = new Map<string, string>();
  const once = (id: string, values?: Values): string => {
    const key = values ? id + Object.values(values).join(' ') : id;
    const known = said.get(key) ?? intl.formatMessage({ id }, values);
    said.set(key, known);
    return known;
  };
  return {
    locale,
    flow,
    say: (id, values) => once(`search.card.${id}`, values),
    scoreWord: (average) => {
      const word = scoreLabel(average, 'reduced');
      return word && once(`search.score.${word}`);
    },
  };
}
