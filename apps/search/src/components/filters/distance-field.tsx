import { CheckField, Chip, ChipRow, RangeSlider } from '@shop/design-system';
import {
  DISTANCE_LIMITS,
  distanceHandles,
  distanceOfHandles,
  distanceSwitched,
  isDistanceActive,
  NEARBY_KM,
  TWO_HOURS_KM,
  type SearchFilters,
} from '@shop/domain';
import { takesDistance, type SearchState } from '@shop/routes';
import { useIntl } from 'react-intl';
import css from './filters.module.css';

interface DistanceFieldProps {
  readonly state: Pick<SearchState, 'place' | 'lat'>;
  /** The searched place by its name. */
  readonly place: string | undefined;
  readonly distance: SearchFilters['distance'];
  readonly onChange: (distance: SearchFilters['distance']) => void;
}

/** How far from the searched point; around a town a switch turns it on (SEARCH-084). An area and a hotel have no distance. */
export function DistanceField({ state, place, distance, onChange }: DistanceFieldProps) {
  const intl = useIntl();
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.filters.${id}` }, values);
  if (!takesDistance(state)) return <p className={css.hint}>{t('distanceNeedsPlace')}</p>;
  const hasCity = state.place !== undefined;
  const isActive = isDistanceActive(distance);
  const inKilometres = (kilometres: number) => t('kilometres', { kilometres });
  return (
    <>
      {hasCity && (
        <CheckField
          label={t('around')}
          role="switch"
          checked={isActive}
          onChange={(event) => onChange(distanceSwitched(event.target.checked))}
        />
      )}
      {(isActive || !hasCity) && (
        <RangeSlider
          legend={t('distance')}
          min={DISTANCE_LIMITS.from}
          max={DISTANCE_LIMITS.to}
          value={distanceHandles(distance, hasCity)}
          onChange={(range) => onChange(distanceOfHandles(range))}
          fromLabel={t('from')}
          toLabel={t('to')}
          format={inKilometres}
          typed={{ unit: 'km' }}
        />
      )}
      <ChipRow label={t('nearby')}>
        {NEARBY_KM.map((kilometres) => (
          <Chip
            key={kilometres}
            pressed={distance.max === kilometres}
            onClick={() => onChange(distance.max === kilometres ? {} : { min: DISTANCE_LIMITS.from, max: kilometres })}
          >
            {kilometres === TWO_HOURS_KM ? (place ? t('twoHoursFrom', { city: place }) : t('twoHours')) : inKilometres(kilometres)}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}
