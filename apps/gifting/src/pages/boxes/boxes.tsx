import { boxesQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Container, brandNameOf, EmptyState, Grid, Hero, Skeleton } from '@shop/design-system';
import { BOXES_PICTURE } from '@shop/domain';
import { useQuery } from '@tanstack/react-query';
import { BoxCard } from '../../components/boxes/box-card.tsx';
import { Failed } from '../../components/shared/failed.tsx';
import { useMessages } from '../../components/shared/use-messages.ts';
import css from './boxes.module.css';

const HERO_IMAGE = `/images/${BOXES_PICTURE}/640_360.webp`;
/** Cards of the first row and the next, which most screens show at once. */
const FIRST_CARDS = 4;

/** Every gift box (GIFT-026). */
export function BoxesPage() {
  const shop = brandNameOf(useSite());
  const { locale } = useSite();
  const t = useMessages();
  const { data, isError, refetch } = useQuery(boxesQuery({ locale }));
  return (
    <Container className={css.page}>
      <title>{t('gifting.boxes.pageTitle', { shop })}</title>
      <Hero imageUrl={HERO_IMAGE} title={t('gifting.boxes.title')} text={t('gifting.boxes.text')} size="medium" />
      {isError && <Failed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={8} />}
      {data && data.boxes.length === 0 && <EmptyState title={t('gifting.boxes.empty')} />}
      {data && data.boxes.length > 0 && (
        <Grid as="ul" role="list" columns={4} phone="one">
          {data.boxes.map((box, index) => (
            <li key={box.code}>
              <BoxCard box={box} eager={index < FIRST_CARDS} />
            </li>
          ))}
        </Grid>
      )}
    </Container>
  );
}
