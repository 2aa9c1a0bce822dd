import type { StayDetail } from '@shop/contracts';
import { Button, Card, Stack } from '@shop/design-system';
import { routeLink } from '../shared/route-link.tsx';
import { useWords } from '../shared/use-words.ts';

/** In the place of the booking panel once the stay is no longer sold (spec 2, section 8). */
export function ExpiredStay({ stay }: { readonly stay: StayDetail }) {
  const words = useWords();
  return (
    <Card look="raised" padding="large">
      <Stack gap={4}>
        <h2>{words('product.expired.title')}</h2>
        <p>{words('product.expired.text')}</p>
        <Button look="primary" size="large" wide href={stay.hotel.uri} render={routeLink}>
          {words('product.expired.action')}
        </Button>
      </Stack>
    </Card>
  );
}
