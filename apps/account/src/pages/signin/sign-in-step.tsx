import { signIn } from '@shop/api-client';
import { PasswordField, TextField } from '@shop/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryForm, type Fields } from '../../components/forms/entry-form.tsx';
import { Entry } from '../../components/forms/entry.tsx';
import css from '../../components/forms/entry.module.css';
import { StepLink } from '../../components/forms/step-link.tsx';
import type { StepProps } from './signin-page.tsx';

const enter = ({ email = '', password = '' }: Fields) => signIn({ email, password });

/** Address and password; afterwards back to the page that sent the customer (spec 2, section 2). */
export function SignInStep({ leave }: StepProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.${id}` });
  return (
    <Entry title={say('signin.title')} intro={<FormattedMessage id="account.signin.intro" />}>
      <EntryForm submit={say('signin.submit')} enter={enter} leave={leave}>
        <TextField type="email" name="email" label={say('field.email')} autoComplete="username" required maxLength={254} />
        <PasswordField
          name="password"
          label={say('field.password')}
          required
          showLabel={say('signin.show')}
          hideLabel={say('signin.hide')}
        />
      </EntryForm>
      <StepLink to="forgotten" words="account.signin.forgotten" />
      <div className={css.other}>
        <p>{say('signin.newHere')}</p>
        <StepLink to="register" look="secondary" words="account.signin.register" />
      </div>
    </Entry>
  );
}
