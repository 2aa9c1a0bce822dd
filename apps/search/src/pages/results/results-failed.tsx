import { useSite } from '@shop/contracts/page';
import { Container, useHydrated } from '@shop/design-system';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { SearchFailed } from '../../components/results/search-failed.tsx';
import css from './results-page.module.css';

/** Stands in for the page when its loader failed: the same words, and a link to the same search, which asks again. */
export function ResultsFailed() {
  const shop = brandNameOf(useSite());
  const intl = useIntl();
  const { pathname, search, hash } = useLocation();
  // A server has not seen the hash.
  const isHydrated = useHydrated();
  return (
    <Container className={css.page}>
      <title>{pageTitle(intl.formatMessage({ id: 'search.failed.text' }), shop)}</title>
      <SearchFailed again={pathname + search + (isHydrated ? hash : '')} />
    </Container>
  );
}
