import type { FoundOffer } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Picture, Rating, type ProductCardProps } from '@shop/design-system';
import { highlightHandlers } from '@shop/design-system/map';
import type { SearchState } from '@shop/routes';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { cardLabels } from '../../views/results/card-labels.ts';
import { offerCard } from '../../views/results/offer-card.ts';
import { useCardParams } from '../results/use-card-params.ts';
import css from './results-map.module.css';

interface MapListProps {
  readonly offers: readonly FoundOffer[];
  readonly state: SearchState;
  readonly selected: string | undefined;
  /** Offers whose marker the pointer is on. */
  readonly highlighted: readonly string[];
  readonly onSelect: (id: string) => void;
  readonly onHighlight: (ids: readonly string[]) => void;
  /** Further offers that have no name here yet. */
  readonly more: { readonly count: number; readonly show: () => void } | undefined;
}

/** The same offers as a list in step with the map: what is selected or pointed at here is so there, and a selected one comes into sight. */
export function MapList({ offers, state, selected, highlighted, onSelect, onHighlight, more }: MapListProps) {
  const { locale, today } = useSite();
  const intl = useIntl();
  const words = useMemo(() => cardLabels(intl, { locale, today, flow: state.flow }), [intl, locale, today, state.flow]);
  const requested = useCardParams(state);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [selected]);
  return (
    <nav className={css.list} aria-label={intl.formatMessage({ id: 'search.map.list' })}>
      <ul ref={list} className={css.offers} role="list">
        {offers.map((offer) => (
          <li key={offer.id}>
            <button
              type="button"
              className={css.offer}
              data-highlighted={highlighted.includes(offer.id) || undefined}
              aria-pressed={offer.id === selected}
              onClick={() => onSelect(offer.id)}
              {...highlightHandlers([offer.id], onHighlight)}
            >
              <ListedOffer hotel={offer.hotel.label} card={offerCard(offer, requested, words)} />
            </button>
          </li>
        ))}
        {more && (
          <li className={css.more}>
            <Button look="quiet" wide onClick={more.show}>
              {intl.formatMessage({ id: 'search.map.more' }, { count: more.count })}
            </Button>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** What the results say of the offer, in less room. */
function ListedOffer({ hotel, card }: { readonly hotel: string; readonly card: ProductCardProps }) {
  return (
    <>
      <span className={css.thumb}>
        <Picture url={card.imageUrl} alt="" shape="preview" sizes="5rem" />
      </span>
      <span className={css.words}>
        <span className={css.name}>{card.title}</span>
        <span className={css.quiet}>{`${hotel} · ${card.place}`}</span>
        <span className={css.foot}>
          <span>
            {card.pricePrefix && <small>{`${card.pricePrefix} `}</small>}
            <strong>{card.price}</strong>
          </span>
          {card.score && <Rating value={card.score.value} label={card.score.label} reviews={card.score.reviews} />}
        </span>
      </span>
    </>
  );
}
