import { useSite } from '@shop/contracts/page';
import { Breadcrumb, Container, SectionNav } from '@shop/design-system';
import { HOTEL_OFFERS_ANCHOR } from '@shop/routes';
import { useParams } from 'react-router';
import { HotelAbout } from '../../components/hotel/hotel-about.tsx';
import { HotelHead } from '../../components/hotel/hotel-head.tsx';
import { HotelOffersSection } from '../../components/hotel/hotel-offers.tsx';
import { HotelReviews } from '../../components/hotel/hotel-reviews.tsx';
import { HotelSelector } from '../../components/hotel/hotel-selector.tsx';
import { HotelTitle } from '../../components/hotel/hotel-title.tsx';
import { NearbyHotels } from '../../components/hotel/nearby-hotels.tsx';
import { PictureGallery } from '../../components/shared/picture-gallery.tsx';
import { routeLink } from '../../components/shared/route-link.tsx';
import { useMessages } from '../../components/shared/use-messages.ts';
import { hotelLayout } from '../../views/hotel/hotel-layout.ts';
import css from './hotel.module.css';
import { useHotelOffers } from './use-hotel-offers.ts';
import { useHotelState } from './use-hotel-state.ts';
import { useOffersAnchor } from './use-offers-anchor.ts';

/** A section's tab is marked once so much of the section is seen (spec 2, section 2). */
const SEEN_SHARE = 0.88;

/** The house, what it sells, what its guests say, what is nearby. */
export function HotelBody() {
  const { id = '' } = useParams();
  const { locale, pointOfSale } = useSite();
  const t = useMessages();
  const { state, isHotelFlow, change } = useHotelState();
  const { hotel, now } = useHotelOffers({ hotelId: id, locale }, state, isHotelFlow);
  const offers = useOffersAnchor(state.showsOffers);
  const layout = hotelLayout(pointOfSale);
  const { checkin, checkout, adults, children, babies } = state;
  const choice = { dates: checkin && checkout ? { checkin, checkout } : {}, party: { adults, children, babies } };
  const tabs = [
    { id: 'about', label: t('hotel.nav.about') },
    { id: HOTEL_OFFERS_ANCHOR, label: t('hotel.nav.offers') },
    { id: 'reviews', label: t('hotel.nav.reviews') },
  ];
  const gallery = <PictureGallery of={hotel.label} images={hotel.images} alts={hotel.imageAlts} />;
  return (
    <Container>
      <HotelHead hotel={hotel} />
      <div className={css.way}>
        <Breadcrumb label={t('product.stay.breadcrumb')} items={crumbsOf(hotel.breadcrumb)} render={routeLink} />
      </div>
      {layout === 'galleryFirst' ? (
        <>
          {gallery}
          <HotelTitle hotel={hotel} aside={<SectionNav label={t('hotel.nav.label')} items={tabs} look="still" />} />
        </>
      ) : (
        <>
          <HotelTitle hotel={hotel} />
          {gallery}
          <SectionNav label={t('hotel.nav.label')} items={tabs} share={SEEN_SHARE} />
        </>
      )}
      <div id="about" className={css.part}>
        <HotelAbout hotel={hotel} />
      </div>
      <div ref={offers} id={HOTEL_OFFERS_ANCHOR} className={css.part}>
        <HotelOffersSection
          hotel={hotel}
          isHotelFlow={isHotelFlow}
          choice={choice}
          now={now}
          onSeeAll={() => change(choice.party)}
          selector={
            <HotelSelector
              hotelId={id}
              isHotelFlow={isHotelFlow}
              {...choice}
              onDates={(dates) =>
                change({ ...choice.party, ...(dates.checkin && dates.checkout && { checkin: dates.checkin, checkout: dates.checkout }) })
              }
              onParty={(party) => change({ ...choice.dates, ...party })}
            />
          }
        />
      </div>
      <HotelReviews hotel={hotel} />
      <div className={css.nearby}>
        <NearbyHotels hotels={hotel.nearbyHotels} state={state} flow={isHotelFlow ? 'flow=hotel' : ''} />
      </div>
    </Container>
  );
}

function crumbsOf(breadcrumb: readonly { label: string; uri?: string }[]) {
  return breadcrumb.map(({ label, uri }) => ({ label, ...(uri !== undefined && { href: uri }) }));
}
