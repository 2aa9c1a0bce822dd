import type { Locale } from '@shop/contracts';
import { Pagination } from '@shop/design-system';
import type { PageView } from '@shop/domain';
import { resultsHref, type SearchState } from '@shop/routes';
import { useIntl } from 'react-intl';
import { grouped, wordTemplate } from '../../views/results/word-templates.ts';
import { routerLink } from '../router-link.tsx';
import css from './results.module.css';

interface ResultsPagesProps {
  readonly pagination: PageView;
  readonly state: SearchState;
  readonly locale: Locale;
}

/** The way to the other pages. */
export function ResultsPages({ pagination: { pages, current, from, to, total }, state, locale }: ResultsPagesProps) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.pagination.${id}` }, values);
  const pageLabel = wordTemplate(intl, 'search.pagination.page', 'page');
  return (
    <div className={css.pages}>
      <Pagination
        total={pages}
        current={current}
        hrefOf={(page) => resultsHref(locale, { ...state, page })}
        render={routerLink}
        label={say('label')}
        pageLabel={pageLabel}
        previousLabel={say('previous')}
        nextLabel={say('next')}
        legend={say('legend', { from: grouped(from), to: grouped(to), total: grouped(total) })}
      />
    </div>
  );
}
