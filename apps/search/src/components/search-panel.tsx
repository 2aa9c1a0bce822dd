import { Button, Dialog, type ButtonProps } from '@shop/design-system';
import type { SearchState } from '@shop/routes';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Question } from '../views/flow-questions.ts';
import type { SearchFieldsProps } from './search-fields.ts';
import { SearchLine } from './search-line.tsx';
import css from './search-panel.module.css';
import { SearchSteps } from './search-steps.tsx';
import { SearchSummary } from './search-summary.tsx';

interface SearchPanelProps {
  readonly fields: SearchFieldsProps;
  readonly look: 'hero' | 'compact';
  readonly state: Pick<SearchState, 'flow' | 'theme'>;
  /** Address of the results, with the locale's prefix: where the form goes without JavaScript. */
  readonly action: string;
  readonly isSearching: boolean;
  readonly onSubmit: () => void;
}

/** The search box: one line on a wide screen; on a phone a summary that opens a dialog (spec 1, section 2). */
export function SearchPanel({ fields, look, state, action, isSearching, onSubmit }: SearchPanelProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<Question>();
  const label = intl.formatMessage({ id: 'search.box.label' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(undefined);
    onSubmit();
  };
  const stepsId = useId();
  const button = <SubmitButton busy={isSearching} />;
  return (
    <>
      <div className={css.wide}>
        <SearchLine fields={fields} state={state} label={label} action={action} button={button} onSubmit={submit} />
      </div>
      <div className={css.phone}>
        <SearchSummary fields={fields} look={look} flow={state.flow} label={label} button={button} onSubmit={submit} onOpen={setOpen} />
      </div>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={label}
        closeLabel={intl.formatMessage({ id: 'search.box.close' })}
        size="full"
        footer={<SubmitButton busy={isSearching} form={stepsId} wide />}
      >
        <form id={stepsId} className={css.steps} onSubmit={submit}>
          <SearchSteps fields={fields} flow={state.flow} open={open} onOpen={setOpen} />
        </form>
      </Dialog>
    </>
  );
}

function SubmitButton(props: Pick<ButtonProps, 'busy' | 'form' | 'wide'>) {
  return (
    <Button look="primary" size="large" type="submit" icon="search" {...props}>
      <FormattedMessage id="search.box.submit" />
    </Button>
  );
}
