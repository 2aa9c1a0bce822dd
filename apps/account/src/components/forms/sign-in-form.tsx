import { Button, PasswordField, TextField, useErrorSummary } from '@shop/design-system';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { LONGEST, NO_ANSWERS, authenticationFault, type AuthenticationFault } from '../../views/authentication-fields.ts';
import { SignInFaultNote } from './sign-in-fault-note.tsx';
import css from './sign-in.module.css';
import { FaultSummary } from './fault-summary.tsx';
import { useSignIn, type SignInCall } from './use-sign-in.ts';

type Field = 'email' | 'password';
/** What stands in a form's fields, by their names. */
export type Fields = Readonly<Partial<Record<Field, string>>>;

export interface SignInFormProps extends SignInCall<Fields> {
  readonly fields?: readonly Field[];
  readonly submit: string;
  /** The browser offers passkeys for the address field as well. */
  readonly offersPasskeys?: boolean;
}

/**
 * Fields, a button, and why nobody was let in. The fields belong to the browser, so that what was typed or filled in before
 * the code came counts. `dialog`: only its code sends it, nothing secret gets into an address.
 */
export function SignInForm({ fields = [], submit, offersPasskeys = false, ...call }: SignInFormProps) {
  const { isBusy, fault, send } = useSignIn(call);
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Readonly<Partial<Record<Field, AuthenticationFault>>>>({});
  const { faults, summarise } = useErrorSummary(() => form.current);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, fields);
    const found = fields.map((field) => [field, authenticationFault(field, { ...NO_ANSWERS, ...typed })] as const);
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
      <SignInFaultNote fault={fault} />
      <Button type="submit" look="primary" size="large" wide busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}

interface FieldOfProps {
  readonly field: Field;
  readonly fault: AuthenticationFault | undefined;
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
