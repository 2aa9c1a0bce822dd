import { Icon } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { dated } from '../views/search-draft.ts';
import { DatesPanel } from './dates-panel.tsx';
import { DestinationField } from './destination-field.tsx';
import { PartyPanel } from './party-panel.tsx';
import type { SearchFieldsProps } from './search-fields.ts';
import { asksDates, asksParty } from './search-line.tsx';
import css from './search-steps.module.css';
import { useDraftWords } from './use-draft-words.ts';

export type SearchStep = 'where' | 'when' | 'who';

/** The questions of a flow, in order. */
export function stepsOf(flow: SearchFlow): SearchStep[] {
  return ['where', ...(asksDates(flow) ? (['when'] as const) : []), ...(asksParty(flow) ? (['who'] as const) : [])];
}

interface SearchStepsProps {
  readonly fields: SearchFieldsProps;
  readonly flow: SearchFlow;
  readonly step: SearchStep | undefined;
  readonly onStep: (step: SearchStep) => void;
}

/** The questions of the phone's dialog, one open at a time; an answer leads to the next one. */
export function SearchSteps({ fields, flow, step, onStep }: SearchStepsProps) {
  const { draft, visit, onChange, onPick } = fields;
  const words = useDraftWords(draft, visit.locale);
  const steps = stepsOf(flow);
  const goAfter = (done: SearchStep) => onStep(steps[steps.indexOf(done) + 1] ?? done);
  const pickAndGo = (...picked: Parameters<typeof onPick>) => {
    onPick(...picked);
    goAfter('where');
  };
  const panels: Record<SearchStep, ReactNode> = {
    where: <DestinationField {...fields} onPick={pickAndGo} look="bordered" />,
    when: <DatesPanel layout="column" dates={draft} visit={visit} onChange={(dates) => onChange(dated(draft, dates))} onConfirm={() => goAfter('when')} />,
    who: <PartyPanel party={draft} onChange={(party) => onChange({ ...draft, ...party })} />,
  };
  return steps.map((each) => (
    <Step key={each} step={each} value={words[each]} isOpen={each === step} onOpen={() => onStep(each)}>
      {panels[each]}
    </Step>
  ));
}

interface StepProps {
  readonly step: SearchStep;
  readonly value: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function Step({ step, value, isOpen, onOpen, children }: StepProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <section className={css.step} data-open={isOpen || undefined}>
      <button type="button" className={css.head} aria-expanded={isOpen} aria-controls={id} onClick={onOpen}>
        <span className={css.label}>{intl.formatMessage({ id: `search.box.${step}` })}</span>
        <span className={css.value}>{value}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div id={id} className={css.panel} hidden={!isOpen}>{isOpen && children}</div>
    </section>
  );
}
