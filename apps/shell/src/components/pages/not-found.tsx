import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { useSite, useSlot } from '@shop/contracts/page';
import { Link } from '@shop/federation/link';
import { isNoindex } from '@shop/routes';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useToggles } from '../../layout/layout-context.ts';
import { usePlace } from '../../layout/use-place.ts';
import css from '../layout.module.css';

/**
 * The page for addresses that do not exist (spec 1, section 2; sent with status 404). Below it the minisites remote's
 * `NotFoundHelp` widget: other offers of an expired hotel, the search, articles.
 */
export function NotFound() {
  const shop = brandNameOf(useSite());
  const intl = useIntl();
  const Slot = useSlot();
  const { indexing } = useToggles();
  const { screen } = usePlace();
  useReport();
  return (
    <>
      <div className={css.notFound}>
        {indexing && !isNoindex(screen) && <meta name="robots" content="noindex, follow" />}
        <title>{pageTitle(intl.formatMessage({ id: 'shell.notFound.pageTitle' }), shop)}</title>
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
      <Slot remote="minisites" widget="NotFoundHelp" />
    </>
  );
}

/** The server has reported the address of the document; the browser reports what it finds missing afterwards. */
function useReport(): void {
  const { locale, prefix } = useSite();
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (key === 'default') return;
    const query = new URLSearchParams({ uri: prefix + pathname, locale });
    fetch(`/error?${query.toString()}`).catch(() => undefined);
  }, [key, pathname, prefix, locale]);
}
