import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import css from './shell.module.css';

/** The page for addresses that do not exist (spec 1, section 2; sent with status 404). */
export function NotFound() {
  const intl = useIntl();
  return (
    <div className={css.notFound}>
      <title>{intl.formatMessage({ id: 'shell.notFound.title' })}</title>
      <meta name="robots" content="noindex, follow" />
      <h1>
        <FormattedMessage id="shell.notFound.title" />
      </h1>
      <p>
        <FormattedMessage id="shell.notFound.text" />
      </p>
      <Link className={css.cta} to="/">
        <FormattedMessage id="shell.notFound.home" />
      </Link>
    </div>
  );
}
