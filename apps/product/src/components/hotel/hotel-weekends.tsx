import type { OfferCard } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Grid, ProductCard } from '@shop/design-system';
import { addDays, roomsLeft, stayPromo } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { formatStayTwin } from '@shop/routes';
import { routeLink } from '../shared/route-link.tsx';
import { useWords } from '../shared/use-words.ts';
import type { ChosenStay } from './hotel-offers.tsx';

/** The hotel's stays as cards; each opens with the visitor's dates and party. */
export function HotelWeekends({ weekends, choice }: { readonly weekends: readonly OfferCard[]; readonly choice: ChosenStay }) {
  return (
    <Grid as="ul" role="list" columns={3}>
      {weekends.map((weekend) => (
        <li key={weekend.id}>
          <Weekend weekend={weekend} choice={choice} />
        </li>
      ))}
    </Grid>
  );
}

function Weekend({ weekend, choice: { dates, party } }: { readonly weekend: OfferCard; readonly choice: ChosenStay }) {
  const { locale } = useSite();
  const words = useWords();
  const { checkin, checkout } = dates;
  const promo = stayPromo(weekend.refPrice, weekend.sellPrice);
  const stay = { ...party, ...(checkin && { checkin, checkout: checkout ?? addDays(checkin, weekend.nights) }) };
  const people = words('product.price.people', { count: party.adults + party.children + party.babies });
  return (
    <ProductCard
      id={`offer-${weekend.id}`}
      kind="weekend"
      imageUrl={weekend.imageUrl}
      alt=""
      imageSizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw"
      place={weekend.hotel.location.label}
      title={weekend.label}
      href={weekend.uri + formatStayTwin(stay)}
      render={routeLink}
      nights={words('product.price.nights', { count: weekend.nights })}
      inside={weekend.headwords.slice(0, 3)}
      price={formatMoney(weekend.sellPrice, locale)}
      pricePrefix={weekend.priceType === 'FROM_PRICE' ? words('product.price.from') : undefined}
      {...(promo > 0 && {
        refPrice: formatMoney(weekend.refPrice, locale),
        refLabel: words('product.price.insteadOf'),
        promo: words('product.price.promo', { percent: promo }),
      })}
      note={words('product.price.note', { people, nights: words('product.price.nights', { count: weekend.nights }) })}
      notice={leftOf(weekend.availableRooms)}
      callToAction={words('hotel.offer.see')}
    />
  );

  function leftOf(rooms: number | undefined): string | undefined {
    return rooms !== undefined && roomsLeft(rooms) ? words('product.price.roomsLeft', { count: rooms }) : undefined;
  }
}
