import { useSite } from '@shop/contracts/page';
import { Button, Card, Stack } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { routeLink } from '../shared/route-link.tsx';
import { useMessages } from '../shared/use-messages.ts';

/** In the place of the panel once the activity is no longer sold (spec 2, section 8). */
export function ExpiredActivity() {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <Card look="raised" padding="large" role="alert">
      <Stack gap={4}>
        <h2>{t('product.expired.title')}</h2>
        <p>{t('product.expired.text')}</p>
        <Button
          look="primary"
          size="large"
          wide
          href={hrefFor('activities', locale, {}, { query: { flow: 'activity' } })}
          render={routeLink}
        >
          {t('activity.expired')}
        </Button>
      </Stack>
    </Card>
  );
}
