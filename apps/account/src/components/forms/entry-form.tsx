import { Button, PasswordField, TextField, useErrorSummary } from '@shop/design-system';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { LONGEST, NO_ANSWERS, entryFault, type EntryFault as FieldFault } from '../../views/entry-fields.ts';
import { EntryFault } from './entry-fault.tsx';
import css from './entry.module.css';
import { FaultSummary } from './fault-summary.tsx';
import { useEntry, type Entrance } from './use-entry.ts';

type Field = 'email' | 'password';
/** What stands in a form's fields, by their names. */
export type Fields = Readonly<Partial<Record<Field, string>>>;

export interface EntryFormProps extends Entrance<Fields> {
  readonly fields?: readonly Field[];
  readonly submit: string;
  /** The browser offers passkeys for the address field as well. */
  readonly offersPasskeys?: boolean;
}

/**
 * Fields, a button, and why nobody was let in. The fields belong to the browser, so that what was typed or filled in before
 * the code came counts. `dialog`: only its code sends it, nothing secret gets into an address.
 */
export function EntryForm({ fields = [], submit, offersPasskeys = false, ...entrance }: EntryFormProps) {
  const { isBusy, fault, send } = useEntry(entrance);
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Readonly<Partial<Record<Field, FieldFault>>>>({});
  const { faults, summarise } = useErrorSummary(() => form.current);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, fields);
    const found = fields.map((field) => [field, entryFault(field, { ...NO_ANSWERS, ...typed })] as const);
    setWrong(Object.fromEntries(found));
    summarise();
    if (!isBusy && found.every(([, one]) => !one)) send(typed);
  };
  return (
    <form ref={form} method="dialog" className={css.form} onSubmit={onSubmit} noValidate>
      <FaultSummary faults={faults} />
      {fields.map((field) => (
        <FieldOf
          key={field}
          field={field}
          fault={wrong[field]}
          offersPasskeys={offersPasskeys}
          onInput={() => setWrong({ ...wrong, [field]: undefined })}
        />
      ))}
      <EntryFault fault={fault} />
      <Button type="submit" look="primary" size="large" wide busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}

interface FieldOfProps {
  readonly field: Field;
  readonly fault: FieldFault | undefined;
  readonly offersPasskeys: boolean;
  readonly onInput: () => void;
}

function FieldOf({ field, fault, offersPasskeys, onInput }: FieldOfProps) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id }, { field });
  const shared = {
    name: field,
    label: t(`account.field.${field}`),
    maxLength: LONGEST[field],
    required: true,
    error: fault && t(`account.fault.${fault}`),
    onInput,
  };
  if (field === 'password') return <PasswordField {...shared} showLabel={t('account.signin.show')} hideLabel={t('account.signin.hide')} />;
  const autoComplete = offersPasskeys ? 'username webauthn' : 'username';
  return <TextField {...shared} type="email" inputMode="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} />;
}

function typedIn(form: HTMLFormElement, fields: readonly Field[]): Fields {
  return Object.fromEntries(fields.map((field) => [field, (form.elements.namedItem(field) as HTMLInputElement).value]));
}
