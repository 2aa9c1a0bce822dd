import { Button, type IconName } from '@shop/design-system';
import { useIntl } from 'react-intl';
import type { ModalName } from '../../views/results/modal-name.ts';
import css from './results.module.css';

export interface Action {
  readonly name: ModalName;
  readonly isHidden?: boolean;
  readonly isDisabled?: boolean;
}

interface ActionButtonsProps {
  readonly actions: readonly Action[];
  /** Filters that are on. */
  readonly filterCount: number;
  readonly onOpen: (name: ModalName) => void;
  /** Code is fetched when a finger comes down, before it is let go. */
  readonly onTouch: (name: ModalName) => void;
}

const ICONS: Record<ModalName, IconName> = { filters: 'sliders-horizontal', map: 'map', sort: 'arrow-up-down' };

/** Filter, Map and Sort; each may be hidden or out of reach (spec 1, section 2). */
export function ActionButtons({ actions, filterCount, onOpen, onTouch }: ActionButtonsProps) {
  const intl = useIntl();
  return (
    <div className={css.buttons} role="group" aria-label={intl.formatMessage({ id: 'search.actions.label' })}>
      {actions
        .filter(({ isHidden }) => !isHidden)
        .map(({ name, isDisabled }) => (
          <Button
            key={name}
            icon={ICONS[name]}
            aria-haspopup="dialog"
            disabled={isDisabled}
            data-action={name}
            onPointerDown={() => onTouch(name)}
            onFocus={() => onTouch(name)}
            onClick={() => onOpen(name)}
          >
            {intl.formatMessage({ id: `search.actions.${name}` }, { count: name === 'filters' ? filterCount : 0 })}
          </Button>
        ))}
    </div>
  );
}
