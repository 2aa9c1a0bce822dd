import { Chip, ChipRow } from '@shop/design-system';
import { toggledScore } from '@shop/domain';
import { useIntl } from 'react-intl';
import { isOutOfReach, type Choice } from '../../views/results/filter-choices.ts';
import css from './filters.module.css';

interface ScoreFieldProps {
  readonly choices: readonly Choice[];
  readonly score: number | undefined;
  readonly onChange: (score: number | undefined) => void;
}

/** The lowest score of guests that is good enough; chosen again it is taken back. */
export function ScoreField({ choices, score, onChange }: ScoreFieldProps) {
  const intl = useIntl();
  const legend = intl.formatMessage({ id: 'search.filters.score' });
  if (choices.length === 0) return null;
  return (
    <div className={css.field}>
      <p className={css.legend} aria-hidden>
        {legend}
      </p>
      <ChipRow label={legend}>
        {choices.map((choice) => {
          const value = Number(choice.value);
          return (
            <Chip
              key={choice.value}
              pressed={score === value}
              disabled={isOutOfReach(choice, score === value)}
              onClick={() => onChange(toggledScore(score, value))}
            >
              {choice.label} ({intl.formatNumber(choice.count)})
            </Chip>
          );
        })}
      </ChipRow>
    </div>
  );
}
