import { Icon } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import type { Suggestion } from '@shop/contracts';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isFixed, questionsOf, type Question } from '../views/flow-questions.ts';
import { dated, themed } from '../views/search-draft.ts';
import { DatesPanel } from './dates-panel.tsx';
import { DestinationField } from './destination-field.tsx';
import { PartyPanel } from './party-panel.tsx';
import { ThemesPanel } from './search-box-themes.tsx';
import type { SearchFieldsProps } from './search-fields.ts';
import css from './search-steps.module.css';
import { useDraftMessages } from './use-draft-messages.ts';

interface SearchStepsProps {
  readonly fields: SearchFieldsProps;
  readonly flow: SearchFlow;
  readonly open: Question | undefined;
  readonly onOpen: (question: Question) => void;
}

/** The questions of the phone's dialog, one open at a time; an answer leads to the next one. */
export function SearchSteps({ fields, flow, open, onOpen }: SearchStepsProps) {
  const { draft, site, days, themes, onThemesAgain, onChange, onPick } = fields;
  const words = useDraftMessages(fields);
  const questions = questionsOf(flow).filter((question) => !isFixed(question, flow));
  const goAfter = (answered: Question) => onOpen(questions[questions.indexOf(answered) + 1] ?? answered);
  const pick = (place: Suggestion) => {
    onPick(place);
    goAfter('where');
  };
  const panels: Record<Question, ReactNode> = {
    where: <DestinationField {...fields} flow={flow} onPick={pick} look="bordered" />,
    when: (
      <DatesPanel
        layout="column"
        dates={draft}
        days={days}
        site={site}
        onChange={(dates) => onChange(dated(draft, dates))}
        onConfirm={() => goAfter('when')}
      />
    ),
    theme: (
      <ThemesPanel
        themes={themes}
        onAgain={onThemesAgain}
        theme={draft.theme}
        onChange={(theme) => onChange(themed(draft, theme))}
        onConfirm={() => goAfter('theme')}
      />
    ),
    who: <PartyPanel party={draft} flow={flow} onChange={(party) => onChange({ ...draft, ...party })} />,
  };
  return questions.map((question) => (
    <Step key={question} question={question} answer={words[question]} isOpen={question === open} onOpen={() => onOpen(question)}>
      {panels[question]}
    </Step>
  ));
}

interface StepProps {
  readonly question: Question;
  readonly answer: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function Step({ question, answer, isOpen, onOpen, children }: StepProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <section className={css.step} data-open={isOpen || undefined}>
      <button type="button" className={css.head} aria-expanded={isOpen} aria-controls={id} onClick={onOpen}>
        <span className={css.question}>{intl.formatMessage({ id: `search.box.${question}` })}</span>
        <span className={css.answer}>{answer}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div id={id} className={css.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
