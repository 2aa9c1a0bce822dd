import { useSite } from '@shop/contracts/page';
import { Icon, useHydrated } from '@shop/design-system';
import { Link } from '@shop/federation/link';
import { backTarget } from '@shop/routes';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import css from './header.module.css';

/** Back to the detail page that the visitor came from, with dates and party kept (spec 2, section 2). */
export function Back() {
  const { locale } = useSite();
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const target = backTarget({ path: pathname, search, hash: isHydrated ? hash : '', locale });
  return target.kind === 'address' ? (
    <Link to={target.to} className={css.back}>
      <Icon name="arrow-left" />
      <FormattedMessage id="shell.header.back" />
    </Link>
  ) : (
    <StepBack />
  );
}

/** The step before in the browser; a visit that began here goes home, and so does one without scripts. */
function StepBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Link
      to="/"
      className={css.back}
      onClick={(event) => {
        if (key === 'default') return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="arrow-left" />
      <FormattedMessage id="shell.header.back" />
    </Link>
  );
}
