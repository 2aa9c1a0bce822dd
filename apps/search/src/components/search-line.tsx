import { BarCell, BarField, Dropdown, SearchBar } from '@shop/design-system';
import type { LocalDate } from '@shop/contracts';
import type { DaySelection, SearchFlow } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isFixed, questionsOf, type Question } from '../views/flow-questions.ts';
import { dated, themed } from '../views/search-draft.ts';
import { DestinationField } from './destination-field.tsx';
import { InSight } from './in-sight.tsx';
import { PartyPanel } from './party-panel.tsx';
import { PlainFields } from './plain-fields.tsx';
import { fetchDates, OpenedDates } from './search-box-lazy.tsx';
import { ThemesPanel } from './search-box-themes.tsx';
import type { SearchFieldsProps } from './search-fields.ts';
import css from './search-line.module.css';
import { useDraftMessages } from './use-draft-messages.ts';

interface SearchLineProps {
  readonly fields: SearchFieldsProps;
  readonly flow: SearchFlow;
  readonly look: 'hero' | 'compact';
  readonly label: string;
  readonly action: string;
  readonly button: ReactElement;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The questions side by side, each with its panel below. */
export function SearchLine({ fields, flow, look, label, action, button, onSubmit }: SearchLineProps) {
  const { draft, site } = fields;
  const words = useDraftMessages(fields);
  const intl = useIntl();
  return (
    <div className={css.line}>
      <SearchBar size={look === 'compact' ? 'compact' : 'large'} label={label} action={action} button={button} onSubmit={onSubmit}>
        <input type="hidden" name="flow" value={flow} />
        {draft.theme && <input type="hidden" name="theme" value={draft.theme} />}
        {questionsOf(flow).map((question) => {
          const requested = intl.formatMessage({ id: `search.box.${question}` });
          if (isFixed(question, flow)) return <FixedCell key={question} label={requested} value={words[question]} />;
          return question === 'where' ? (
            <BarCell key={question} grow>
              <DestinationField {...fields} flow={flow} look="bare" />
            </BarCell>
          ) : (
            <PanelCell key={question} question={question} label={requested} value={words[question]} fields={fields} flow={flow} />
          );
        })}
        <noscript>
          <PlainFields draft={draft} today={site.today} flow={flow} />
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
  const [arrival, setArrival] = useState<LocalDate>();
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
        onOpenChange={(open) => (open ? enter() : setArrival(undefined))}
        trigger={(trigger) => (
          <BarField
            {...trigger}
            label={label}
            value={arrival ? `${formatDay(arrival, fields.site.locale, 'short')} – …` : value}
            onPointerEnter={enter}
            onFocus={enter}
          />
        )}
      >
        {(close) => (
          <InSight>
            <Panel
              {...{ question, fields, flow, close }}
              onPending={({ checkin, checkout }) => setArrival(checkout ? undefined : checkin)}
            />
          </InSight>
        )}
      </Dropdown>
    </BarCell>
  );
}

interface PanelProps extends Omit<PanelCellProps, 'label' | 'value'> {
  readonly close: () => void;
  readonly onPending: (dates: DaySelection) => void;
}

function Panel({ question, fields, flow, close, onPending }: PanelProps) {
  const { draft, days, themes, onThemesAgain, site, onChange } = fields;
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
    <OpenedDates
      layout="pages"
      dates={draft}
      days={days}
      site={site}
      onChange={(dates) => onChange(dated(draft, dates))}
      onPending={onPending}
      onConfirm={close}
    />
  );
}
