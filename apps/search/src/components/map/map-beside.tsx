import { Button, IconButton, Message } from '@shop/design-system';
import type { SearchState } from '@shop/routes';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import css from './map-beside.module.css';
import { MarkedMap } from './marked-map.tsx';
import type { MarkedOffersStore } from './marked-offers.ts';
import { useHeightInSight } from './use-height-in-sight.ts';
import { useListedOffers } from './use-listed-offers.ts';
import { useMarkedOffers } from './use-marked-offers.ts';
import { usePoints } from './use-points.ts';

interface MapBesideProps {
  readonly state: SearchState;
  /** What list and map have marked. */
  readonly marks: MarkedOffersStore;
  /** The visitor has just opened it: the keyboard goes on from here. */
  readonly takesFocus: boolean;
  readonly onSearch: (search: SearchState) => void;
  readonly onClose: () => void;
}

/**
 * The map of the results beside their list, in step with it. Escape closes the card of the selected marker, then the map. Loaded when
 * it is opened.
 */
export function MapBeside({ state, marks, takesFocus, onSearch, onClose }: MapBesideProps) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `search.${id}` });
  const frame = useRef<HTMLDivElement>(null);
  const { selected, pointedCard, pointedMarker } = useMarkedOffers(marks);
  const highlighted = pointedCard === undefined ? pointedMarker : [pointedCard];
  const points = usePoints(state, useListedOffers(state));
  useHeightInSight(frame);
  const focusFrame = () => frame.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (takesFocus) frame.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const select = (id: string | undefined) => {
    // The card goes, and the focus that is in it would go with it.
    if (id === undefined && frame.current?.querySelector('[data-over]')?.contains(document.activeElement)) focusFrame();
    marks.mark({ selected: id });
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (selected === undefined) return onClose();
    focusFrame();
    marks.mark({ selected: undefined });
  };
  return (
    <div ref={frame} className={css.frame} role="group" tabIndex={-1} aria-label={t('actions.map')} onKeyDown={closeByKey}>
      <MarkedMap
        {...{ state, points, selected, highlighted, onSearch }}
        wheel="page"
        onSelect={select}
        onHighlight={(ids) => marks.mark({ pointedMarker: ids })}
      />
      <div className={css.close}>
        <IconButton icon="x" look="floating" label={t('map.hide')} onClick={onClose} />
      </div>
      {points.isFailed && (
        <div className={css.failed}>
          <Message kind="error" live action={<Button onClick={points.retry}>{t('failed.retry')}</Button>}>
            {t('failed.text')}
          </Message>
        </div>
      )}
    </div>
  );
}
