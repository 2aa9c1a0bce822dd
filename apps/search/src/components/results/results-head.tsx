import type { SearchFlow } from '@shop/domain';
import { useIntl } from 'react-intl';
import type { ReactNode, Ref } from 'react';
import { grouped } from '../../views/results/word-templates.ts';
import css from './results.module.css';

interface ResultsHeadProps {
  readonly flow: SearchFlow;
  readonly place: string | undefined;
  /** Undefined while it is counted. */
  readonly total: number | undefined;
  readonly isFailed: boolean;
  readonly ref: Ref<HTMLElement>;
  /** The order. */
  readonly children?: ReactNode;
}

/** How much was found, and its order. */
export function ResultsHead({ flow, place, total, isFailed, ref, children }: ResultsHeadProps) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number | undefined>) => intl.formatMessage({ id: `search.${id}` }, values);
  const kind = flow === 'activity' || flow === 'gifting' ? flow : 'booking';
  const title =
    total === undefined
      ? say(isFailed ? `flow.${flow}` : 'results.searching')
      : say(`count.${kind}`, { count: total, total: grouped(total) });
  return (
    <header className={css.head} ref={ref}>
      <h1 className={css.title} aria-live="polite">
        {place ? say('results.at', { place, stays: title }) : title}
      </h1>
      {children}
    </header>
  );
}
