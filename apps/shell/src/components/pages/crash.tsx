import { errorReport } from '@shop/analytics';
import { useSite } from '@shop/contracts/page';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRouteError } from 'react-router';
import { report } from '../../report-once.ts';
import css from '../layout.module.css';

/** Stands in for a page that failed as a whole (spec 2, section 8); reports the error with at most 256 characters. */
export function Crash() {
  const error = useRouteError();
  const intl = useIntl();
  const { locale, prefix } = useSite();
  useEffect(() => report(errorReport(error, { location: location.pathname, locale })), [error, locale]);
  return (
    <main className={css.notFound} id="main">
      <title>{intl.formatMessage({ id: 'shell.crash.title' })}</title>
      <meta name="robots" content="noindex, follow" />
      <h1>
        <FormattedMessage id="shell.crash.title" />
      </h1>
      <a className={css.cta} href={prefix || '/'}>
        <FormattedMessage id="shell.notFound.home" />
      </a>
    </main>
  );
}
