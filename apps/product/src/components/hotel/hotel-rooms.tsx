import type { HotelRoom, RoomOffer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Button, Card, CardPictures, Grid, Price } from '@shop/design-system';
import { roomsLeft } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useState } from 'react';
import { offerPrice } from '../../views/hotel/room-offer.ts';
import { openedWindow } from '../opened/opened-part.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { fromPriceLabels, priceProps } from '../shared/stay-labels.ts';
import type { ChosenStay } from './hotel-offers.tsx';
import css from './hotel-rooms.module.css';

const OfferDetail = openedWindow(() =>
  import(/* webpackChunkName: "opened-offer" */ './offer-detail.tsx').then((module) => module.default),
);
/** Offers of a room shown at once; the others on request. */
const SHOWN_OFFERS = 2;
/** Pictures that a card goes through (PROD-013). */
const MAX_PICTURES = 4;

/** Rooms as cards in three columns (spec 2, section 9); each offer of a room opens its details. */
export function HotelRooms({ rooms, choice }: { readonly rooms: readonly HotelRoom[]; readonly choice: ChosenStay }) {
  const [opened, setOpened] = useState<{ readonly room: HotelRoom; readonly offer: RoomOffer }>();
  const [isOpen, setOpen] = useState(false);
  const read = (room: HotelRoom, offer: RoomOffer) => {
    setOpened({ room, offer });
    setOpen(true);
  };
  return (
    <>
      <Grid as="ul" role="list" columns={3} data-testid="rooms">
        {rooms.map((room) => (
          <li key={room.uuid}>
            <RoomCard room={room} onOpen={(offer) => read(room, offer)} />
          </li>
        ))}
      </Grid>
      {opened && <OfferDetail {...opened} choice={choice} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function RoomCard({ room, onOpen }: { readonly room: HotelRoom; readonly onOpen: (offer: RoomOffer) => void }) {
  const t = useMessages();
  const [showsAll, setShowsAll] = useState(false);
  const offers = showsAll ? room.list : room.list.slice(0, SHOWN_OFFERS);
  const rest = room.list.length - offers.length;
  const facts = [room.type, t('product.room.size', { size: room.size }), t('product.room.capacity', { count: room.capacity })];
  return (
    <Card as="article" padding="none" className={css.room} data-status={room.list.length ? 'sold' : 'soldOut'}>
      <CardPictures
        urls={room.images.slice(0, MAX_PICTURES)}
        alt=""
        labels={{ previous: t('product.gallery.previous'), next: t('product.gallery.next') }}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw"
        className={css.picture}
      />
      <div className={css.text}>
        <h3>{room.label}</h3>
        <p className={css.facts}>{facts.join(' · ')}</p>
        {room.highlights.length > 0 && <p className={css.facts}>{room.highlights.join(' · ')}</p>}
        {room.list.length === 0 && <Badge tone="quiet">{t('hotel.room.none')}</Badge>}
        <ul className={css.offers} role="list">
          {offers.map((offer) => (
            <li key={offer.id} className={css.offer}>
              <OneOffer offer={offer} onOpen={() => onOpen(offer)} />
            </li>
          ))}
        </ul>
        {rest > 0 && (
          <Button look="link" onClick={() => setShowsAll(true)}>
            {t('hotel.room.more', { count: rest })}
          </Button>
        )}
      </div>
    </Card>
  );
}

function OneOffer({ offer, onOpen }: { readonly offer: RoomOffer; readonly onOpen: () => void }) {
  const site = useSite();
  const { locale } = site;
  const t = useMessages();
  const price = offerPrice(offer);
  const intro = offer.shortProgramIntroWithoutRoom || t('hotel.offer.roomOnly');
  const note = t('product.price.note', {
    people: t('product.price.people', { count: offer.paxCount }),
    nights: t('product.price.nights', { count: offer.nights }),
  });
  return (
    <>
      <p className={css.intro}>{intro}</p>
      <p className={css.terms} data-flexible={offer.cancellationPolicy.cancellable || undefined}>
        {t(offer.cancellationPolicy.cancellable ? 'hotel.offer.flexible' : 'hotel.offer.fixed')}
        {offer.nights > 1 && ` · ${t('hotel.offer.perNight', { price: formatMoney(price.perNight, locale) })}`}
      </p>
      <div className={css.buy}>
        <Price {...priceProps(price, locale, t)} {...fromPriceLabels(offer, site, t)} note={note} />
        <Button look="secondary" onClick={onOpen} aria-label={t('hotel.offer.detailsOf', { offer: intro })}>
          {t('hotel.offer.details')}
        </Button>
      </div>
      {offer.availableRooms !== undefined && roomsLeft(offer.availableRooms) && (
        <p className={css.left}>{t('product.price.roomsLeft', { count: offer.availableRooms })}</p>
      )}
    </>
  );
}
