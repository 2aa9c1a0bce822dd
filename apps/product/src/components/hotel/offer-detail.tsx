import { markerDetailQuery } from '@shop/api-client';
import type { HotelRoom, RoomOffer, StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Dialog, FactList, isIconName, Message, Price, Skeleton, Subtitle } from '@shop/design-system';
import { addDays } from '@shop/domain';
import { checkoutHref } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { offerHref, offerPrice } from '../../views/hotel/room-offer.ts';
import { programme } from '../../views/stay/stay-view.ts';
import { Cancellation } from '../shared/cancellation.tsx';
import { PictureGallery } from '../shared/picture-gallery.tsx';
import { PromotionTerms } from '../price/promotion-terms.tsx';
import { routeLink } from '../shared/route-link.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { fromPriceLabels, datesLabel, priceProps, roomNights } from '../shared/stay-labels.ts';
import type { ChosenStay } from './hotel-offers.tsx';
import css from './offer-detail.module.css';

export interface OfferDetailProps {
  readonly room: HotelRoom;
  readonly offer: RoomOffer;
  readonly choice: ChosenStay;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** An offer of a room: programme, room, conditions and price, and the way on (spec 2, section 2). Loaded when it is opened. */
export default function OfferDetail({ room, offer, choice, open, onClose }: OfferDetailProps) {
  const t = useMessages();
  const { data, isError, refetch } = useOffer(offer, choice);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={offer.label}
      closeLabel={t('product.close')}
      size="large"
      footer={<WayOn offer={offer} choice={choice} detail={data} />}
    >
      <div className={css.detail}>
        <PictureGallery of={room.label} images={room.images} alts={room.imageAlts} />
        <section className={css.part}>
          <h3>{t('product.stay.includes')}</h3>
          {data && <Programme detail={data} nights={offer.nights} />}
          {!data && !isError && (
            <div role="status" aria-label={t('hotel.offer.loading')}>
              <Skeleton lines={3} />
            </div>
          )}
          {isError && (
            <Message kind="error" live action={<Button onClick={() => void refetch()}>{t('product.retry')}</Button>}>
              {t('product.failed')}
            </Message>
          )}
        </section>
        <section className={css.part}>
          <h3>{t('hotel.offer.room')}</h3>
          <RoomFacts room={room} />
        </section>
        <Cancellation policy={data?.cancellationPolicy ?? offer.cancellationPolicy} hasDates={offer.hasSelectedDates} />
      </div>
    </Dialog>
  );
}

/** The stay behind the offer, for the dates and the party of the page. */
function useOffer(offer: RoomOffer, { party }: ChosenStay) {
  const { locale } = useSite();
  const { adults, children, babies } = party;
  const dates = offer.hasSelectedDates &&
    offer.checkin && { checkin: offer.checkin, night: offer.nights, adult: adults, child: children, baby: babies };
  return useQuery(markerDetailQuery({ id: offer.id, locale, ...(dates && { dates }) }));
}

function Programme({ detail, nights }: { readonly detail: StayDetail; readonly nights: number }) {
  const t = useMessages();
  const facts = programme(detail).map(({ kind, icon, title, description }) => ({
    icon: isIconName(icon) ? icon : ('check' as const),
    title: kind === 'room' && nights !== detail.nights ? roomNights({ nights, room: detail.room }, t) : title,
    text: description && <Subtitle text={description} />,
  }));
  return <FactList facts={facts} columns={2} />;
}

function RoomFacts({ room }: { readonly room: HotelRoom }) {
  const t = useMessages();
  const facts = [
    { icon: 'bed-double' as const, title: room.type },
    { icon: 'users' as const, title: t('product.room.capacity', { count: room.capacity }) },
    { icon: 'hotel' as const, title: t('product.room.size', { size: room.size }) },
    ...room.highlights.map((title) => ({ icon: 'check' as const, title })),
  ];
  return <FactList facts={facts} columns={2} />;
}

interface WayOnProps {
  readonly offer: RoomOffer;
  readonly choice: ChosenStay;
  readonly detail: StayDetail | undefined;
}

/** Price and buttons. A stay whose activities need a day is booked on its own page, any other one with dates at once. */
function WayOn({ offer, choice: { dates, party }, detail }: WayOnProps) {
  const site = useSite();
  const { locale } = site;
  const t = useMessages();
  const { checkin = '', checkout = addDays(checkin || '2000-01-01', offer.nights) } = dates;
  const isBookable = offer.hasSelectedDates && checkin !== '' && detail?.bookable !== false && detail && !needsDays(detail);
  const people = t('product.price.people', { count: offer.paxCount });
  const price = offerPrice(offer);
  return (
    <div className={css.wayOn}>
      <div>
        <Price
          {...priceProps(price, locale, t)}
          {...fromPriceLabels(offer, site, t)}
          note={t('product.price.note', { people, nights: t('product.price.nights', { count: offer.nights }) })}
        />
        {offer.hasSelectedDates && <p className={css.dates}>{datesLabel(dates, locale)}</p>}
        {price.promo > 0 && <PromotionTerms endsOn={price.promotionEndsOn} />}
      </div>
      {detail?.bookable === false ? (
        <p role="status">{t('hotel.offer.goes')}</p>
      ) : (
        <div className={css.buttons}>
          <Button look={isBookable ? 'secondary' : 'primary'} href={offerHref(offer, party)} render={routeLink}>
            {t('hotel.offer.see')}
          </Button>
          {isBookable && (
            <Button look="primary" href={checkoutHref(locale, { id: offer.id, checkin, checkout, ...party })} render={routeLink}>
              {t('product.book.book')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function needsDays({ activities = [], activityDates = [], programLine }: StayDetail): boolean {
  return activities.length > 0 || activityDates.length > 0 || programLine.some(({ activityId }) => activityId !== undefined);
}
