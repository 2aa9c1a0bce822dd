import { useSite, useSlot } from '@shop/contracts/page';
import type { SearchFlow } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import css from './home-search.module.css';

interface HomeSearchProps {
  readonly flow?: SearchFlow;
}

/** The search box, exposed by the search remote. */
export function HomeSearch({ flow = 'booking' }: HomeSearchProps) {
  const Slot = useSlot();
  return <Slot remote="search" widget="SearchBox" hydrate="interaction" with={{ flow }} fallback={<SearchPlace flow={flow} />} />;
}

/** Its place while it loads; if it never comes, the search itself is one press away. */
function SearchPlace({ flow }: { readonly flow: SearchFlow }) {
  const { locale } = useSite();
  const to = flow === 'activity' ? hrefFor('activities', locale) : hrefFor('results', locale, {}, { query: { flow } });
  return (
    <div className={css.place}>
      <p>
        <FormattedMessage id="minisites.search.text" />
      </p>
      <Link to={to} className={css.button}>
        <FormattedMessage id="minisites.search.button" />
      </Link>
    </div>
  );
}
