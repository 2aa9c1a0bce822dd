import { Button, Card, Stack } from '@shop/design-system';
import { formatHotelMirror } from '@shop/routes';
import { routeLink } from '../shared/route-link.tsx';
import type { StayPartProps } from '../shared/stay-part-props.ts';
import { useMessages } from '../shared/use-messages.ts';

/** In the place of the booking panel once the stay is no longer sold; the way leads to what the hotel sells (spec 2, section 8). */
export function ExpiredStay({ stay, visit }: StayPartProps) {
  const t = useMessages();
  const { dates, party } = visit;
  const { checkin, checkout } = dates;
  const offers = formatHotelMirror({ ...party, ...(checkin && checkout && { checkin, checkout }), showsOffers: true });
  return (
    <Card look="raised" padding="large">
      <Stack gap={4}>
        <h2>{t('product.expired.title')}</h2>
        <p>{t('product.expired.text')}</p>
        <Button look="primary" size="large" wide href={stay.hotel.uri + offers} render={routeLink}>
          {t('product.expired.action')}
        </Button>
      </Stack>
    </Card>
  );
}
