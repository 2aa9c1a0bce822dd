import { useSite } from '@shop/contracts/page';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useLocation } from 'react-router';
import { connection } from '../../layout/connection.ts';
import css from '../layout.module.css';

/** A part of the shop that cannot be had at the moment; everything around it works on. */
export function RemoteDown() {
  const shop = brandNameOf(useSite());
  const { pathname, search } = useLocation();
  const href = useHref(pathname + search);
  const again = useRef<HTMLAnchorElement>(null);
  useEffect(() => connection.onBack(() => again.current?.click()), []);
  const title = useIntl().formatMessage({ id: 'shell.down.title' });
  return (
    <div className={css.region} data-testid="remote-down">
      <title>{pageTitle(title, shop)}</title>
      <div className={css.message} role="status">
        <h1>{title}</h1>
        <p>
          <FormattedMessage id="shell.down.text" />
        </p>
      </div>
      <a ref={again} className={css.retry} href={href}>
        <FormattedMessage id="shell.error.retry" />
      </a>
    </div>
  );
}
