import { Button, Dialog } from '@shop/design-system';
import type { SearchState } from '@shop/routes';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import css from './search-bar.module.css';
import type { SearchFieldsProps } from './search-fields.ts';
import { SearchLine } from './search-line.tsx';
import { SearchSteps, type SearchStep } from './search-steps.tsx';
import { SearchSummary } from './search-summary.tsx';

interface SearchBarProps {
  readonly fields: SearchFieldsProps;
  readonly look: 'hero' | 'compact';
  readonly state: SearchState;
  /** Address of the results, with the locale's prefix: where the form goes without JavaScript. */
  readonly action: string;
  readonly isSearching: boolean;
  readonly onSubmit: () => void;
}

/** The search box: one line on a wide screen; on a phone a summary that opens a dialog (spec 1, section 2). */
export function SearchBar({ fields, look, state, action, isSearching, onSubmit }: SearchBarProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `search.box.${id}` });
  const [step, setStep] = useState<SearchStep>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setStep(undefined);
    onSubmit();
  };
  const button = (
    <Button look="primary" type="submit" icon="search" size="large" wide busy={isSearching}>
      {say('submit')}
    </Button>
  );
  return (
    <search className={css.bar} data-look={look}>
      <form className={css.line} method="get" action={action} aria-label={say('label')} onSubmit={submit}>
        <input type="hidden" name="flow" value={state.flow} />
        {state.theme && <input type="hidden" name="theme" value={state.theme} />}
        <SearchLine fields={fields} flow={state.flow} />
        {button}
      </form>
      <form className={css.summary} onSubmit={submit} aria-label={say('label')}>
        <SearchSummary fields={fields} look={look} flow={state.flow} onOpen={setStep} />
        {look === 'hero' && button}
      </form>
      <Dialog open={step !== undefined} onClose={() => setStep(undefined)} title={say('label')} closeLabel={say('close')} size="full">
        <form className={css.steps} onSubmit={submit}>
          <SearchSteps fields={fields} flow={state.flow} step={step} onStep={setStep} />
          {button}
        </form>
      </Dialog>
    </search>
  );
}
