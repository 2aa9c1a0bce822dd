import type { Locale } from '@shop/contracts';
import { Button, Message } from '@shop/design-system';
import { resultsHref, START } from '@shop/routes';
import { FormattedMessage } from 'react-intl';
import { routerLink } from './router-link.tsx';
import css from './results.module.css';

/** Nothing found: what to change, the filters off at once, and a way to see something (spec 1, section 8). */
export function NoResults({ locale, onRemoveFilters }: { readonly locale: Locale; readonly onRemoveFilters: () => void }) {
  return (
    <div className={css.message}>
      <Message live>
        <FormattedMessage id="search.empty.text" />
      </Message>
      <div className={css.actions}>
        <Button look="brand" onClick={onRemoveFilters}>
          <FormattedMessage id="search.empty.removeFilters" />
        </Button>
        <Button look="link" href={resultsHref(locale, START)} render={routerLink}>
          <FormattedMessage id="search.empty.allStays" />
        </Button>
      </div>
    </div>
  );
}

/** The search failed; asking again may help (spec 1, section 8). */
export function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={css.message}>
      <Message kind="error" live>
        <FormattedMessage id="search.failed.text" />
      </Message>
      <div className={css.actions}>
        <Button look="brand" onClick={onRetry}>
          <FormattedMessage id="search.failed.retry" />
        </Button>
      </div>
    </div>
  );
}
