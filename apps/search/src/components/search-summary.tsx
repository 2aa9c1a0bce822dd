import { Icon } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { useIntl } from 'react-intl';
import type { SearchFieldsProps } from './search-fields.ts';
import { stepsOf, type SearchStep } from './search-steps.tsx';
import css from './search-summary.module.css';
import { useDraftWords } from './use-draft-words.ts';

interface SearchSummaryProps {
  readonly fields: Pick<SearchFieldsProps, 'draft' | 'visit'>;
  readonly look: 'hero' | 'compact';
  readonly flow: SearchFlow;
  readonly onOpen: (step: SearchStep) => void;
}

/** The search on a phone: three questions above the button, or one line. */
export function SearchSummary({ fields: { draft, visit }, look, flow, onOpen }: SearchSummaryProps) {
  const intl = useIntl();
  const words = useDraftWords(draft, visit.locale);
  const steps = stepsOf(flow);
  if (look === 'compact') {
    return (
      <button type="button" className={css.compact} aria-haspopup="dialog" onClick={() => onOpen('where')}>
        <Icon name="search" />
        <span className={css.words}>
          <span className={css.place}>{words.where}</span>
          <span className={css.rest}>{steps.slice(1).map((step) => words[step]).join(' · ')}</span>
        </span>
        <Icon name="sliders-horizontal" />
      </button>
    );
  }
  return steps.map((step) => (
    <button key={step} type="button" className={css.row} aria-haspopup="dialog" onClick={() => onOpen(step)}>
      <span className={css.label}>{intl.formatMessage({ id: `search.box.${step}` })}</span>
      <span className={css.value}>{step === 'where' && !draft.term.trim() ? intl.formatMessage({ id: 'search.box.wherePlaceholder' }) : words[step]}</span>
    </button>
  ));
}
