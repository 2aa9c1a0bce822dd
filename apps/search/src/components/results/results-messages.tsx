import type { Locale } from '@shop/contracts';
import { Button, Message, PromoCard } from '@shop/design-system';
import { FAMILY_THEME, type ResultsMessage, type SearchFlow } from '@shop/domain';
import { resultsHref, START, type SearchState } from '@shop/routes';
import { FormattedMessage, useIntl } from 'react-intl';
import { routerLink } from '../router-link.tsx';
import css from './results.module.css';

/** Nothing found: what to change, the filters off at once, and a way to see something (spec 1, section 8). */
export function NoResults({
  flow,
  locale,
  onRemoveFilters,
}: {
  readonly flow: SearchFlow;
  readonly locale: Locale;
  readonly onRemoveFilters: () => void;
}) {
  return (
    <div className={css.message}>
      <Message live>
        <FormattedMessage id={flow === 'activity' ? 'search.empty.activities' : 'search.empty.text'} />
      </Message>
      <div className={css.actions}>
        <Button look="brand" onClick={onRemoveFilters}>
          <FormattedMessage id="search.empty.removeFilters" />
        </Button>
        <Button look="link" href={resultsHref(locale, { ...START, flow })} render={routerLink}>
          <FormattedMessage id={`search.empty.all.${flow}`} />
        </Button>
      </div>
    </div>
  );
}

/** Suggestions are among the results, or are all there is (spec 1, section 8). */
export function SuggestionMessage({ message }: { readonly message: ResultsMessage }) {
  if (message !== 'suggestions' && message !== 'noExactResults') return null;
  return (
    <Message live>
      <FormattedMessage id={`search.message.${message}`} />
    </Message>
  );
}

/** Who travels with children or babies is led to the stays for families (spec 1, section 4). */
export function FamilyBlock({ state, locale }: { readonly state: SearchState; readonly locale: Locale }) {
  const intl = useIntl();
  const say = (part: string) => intl.formatMessage({ id: `search.family.${part}` });
  return (
    <PromoCard
      headingLevel={2}
      tone="quiet"
      title={say('title')}
      text={say('text')}
      callToAction={say('action')}
      href={resultsHref(locale, { ...state, theme: FAMILY_THEME, page: 0 })}
      render={routerLink}
    />
  );
}
