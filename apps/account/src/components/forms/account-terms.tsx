import { useSite } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import css from './sign-in.module.css';

/** What is agreed to; nothing typed is lost by reading it. */
export function AccountTerms() {
  const { locale } = useSite();
  const page = (id: string) =>
    function ContentPage(words: ReactNode) {
      return (
        <Link key={id} to={hrefFor('content', locale, { id })} target="_blank">
          {words}
        </Link>
      );
    };
  return (
    <p className={css.quiet}>
      <FormattedMessage id="account.register.terms" values={{ terms: page('terms-of-use'), privacy: page('data-protection') }} />
    </p>
  );
}
