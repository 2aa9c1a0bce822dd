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
  /** Address of another page of the search; the results by themselves. */
  readonly hrefOf?: (state: SearchState) => string;
}

/** The way to the other pages. */
export function ResultsPages({ pagination: { pages, current, from, to, total }, state, locale, hrefOf }: ResultsPagesProps) {
  const intl = useIntl();
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.pagination.${id}` }, values);
  const counted = (count: number) => grouped(count, intl.locale);
  const pageLabel = wordTemplate(intl, 'search.pagination.page', 'page');
  return (
    <div className={css.pages}>
      <Pagination
        total={pages}
        current={current}
        hrefOf={(page) => (hrefOf ?? ((next) => resultsHref(locale, next)))({ ...state, page })}
        render={routerLink}
        label={t('label')}
        pageLabel={pageLabel}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        legend={t('legend', { from: counted(from), to: counted(to), total: counted(total) })}
      />
    </div>
  );
}
