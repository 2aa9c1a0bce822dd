import { BarCell, BarField, Dropdown, SearchBar } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import type { FormEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isFixed, questionsOf, type Question } from '../views/flow-questions.ts';
import { dated, themed } from '../views/search-draft.ts';
import { DestinationField } from './destination-field.tsx';
import { InSight } from './in-sight.tsx';
import { PartyPanel } from './party-panel.tsx';
import { PlainFields } from './plain-fields.tsx';
import { Arriving, fetchDates, LazyDatesPanel } from './search-box-lazy.tsx';
import { ThemesPanel } from './search-box-themes.tsx';
import type { SearchFieldsProps } from './search-fields.ts';
import css from './search-line.module.css';
import { useDraftWords } from './use-draft-words.ts';

interface SearchLineProps {
  readonly fields: SearchFieldsProps;
  readonly flow: SearchFlow;
  readonly label: string;
  readonly action: string;
  readonly button: ReactElement;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The questions side by side, each with its panel below. */
export function SearchLine({ fields, flow, label, action, button, onSubmit }: SearchLineProps) {
  const { draft, visit } = fields;
  const words = useDraftWords(fields);
  const intl = useIntl();
  return (
    <div className={css.line}>
      <SearchBar label={label} action={action} button={button} onSubmit={onSubmit}>
        <input type="hidden" name="flow" value={flow} />
        {draft.theme && <input type="hidden" name="theme" value={draft.theme} />}
        {questionsOf(flow).map((question) => {
          const asked = intl.formatMessage({ id: `search.box.${question}` });
          if (isFixed(question, flow)) return <FixedCell key={question} label={asked} value={words[question]} />;
          return question === 'where' ? (
            <BarCell key={question} grow>
              <DestinationField {...fields} flow={flow} look="bare" />
            </BarCell>
          ) : (
            <PanelCell key={question} question={question} label={asked} value={words[question]} fields={fields} flow={flow} />
          );
        })}
        <noscript>
          <PlainFields draft={draft} today={visit.today} flow={flow} />
        </noscript>
      </SearchBar>
    </div>
  );
}

function FixedCell({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <BarCell>
      <p className={css.fixed}>
        <span className={css.fixedLabel}>{label}</span>
        <span className={css.fixedValue}>{value}</span>
      </p>
    </BarCell>
  );
}

interface PanelCellProps {
  readonly question: Exclude<Question, 'where'>;
  readonly label: string;
  readonly value: string;
  readonly fields: SearchFieldsProps;
  readonly flow: SearchFlow;
}

function PanelCell({ question, label, value, fields, flow }: PanelCellProps) {
  const enter = () => {
    fields.onEnter(question);
    if (question === 'when') fetchDates();
  };
  return (
    <BarCell>
      <Dropdown
        label={label}
        size={question === 'when' ? 'wide' : 'fit'}
        align={question === 'who' ? 'end' : 'centre'}
        onOpenChange={(open) => open && enter()}
        trigger={(trigger) => <BarField {...trigger} label={label} value={value} onPointerEnter={enter} onFocus={enter} />}
      >
        {(close) => (
          <Arriving>
            <InSight>
              <Panel question={question} fields={fields} flow={flow} close={close} />
            </InSight>
          </Arriving>
        )}
      </Dropdown>
    </BarCell>
  );
}

function Panel({ question, fields, flow, close }: Omit<PanelCellProps, 'label' | 'value'> & { readonly close: () => void }) {
  const { draft, days, themes, onThemesAgain, visit, onChange } = fields;
  if (question === 'who')
    return <PartyPanel party={draft} flow={flow} onChange={(party) => onChange({ ...draft, ...party })} onConfirm={close} />;
  if (question === 'theme')
    return (
      <ThemesPanel
        themes={themes}
        onAgain={onThemesAgain}
        theme={draft.theme}
        onChange={(theme) => onChange(themed(draft, theme))}
        onConfirm={close}
      />
    );
  return (
    <LazyDatesPanel
      layout="pages"
      dates={draft}
      days={days}
      visit={visit}
      onChange={(dates) => onChange(dated(draft, dates))}
      onConfirm={close}
    />
  );
}
