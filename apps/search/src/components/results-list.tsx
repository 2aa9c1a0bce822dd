import type { Locale, OfferCard } from '@shop/contracts';
import { Grid, Pagination, ProductCard } from '@shop/design-system';
import { resultsHref, type SearchState } from '@shop/routes';
import { useIntl } from 'react-intl';
import { offerCard } from '../views/offer-card.ts';
import type { PaginationView } from '../views/pagination.ts';
import { routerLink } from './router-link.tsx';
import css from './results.module.css';

interface ResultsListProps {
  readonly offers: readonly OfferCard[];
  readonly state: SearchState;
  readonly locale: Locale;
  readonly pagination: PaginationView | undefined;
}

/** Pictures of the first row are loaded at once. */
const FIRST_ROW = 3;

/** The cards, three in a row, and the way to the other pages. */
export function ResultsList({ offers, state, locale, pagination }: ResultsListProps) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.pagination.${id}` }, values);
  return (
    <>
      <Grid as="ul" role="list" columns={3}>
        {offers.map((offer, index) => (
          <li key={offer.id}>
            <ProductCard {...offerCard(offer, { intl, locale, state })} headingLevel={2} eager={index < FIRST_ROW} render={routerLink} />
          </li>
        ))}
      </Grid>
      {pagination && (
        <div className={css.pages}>
          <Pagination
            total={pagination.pages}
            current={pagination.current}
            hrefOf={(page) => resultsHref(locale, { ...state, page })}
            render={routerLink}
            label={say('label')}
            pageLabel={(page) => say('page', { page })}
            previousLabel={say('previous')}
            nextLabel={say('next')}
            legend={say('legend', { from: pagination.from, to: pagination.to, total: pagination.total })}
          />
        </div>
      )}
    </>
  );
}
