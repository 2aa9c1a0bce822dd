import { BarCell, BarField, Dropdown, SearchBar } from '@shop/design-system';
import type { SearchState } from '@shop/routes';
import type { FormEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { questionsOf } from '../views/flow-questions.ts';
import { dated } from '../views/search-draft.ts';
import { DatesPanel } from './dates-panel.tsx';
import { DestinationField } from './destination-field.tsx';
import { PartyPanel } from './party-panel.tsx';
import { PlainFields } from './plain-fields.tsx';
import type { SearchFieldsProps } from './search-fields.ts';
import css from './search-line.module.css';
import { useDraftWords } from './use-draft-words.ts';

interface SearchLineProps {
  readonly fields: SearchFieldsProps;
  readonly state: Pick<SearchState, 'flow' | 'theme'>;
  readonly label: string;
  readonly action: string;
  readonly button: ReactElement;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The questions side by side, each with its panel below. */
export function SearchLine({ fields, state: { flow, theme }, label, action, button, onSubmit }: SearchLineProps) {
  const { draft, visit, onChange } = fields;
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `search.box.${id}` });
  const words = useDraftWords(draft, visit.locale);
  const questions = questionsOf(flow);
  return (
    <div className={css.line}>
      <SearchBar label={label} action={action} button={button} onSubmit={onSubmit}>
        <input type="hidden" name="flow" value={flow} />
        {theme && <input type="hidden" name="theme" value={theme} />}
        <BarCell grow>
          <DestinationField {...fields} look="bare" />
        </BarCell>
        {questions.includes('when') && (
          <BarCell>
            <Dropdown
              label={say('when')}
              size="wide"
              align="centre"
              trigger={(trigger) => <BarField {...trigger} label={say('when')} value={words.when} />}
            >
              {(close) => (
                <DatesPanel
                  layout="pages"
                  dates={draft}
                  visit={visit}
                  onChange={(dates) => onChange(dated(draft, dates))}
                  onConfirm={close}
                />
              )}
            </Dropdown>
          </BarCell>
        )}
        {questions.includes('who') && (
          <BarCell>
            <Dropdown label={say('who')} align="end" trigger={(trigger) => <BarField {...trigger} label={say('who')} value={words.who} />}>
              {(close) => <PartyPanel party={draft} onChange={(party) => onChange({ ...draft, ...party })} onConfirm={close} />}
            </Dropdown>
          </BarCell>
        )}
        <noscript>
          <PlainFields draft={draft} today={visit.today} questions={questions} />
        </noscript>
      </SearchBar>
    </div>
  );
}
