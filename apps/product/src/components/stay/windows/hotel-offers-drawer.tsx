import { hotelStaysQuery } from '@shop/api-client';
import type { OfferCard, StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, Drawer, Message, Picture, Skeleton, Stack } from '@shop/design-system';
import { pricePerNight } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { mainFirst } from '../../../views/stay/hotel-offers.ts';
import type { StayVisit } from '../../../views/stay/stay-visit.ts';
import { DeferredMessages } from '../../shared/deferred-messages.tsx';
import { useVisitWish } from '../../shared/use-visit-wish.ts';
import { useMessages } from '../../shared/use-messages.ts';
import css from './hotel-offers-drawer.module.css';

export interface HotelOffersDrawerProps {
  readonly stay: StayDetail;
  readonly visit: StayVisit;
  readonly onClose: () => void;
  /** An offer was chosen: the stay at hand, or another one of the house. */
  readonly onChoose: (offer: OfferCard) => void;
}

/** All that the house sells: the stay at hand first, then its other offers (spec 2, section 4, hotel offers drawer). */
export function HotelOffersDrawer(props: HotelOffersDrawerProps) {
  return (
    <DeferredMessages part="stay">
      <OffersDrawer {...props} />
    </DeferredMessages>
  );
}

function OffersDrawer({ stay, visit, onClose, onChoose }: HotelOffersDrawerProps) {
  const t = useMessages();
  const wish = useVisitWish(visit);
  const { data, isPending, isError } = useQuery(hotelStaysQuery({ ...wish, id: stay.hotel.id, isGift: visit.isGift }));
  const { main, others } = mainFirst(data ?? [], stay.id);
  return (
    <Drawer open onClose={onClose} title={t('stay.others.title', { hotel: stay.hotel.label })} closeLabel={t('stay.close')}>
      {isPending && (
        <div role="status" aria-label={t('stay.others.loading')}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
      {isError && <Message kind="error">{t('product.failed')}</Message>}
      {data && data.length === 0 && <Message kind="warning">{t('stay.terms.none')}</Message>}
      <Stack as="ul" gap={3} role="list">
        {[...(main ? [main] : []), ...others].map((offer) => (
          <li key={offer.id}>
            <Offer offer={offer} isMain={offer === main} onChoose={() => onChoose(offer)} />
          </li>
        ))}
      </Stack>
    </Drawer>
  );
}

function Offer({ offer, isMain, onChoose }: { readonly offer: OfferCard; readonly isMain: boolean; readonly onChoose: () => void }) {
  const { locale } = useSite();
  const t = useMessages();
  const amount = formatMoney(pricePerNight(offer), locale);
  return (
    <Card as="article" padding="small" selected={isMain} className={css.offer}>
      <Picture url={offer.imageUrl} alt="" shape="thumbnail" className={css.picture} />
      <div className={css.text}>
        <h3>{offer.label}</h3>
        <p className={css.note}>{offer.headwords.join(' · ')}</p>
        <p className={css.price}>{t(offer.priceType === 'FROM_PRICE' ? 'stay.terms.from' : 'stay.terms.night', { amount })}</p>
        <Button onClick={onChoose} aria-label={t('stay.others.chooseOf', { offer: offer.label })}>
          {t('stay.others.choose')}
        </Button>
      </div>
    </Card>
  );
}
