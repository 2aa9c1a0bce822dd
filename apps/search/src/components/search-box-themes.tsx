import { Button, RadioGroup, Skeleton } from '@shop/design-system';
import { useDeferredValue, useId } from 'react';
import { useIntl } from 'react-intl';
import { ChoicesFailed } from './choices-failed.tsx';
import type { ThemeOption } from './search-fields.ts';
import css from './search-box-themes.module.css';

interface ThemesPanelProps {
  readonly themes: readonly ThemeOption[];
  /** Asks again for themes that could not be had. */
  readonly onAgain: (() => void) | undefined;
  readonly theme: string | undefined;
  readonly onChange: (theme: string | undefined) => void;
  /** Where the panel stands in a dropdown of its own. */
  readonly onConfirm?: () => void;
}

/** Value of "any": ids of themes are never empty. */
const ANY = '';

/** What for? One theme, or any. The list comes after what opens around it, so that the press is answered at once. */
export function ThemesPanel({ themes, onAgain, theme = ANY, onChange, onConfirm }: ThemesPanelProps) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `search.box.${id}` });
  const name = useId();
  const isItsTurn = useDeferredValue(true, false);
  if (onAgain) return <ChoicesFailed onRetry={onAgain} />;
  if (themes.length === 0 || !isItsTurn) return <Skeleton lines={5} />;
  const options = [{ value: ANY, label: t('anyTheme') }, ...themes.map(({ id, name: label }) => ({ value: id, label }))];
  return (
    <div className={css.panel}>
      <div className={css.themes}>
        <RadioGroup
          legend={t('theme')}
          legendHidden
          name={name}
          options={options}
          value={theme}
          onChange={(value) => onChange(value || undefined)}
        />
      </div>
      {onConfirm && (
        <Button look="brand" wide onClick={onConfirm}>
          {intl.formatMessage({ id: 'search.party.confirm' })}
        </Button>
      )}
    </div>
  );
}
