import { BarCell, BarField, Icon, SearchBar } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import type { FormEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isFixed, questionsOf, type Question } from '../views/flow-questions.ts';
import type { SearchFieldsProps } from './search-fields.ts';
import css from './search-summary.module.css';
import { useDraftMessages } from './use-draft-messages.ts';

interface SearchSummaryProps {
  readonly fields: Pick<SearchFieldsProps, 'draft' | 'site' | 'themes' | 'themeLabel'>;
  readonly look: 'hero' | 'compact';
  readonly flow: SearchFlow;
  readonly label: string;
  readonly button: ReactElement;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onOpen: (question: Question) => void;
}

/** The search on a phone: the questions above the button, or one line. */
export function SearchSummary({ fields, look, flow, label, button, onSubmit, onOpen }: SearchSummaryProps) {
  const intl = useIntl();
  const words = useDraftMessages(fields);
  const questions = questionsOf(flow);
  if (look === 'compact') {
    return (
      <button type="button" className={css.compact} aria-haspopup="dialog" onClick={() => onOpen('where')}>
        <Icon name="search" />
        <span className={css.words}>
          <span className={css.place}>{words.where}</span>
          {questions.length > 1 && (
            <span className={css.rest}>
              {questions
                .slice(1)
                .filter((question) => question !== 'theme' || fields.draft.theme)
                .map((question) => words[question])
                .join(' · ')}
            </span>
          )}
        </span>
        <Icon name="sliders-horizontal" />
      </button>
    );
  }
  return (
    <SearchBar label={label} button={button} onSubmit={onSubmit}>
      {questions.map((question) => (
        <BarCell key={question}>
          <BarField
            label={intl.formatMessage({ id: `search.box.${question}` })}
            value={words[question]}
            aria-haspopup="dialog"
            disabled={isFixed(question, flow)}
            onClick={() => onOpen(question)}
          />
        </BarCell>
      ))}
    </SearchBar>
  );
}
