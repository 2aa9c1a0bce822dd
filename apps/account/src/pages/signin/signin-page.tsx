import { signIn } from '@shop/api-client';
import { PasswordField, TextField } from '@shop/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryForm, type Fields } from '../../components/forms/entry-form.tsx';
import { Entry } from '../../components/forms/entry.tsx';

const enter = ({ email = '', password = '' }: Fields) => signIn({ email, password });

/** The customer's way in; afterwards back to the page that sent him (spec 2, section 2). */
export function SigninPage({ leave }: { readonly leave?: (to: string) => void }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.signin.${id}` });
  return (
    <Entry title={say('title')} intro={<FormattedMessage id="account.signin.intro" />}>
      <EntryForm submit={say('submit')} enter={enter} leave={leave}>
        <TextField type="email" name="email" label={say('email')} autoComplete="username" required maxLength={254} />
        <PasswordField name="password" label={say('password')} required showLabel={say('show')} hideLabel={say('hide')} />
      </EntryForm>
    </Entry>
  );
}
