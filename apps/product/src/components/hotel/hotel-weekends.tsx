import type { OfferCard } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Grid, ProductCard } from '@shop/design-system';
import { addDays, roomsLeft, stayPromo } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { pricedStayHref } from '@shop/routes';
import { routeLink } from '../shared/route-link.tsx';
import { fromPriceLabels } from '../shared/stay-labels.ts';
import { useMessages } from '../shared/use-messages.ts';
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
  const site = useSite();
  const { locale } = site;
  const t = useMessages();
  const { checkin, checkout } = dates;
  const promo = stayPromo(weekend.refPrice, weekend.sellPrice);
  const stay = { ...party, ...(checkin && { checkin, checkout: checkout ?? addDays(checkin, weekend.nights) }) };
  const from = fromPriceLabels(weekend, site, t);
  const people = t('product.price.people', { count: party.adults + party.children + party.babies });
  return (
    <ProductCard
      id={`offer-${weekend.id}`}
      kind="weekend"
      imageUrl={weekend.imageUrl}
      alt=""
      imageSizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw"
      place={weekend.hotel.location.label}
      title={weekend.label}
      href={pricedStayHref(weekend.uri, stay, { flow: 'booking' })}
      render={routeLink}
      nights={t('product.price.nights', { count: weekend.nights })}
      inside={weekend.headwords.slice(0, 3)}
      price={formatMoney(weekend.sellPrice, locale)}
      pricePrefix={from.prefix}
      when={from.when}
      {...(promo > 0 && {
        refPrice: formatMoney(weekend.refPrice, locale),
        refLabel: t('product.price.insteadOf'),
        promo: t('product.price.promo', { percent: promo }),
      })}
      note={t('product.price.note', { people, nights: t('product.price.nights', { count: weekend.nights }) })}
      notice={leftOf(weekend.availableRooms)}
      callToAction={t('hotel.offer.see')}
    />
  );

  function leftOf(rooms: number | undefined): string | undefined {
    return rooms !== undefined && roomsLeft(rooms) ? t('product.price.roomsLeft', { count: rooms }) : undefined;
  }
}
