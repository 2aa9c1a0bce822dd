import { Button } from '@shop/design-system';
import { useIntl } from 'react-intl';

/** The map's own button beside the filters of a wide screen. */
export function MapButton({ onOpen, onTouch }: { readonly onOpen: () => void; readonly onTouch: () => void }) {
  const intl = useIntl();
  return (
    <Button icon="map" aria-haspopup="dialog" onPointerEnter={onTouch} onFocus={onTouch} onClick={onOpen}>
      {intl.formatMessage({ id: 'search.actions.map' })}
    </Button>
  );
}
