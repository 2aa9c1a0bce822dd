import { useSite, useSlot } from '@shop/contracts/page';
import { Button, Card, Skeleton } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { START, hrefFor, resultsHref } from '@shop/routes';
import { FormattedMessage } from 'react-intl';
import { routerLink } from '../shared/router-link.tsx';
import css from './home-search.module.css';

interface HomeSearchProps {
  readonly flow?: SearchFlow;
}

/** The search box, lent by the search remote. */
export function HomeSearch({ flow = 'booking' }: HomeSearchProps) {
  const Slot = useSlot();
  return <Slot remote="search" widget="SearchBox" wakes="when touched" with={{ flow }} fallback={<SearchPlace flow={flow} />} />;
}

/** Its place while it loads, as high as the box; if it never comes, the search itself is one press away. */
export function SearchPlace({ flow = 'booking' }: HomeSearchProps) {
  const { locale } = useSite();
  const href = flow === 'activity' ? hrefFor('activities', locale) : resultsHref(locale, { ...START, flow });
  return (
    <Card look="raised" padding="small" className={css.place}>
      <Skeleton lines={2} />
      <Button look="primary" size="large" icon="search" href={href} render={routerLink}>
        <FormattedMessage id="minisites.search.button" />
      </Button>
    </Card>
  );
}
