import { markerDetailQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Card, IconButton, Message, Picture, Price, Skeleton } from '@shop/design-system';
import { movedArrival } from '@shop/domain';
import { formatDayAhead } from '@shop/i18n';
import type { SearchState } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { mapCard, type MapCardView } from '../../views/map-card.ts';
import { markerRequested, type Marker } from '../../views/map-marker.ts';
import { giftPrice } from '../../views/results/after-gift.ts';
import { cardLabels } from '../../views/results/card-labels.ts';
import { pricedSearch } from '../../views/results/card-request.ts';
import { routerLink } from '../router-link.tsx';
import { useSearchedGift } from '../search-source.ts';
import css from './map-card.module.css';

interface MapCardProps {
  readonly marker: Marker;
  /** All markers of its place, itself among them: the other offers of the hotel. */
  readonly here: readonly Marker[];
  readonly state: SearchState;
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
}

/** The selected marker's stay, from the detail call (API-008). */
export function MapCard({ marker, here, state: searched, onSelect, onClose }: MapCardProps) {
  const site = useSite();
  const intl = useIntl();
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.${id}` }, values);
  const gift = useSearchedGift();
  const moved = movedArrival(searched, marker);
  const state = pricedSearch(searched, { checkin: marker.checkin, ...(marker.isAnyDay && { priceType: 'FROM_PRICE' }) });
  const when = moved && t('card.onDay', { day: formatDayAhead(moved, site) });
  const { data, isError, refetch } = useQuery(
    markerDetailQuery(markerRequested({ weekendId: marker.weekendId, nights: gift?.nights }, state, site)),
  );
  const view = data && mapCard(data, { state, locale: site.locale, giftNights: gift && (state.night ?? gift.nights) });
  return (
    <Card look="raised" padding="small" className={css.card} data-over aria-busy={!view && !isError}>
      <div className={css.close}>
        <IconButton icon="x" label={t('map.close')} onClick={onClose} />
      </div>
      {here.length > 1 && <OtherOffers marker={marker} here={here} onSelect={onSelect} />}
      {isError && (
        <div className={css.besideClose}>
          <Message kind="error" live action={<Button onClick={() => void refetch()}>{t('failed.retry')}</Button>}>
            {t('map.cardFailed')}
          </Message>
        </div>
      )}
      {!view && !isError && (
        <div className={css.besideClose} aria-label={t('map.cardLoading')}>
          <Skeleton lines={4} />
        </div>
      )}
      {view && (
        <article className={css.stay}>
          {view.imageUrl && (
            <span className={css.picture}>
              <Picture url={view.imageUrl} alt="" shape="square" sizes="8rem" />
            </span>
          )}
          <div className={css.words}>
            <h3 className={css.title}>{view.title}</h3>
            <p className={css.quiet}>{`${view.hotel}${view.stars ? ` ${'★'.repeat(view.stars)}` : ''} · ${view.place}`}</p>
            <p className={css.quiet}>{[t('card.nights', { nights: view.nights }), ...view.inside].join(' · ')}</p>
            {view.info && <p className={css.info}>{view.info}</p>}
            <div className={css.foot}>
              {gift ? (
                <GiftPrice marker={marker} view={view} state={state} when={when} />
              ) : (
                <Price
                  value={view.price}
                  {...(view.isFrom && { prefix: t('card.from') })}
                  {...(when && { when })}
                  {...(view.refPrice && { refPrice: view.refPrice, refLabel: t('card.insteadOf') })}
                />
              )}
              <Button look="brand" href={view.href} render={routerLink}>
                {t(state.flow === 'gifting' ? 'map.seeGift' : 'map.seeOffer')}
              </Button>
            </div>
          </div>
        </article>
      )}
    </Card>
  );
}

interface GiftPriceProps extends Pick<MapCardProps, 'marker' | 'state'> {
  readonly view: MapCardView;
  readonly when: string | undefined;
}

/** What the gift leaves to pay, as the list says it. */
function GiftPrice({ marker, view, state, when }: GiftPriceProps) {
  const { locale, today } = useSite();
  const words = cardLabels(useIntl(), { locale, today, flow: state.flow });
  const { amount: sellPrice } = marker;
  const { price, prefix, note } = giftPrice({ sellPrice, wholePrice: view.wholePrice, isDated: state.checkin !== undefined }, words);
  return <Price value={price} {...(prefix && { prefix })} {...(note && { note })} {...(when && { when })} />;
}

/** Which one of a hotel's offers this is, and the way to the next. */
function OtherOffers({ marker, here, onSelect }: Pick<MapCardProps, 'marker' | 'here' | 'onSelect'>) {
  const intl = useIntl();
  const at = here.findIndex(({ id }) => id === marker.id);
  const next = here[(at + 1) % here.length];
  return (
    <p className={css.others}>
      {intl.formatMessage({ id: 'search.map.ofHere' }, { at: at + 1, count: here.length })}
      <Button look="link" onClick={() => next && onSelect(next.id)}>
        {intl.formatMessage({ id: 'search.map.nextHere' })}
      </Button>
    </p>
  );
}
