import { Button, ErrorAlert, useErrorSummary } from '@shop/design-system';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckedField } from './checked-field.tsx';
import css from './sign-in.module.css';
import { FaultSummary } from './fault-summary.tsx';
import { useCheckedForm, type CheckedFormRules } from './use-checked-form.ts';

export interface CheckedFormProps extends CheckedFormRules {
  /** What the form is for; it goes with the form. */
  readonly intro: ReactNode;
  readonly submit: string;
  /** Between the fields and the button: what one agrees to. */
  readonly children?: ReactNode;
  /** Shown in place of the form once the link that led here no longer works. */
  readonly expired?: ReactNode;
}

/** A form of an account: its faults stand beside its fields. `dialog`: only its code sends it, nothing secret gets into an address. */
export function CheckedForm({ intro, submit, children, expired, ...rules }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const checked = useCheckedForm(rules);
  const { faults, summarise } = useErrorSummary(() => form.current);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await checked.submit();
    summarise();
  };
  if (checked.refusal?.kind === 'expired' && expired) return expired;
  return (
    <form ref={form} method="dialog" className={css.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <FaultSummary faults={faults} />
      <p className={css.quiet}>{intro}</p>
      {rules.fields.map((field) => (
        <CheckedField key={field} field={field} form={checked} />
      ))}
      {children}
      <Refused kind={checked.refusal?.kind} />
      <Button type="submit" look="primary" size="large" wide busy={checked.isBusy}>
        {submit}
      </Button>
    </form>
  );
}

/** Why nothing came of it, where no field is to blame. */
function Refused({ kind }: { readonly kind: 'field' | 'expired' | 'tooMany' | 'failed' | undefined }) {
  const intl = useIntl();
  if (kind !== 'tooMany' && kind !== 'failed') return null;
  return (
    <ErrorAlert label={intl.formatMessage({ id: 'account.refused.title' })}>
      <FormattedMessage id={`account.signin.fault.${kind}`} />
    </ErrorAlert>
  );
}
