import { Button, ErrorAlert } from '@shop/design-system';
import { useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import type { SignInFault } from '../../views/sign-in-fault.ts';
import css from './entry.module.css';

export interface EntryFormProps {
  /** Fields, by their names in the page's action. */
  readonly children: ReactNode;
  readonly submit: string;
}

const never = () => () => undefined;

/** Sends its fields to the page's action, and says why nobody was signed in. It waits for its code: nothing secret gets into an address. */
export function EntryForm({ children, submit }: EntryFormProps) {
  const intl = useIntl();
  const answer = useActionData() as { readonly fault?: SignInFault } | undefined;
  const send = useSubmit();
  const isBusy = useNavigation().state !== 'idle';
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(fieldsOf(event.currentTarget), { method: 'post', encType: 'application/json' });
  };
  return (
    <form method="post" className={css.form} onSubmit={onSubmit}>
      {children}
      {answer?.fault && !isBusy && (
        <ErrorAlert label={intl.formatMessage({ id: 'account.signin.failed.title' })}>
          <FormattedMessage id={`account.signin.fault.${answer.fault}`} />
        </ErrorAlert>
      )}
      <Button type="submit" look="primary" size="large" wide busy={isBusy} disabled={!isAlive}>
        {submit}
      </Button>
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement && field.name !== '') as HTMLInputElement[];
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
