import { Button } from '@shop/design-system';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import css from './map-button.module.css';

interface MapButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** Whether the map stands beside the list; undefined where it opens in a window. */
  readonly isExpanded: boolean | undefined;
  readonly onPress: () => void;
  readonly onTouch: () => void;
}

/** The map's own button beside the filters of a wide screen. */
export function MapButton({ ref, isExpanded, onPress, onTouch }: MapButtonProps) {
  const intl = useIntl();
  const opens = isExpanded === undefined ? { 'aria-haspopup': 'dialog' as const } : { 'aria-expanded': isExpanded };
  return (
    <Button ref={ref} icon="map" className={css.button} {...opens} onPointerEnter={onTouch} onFocus={onTouch} onClick={onPress}>
      {intl.formatMessage({ id: 'search.actions.map' })}
    </Button>
  );
}
