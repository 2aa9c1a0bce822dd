import type { OfferCard } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Picture } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { afterGift } from '../../views/results/after-gift.ts';
import { useSearchSource } from '../search-source.ts';
import css from './results-map.module.css';

interface MapListProps {
  readonly offers: readonly OfferCard[];
  readonly selected: string | undefined;
  /** Offers whose marker the pointer is on. */
  readonly highlighted: readonly string[];
  readonly onSelect: (id: string) => void;
  readonly onHighlight: (ids: readonly string[]) => void;
  /** Further offers that have no name here yet. */
  readonly more: { readonly count: number; readonly show: () => void } | undefined;
}

/** The same offers as a list in step with the map: what is selected or pointed at here is so there, and a selected one comes into sight. */
export function MapList({ offers, selected, highlighted, onSelect, onHighlight, more }: MapListProps) {
  const { locale } = useSite();
  const intl = useIntl();
  const { isGift } = useSearchSource();
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
              onPointerEnter={() => onHighlight([offer.id])}
              onPointerLeave={() => onHighlight([])}
              onFocus={() => onHighlight([offer.id])}
              onBlur={() => onHighlight([])}
            >
              <span className={css.thumb}>
                <Picture url={offer.imageUrl} alt="" shape="preview" sizes="(min-width: 80rem) 18rem, 5rem" />
              </span>
              <span className={css.words}>
                <span className={css.name}>{offer.label}</span>
                <span className={css.quiet}>{`${offer.hotel.label} · ${offer.hotel.location.label}`}</span>
                <strong>{isGift ? afterGift(offer.sellPrice, { intl, locale }) : formatMoney(offer.sellPrice, locale)}</strong>
              </span>
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
