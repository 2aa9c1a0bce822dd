import { nearPlacesQuery } from '@shop/api-client';
import type { Locale } from '@shop/contracts';
import { Button, Message, PromoCard } from '@shop/design-system';
import { activeFilterCount, FAMILY_THEME, type ResultsMessage } from '@shop/domain';
import { changedFlow, resultsHref, START, type SearchState } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { placesOfFlow, unknownPlace, whereOf } from '../../views/search-draft.ts';
import { routerLink } from '../router-link.tsx';
import css from './results.module.css';

interface NoResultsProps {
  readonly state: SearchState;
  /** The answer knows the place that was searched. */
  readonly isPlaceKnown: boolean;
  readonly locale: Locale;
  readonly onRemoveFilters: () => void;
}

/** Nothing found: what to change, the filters off at once, and a way to see something (spec 1, section 8); an unknown place is named. */
export function NoResults({ state, isPlaceKnown, locale, onRemoveFilters }: NoResultsProps) {
  const { flow } = state;
  const unknown = isPlaceKnown ? undefined : unknownPlace(state);
  const isNarrowed = activeFilterCount(state.filters, flow) > 0 || state.theme !== undefined;
  return (
    <div className={css.message}>
      <Message live>
        {unknown === undefined ? (
          <FormattedMessage id={flow === 'activity' ? 'search.empty.activities' : 'search.empty.text'} />
        ) : (
          <FormattedMessage id="search.empty.unknownPlace" values={{ place: unknown }} />
        )}
      </Message>
      {unknown !== undefined && <NearPlaces term={unknown} state={state} locale={locale} />}
      <div className={css.actions}>
        {(isNarrowed || unknown === undefined) && (
          <Button look="brand" onClick={onRemoveFilters}>
            <FormattedMessage id="search.empty.removeFilters" />
          </Button>
        )}
        <Button look="link" href={resultsHref(locale, { ...START, flow })} render={routerLink}>
          <FormattedMessage id={`search.empty.all.${flow}`} />
        </Button>
      </div>
    </div>
  );
}

/** Places that are spelt alike, each with this search at it; nothing while they are looked for, or where there are none. */
function NearPlaces({ term, state, locale }: { readonly term: string; readonly state: SearchState; readonly locale: Locale }) {
  const { data = [] } = useQuery(nearPlacesQuery({ locale, term }));
  const places = placesOfFlow(data, state.flow);
  if (places.length === 0) return null;
  return (
    <nav aria-labelledby="near-places" className={css.near}>
      <h2 id="near-places" className={css.nearTitle}>
        <FormattedMessage id="search.empty.near" />
      </h2>
      <ul role="list">
        {places.map((place) => (
          <li key={place.id}>
            <Button look="link" href={resultsHref(locale, { ...state, ...whereOf(place), page: 0 })} render={routerLink}>
              {place.context ? `${place.label} (${place.context})` : place.label}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
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

/** Who travels with children or babies is led to the stays for families (SEARCH-110); nights of a hotel have no theme. */
export function FamilyBlock({ state, locale }: { readonly state: SearchState; readonly locale: Locale }) {
  const intl = useIntl();
  const t = (part: string) => intl.formatMessage({ id: `search.family.${part}` });
  const stays = changedFlow(state, state.flow === 'hotel' ? 'booking' : state.flow);
  return (
    <PromoCard
      headingLevel={2}
      tone="quiet"
      title={t('title')}
      text={t('text')}
      callToAction={t('action')}
      href={resultsHref(locale, { ...stays, theme: FAMILY_THEME })}
      render={routerLink}
    />
  );
}
