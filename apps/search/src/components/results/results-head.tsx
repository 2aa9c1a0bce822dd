import type { SearchFlow } from '@shop/domain';
import { useIntl } from 'react-intl';
import type { ReactNode, Ref } from 'react';
import { grouped } from '../../views/results/word-templates.ts';
import css from './results.module.css';

interface ResultsHeadProps {
  readonly flow: SearchFlow;
  /** The list is of one hotel. */
  readonly isOneHotel: boolean;
  readonly place: string | undefined;
  /** Undefined while it is counted. */
  readonly total: number | undefined;
  readonly isFailed: boolean;
  readonly ref: Ref<HTMLElement>;
  /** The order. */
  readonly children?: ReactNode;
}

/** How much was found, and its order. */
export function ResultsHead({ flow, isOneHotel, place, total, isFailed, ref, children }: ResultsHeadProps) {
  const intl = useIntl();
  const t = (id: string, values?: Record<string, string | number | undefined>) => intl.formatMessage({ id: `search.${id}` }, values);
  const kind = flow === 'hotel' && isOneHotel ? 'rooms' : flow;
  const title =
    total === undefined
      ? t(isFailed ? `flow.${flow}` : 'results.searching')
      : t(`count.${kind}`, { count: total, total: grouped(total, intl.locale) });
  return (
    <header className={css.head} ref={ref}>
      <h1 className={css.title} aria-live="polite">
        {place ? t('results.at', { place, stays: title }) : title}
      </h1>
      {children}
    </header>
  );
}
