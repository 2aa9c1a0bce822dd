import { hotelStaysQuery } from '@shop/api-client';
import type { OfferCard } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Section } from '@shop/design-system';
import { formatStayHash, withMinisite, withStayFlow } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { mainFirst } from '../../../views/stay/hotel-offers.ts';
import { hotelOfferHref } from '../../../views/stay/offer-href.ts';
import { withoutPayment } from '../../../views/stay/without-payment.ts';
import { openedWindow } from '../../opened/opened-part.tsx';
import { showDates } from '../../shared/show-dates.ts';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OfferRow } from './offer-row.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { RecommendedOffer } from './recommended-offer.tsx';
import css from './offers.module.css';
import { SuggestedStays } from './suggested-stays.tsx';
import { useInView } from './use-in-view.ts';

const HotelOffersDrawer = openedWindow(() =>
  import(/* webpackChunkName: "opened-stay" */ '../windows/hotel-offers-drawer.tsx').then((module) => module.HotelOffersDrawer),
);

/** What else there is: other offers of the same hotel, one or some elsewhere, and what this device looked at last. */
export function OtherOffers({ stay, visit }: StayPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { offerId: _offer, activityDates: _days, ...stored } = withoutPayment(visit.state);
  const flow = withStayFlow('', visit.flow);
  const choose = (offer: OfferCard) => {
    // A closing window gives the focus back to what opened it: only then the calendar can have it.
    flushSync(() => setOpen(false));
    const isHere = offer.id === stay.id;
    if (isHere) visit.chooseOffer(offer.id);
    else void navigate(withMinisite(`${offer.uri}${flow}${formatStayHash({ ...stored, offerId: offer.id })}`, visit.minisite));
    if (!visit.dates.checkout && isHere) showDates();
  };
  return (
    <div ref={place} className={css.offers}>
      <HotelOffers stay={stay} visit={visit} place={place} onAll={() => setOpen(true)} />
      {isOpen && <HotelOffersDrawer stay={stay} visit={visit} onClose={() => setOpen(false)} onChoose={choose} />}
      {stay.published ? <RecommendedOffer stay={stay} visit={visit} /> : <SuggestedStays stay={stay} visit={visit} />}
      <RecentlyViewed id={stay.id} />
    </div>
  );
}

/** Asked for a little before they come into sight (spec 2, section 9). */
const MARGIN = { rootMargin: '72px' };
const SHOWN = 4;

interface HotelOffersProps extends StayPartProps {
  readonly place: { readonly current: HTMLElement | null };
  readonly onAll: () => void;
}

function HotelOffers({ stay, visit, place, onAll }: HotelOffersProps) {
  const { locale } = useSite();
  const t = useMessages();
  const { isGift } = visit;
  const isNear = useInView(place, MARGIN);
  const { data = [] } = useQuery({ ...hotelStaysQuery({ id: stay.hotel.id, locale, ...visit.party, isGift }), enabled: isNear });
  const { others } = mainFirst(data, stay.id);
  if (others.length === 0) return null;
  return (
    <Section
      title={t('stay.others.title', { hotel: stay.hotel.label })}
      id="other-offers"
      action={<Button onClick={onAll}>{t('stay.others.all')}</Button>}
    >
      <OfferRow offers={others.slice(0, SHOWN).map((offer) => ({ ...offer, uri: hotelOfferHref(offer.uri, visit) }))} />
    </Section>
  );
}
