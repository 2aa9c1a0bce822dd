import { useSite } from '@shop/contracts/page';
import { Icon } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import { useLayout, useToggles } from '../../layout/layout-context.ts';
import css from './panel.module.css';

/** The way out for customers who are signed in; a form, so that it needs no script (the server's `sign-out.ts` answers it). */
export function SignOut() {
  const { prefix } = useSite();
  const { isSignedIn } = useLayout();
  const { customerAccount } = useToggles();
  if (!isSignedIn || !customerAccount) return null;
  return (
    <form method="post" action={`${prefix}/sign-out`} className={css.out}>
      <button type="submit" className={css.link}>
        <Icon name="log-out" />
        <FormattedMessage id="shell.account.signout" />
      </button>
    </form>
  );
}
