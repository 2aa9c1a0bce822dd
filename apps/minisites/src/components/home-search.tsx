import { useSite, useSlot } from '@shop/contracts/page';
import { Button, Card, Skeleton } from '@shop/design-system';
import { START, resultsHref } from '@shop/routes';
import { FormattedMessage } from 'react-intl';
import css from './home-search.module.css';
import { routerLink } from './router-link.tsx';

/** The search box, lent by the search remote. */
export function HomeSearch() {
  const Slot = useSlot();
  return <Slot remote="search" widget="SearchBox" wakes="when touched" fallback={<SearchPlace />} />;
}

/** Its place while it loads, as high as the box; if it never comes, the search itself is one press away. */
function SearchPlace() {
  const { locale } = useSite();
  return (
    <Card look="raised" padding="small" className={css.place}>
      <Skeleton lines={2} />
      <Button look="primary" size="large" icon="search" href={resultsHref(locale, START)} render={routerLink}>
        <FormattedMessage id="minisites.soon.search" />
      </Button>
    </Card>
  );
}
