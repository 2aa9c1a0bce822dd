import { Button, useHydrated } from '@shop/design-system';
import type { FormEvent, ReactNode } from 'react';
import { EntryFault } from './entry-fault.tsx';
import css from './entry.module.css';
import { useEntry, type Entrance } from './use-entry.ts';

/** What stands in a form's fields, by their names. */
export type Fields = Readonly<Record<string, string>>;

export interface EntryFormProps extends Entrance<Fields> {
  readonly children?: ReactNode;
  readonly submit: string;
}

/** Fields, a button, and why nobody was let in. It waits for its code: nothing secret gets into an address. */
export function EntryForm({ children, submit, ...entrance }: EntryFormProps) {
  const { isBusy, fault, send } = useEntry(entrance);
  const isAlive = useHydrated();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) send(fieldsOf(event.currentTarget));
  };
  return (
    <form method="post" className={css.form} onSubmit={onSubmit}>
      {children}
      <EntryFault fault={fault} />
      <Button type="submit" look="primary" size="large" wide busy={isBusy} disabled={!isAlive}>
        {submit}
      </Button>
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): Fields {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement && field.name !== '') as HTMLInputElement[];
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
