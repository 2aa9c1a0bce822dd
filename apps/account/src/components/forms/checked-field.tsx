import { EmailSuggestion, PasswordField, TextField, type TextFieldProps } from '@shop/design-system';
import { useIntl } from 'react-intl';
import { LONGEST, type AuthenticationField } from '../../views/authentication-fields.ts';
import type { useCheckedForm } from './use-checked-form.ts';

export interface CheckedFieldProps {
  readonly field: AuthenticationField;
  readonly form: ReturnType<typeof useCheckedForm>;
}

const KIND: Readonly<Record<AuthenticationField, Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'username' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  password: { autoComplete: 'current-password' },
  newPassword: { autoComplete: 'new-password' },
};

/** One field of an account's form, with its fault or its tick. */
export function CheckedField({ field, form }: CheckedFieldProps) {
  const intl = useIntl();
  const { answers, change, leave } = form;
  const fault = form.faultOf(field);
  const shared = {
    name: field,
    label: intl.formatMessage({ id: `account.field.${field}` }),
    value: answers[field],
    maxLength: LONGEST[field],
    required: true,
    error: fault && intl.formatMessage({ id: `account.fault.${fault}` }, { field }),
    success: form.isLeft(field) && !fault && field !== 'password',
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
    onBlur: () => leave(field),
    ...KIND[field],
  };
  if (field === 'password' || field === 'newPassword') return <SecretField {...shared} isNew={field === 'newPassword'} />;
  if (field !== 'email') return <TextField {...shared} />;
  return (
    <div>
      <TextField {...shared} autoCapitalize="none" spellCheck={false} />
      <EmailSuggestion
        email={answers.email}
        ask={(domain) => intl.formatMessage({ id: 'account.field.email.suggestion' }, { domain })}
        onAccept={(email) => change('email', email)}
      />
    </div>
  );
}

/** A new one says beforehand what it has to be. */
function SecretField({ isNew, ...rest }: TextFieldProps & { readonly isNew: boolean }) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id });
  return (
    <PasswordField
      {...rest}
      hint={isNew ? t('account.field.newPassword.hint') : undefined}
      showLabel={t('account.signin.show')}
      hideLabel={t('account.signin.hide')}
    />
  );
}
