import { boxQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Container, brandNameOf, Skeleton } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Failed } from '../../components/shared/failed.tsx';
import { useMessages } from '../../components/shared/use-messages.ts';
import { boxCode } from '../../views/box-code.ts';
import css from './box.module.css';
import { BoxBody } from './box-body.tsx';

/** One box that is sold (GIFT-024). */
export function BoxPage() {
  const shop = brandNameOf(useSite());
  const { code: param } = useParams();
  const { locale } = useSite();
  const t = useMessages();
  const { data: box, isError, refetch } = useQuery(boxQuery({ code: boxCode(param), locale }));
  if (box) return <BoxBody box={box} />;
  return (
    <Container className={css.page}>
      <title>{t('gifting.boxes.pageTitle', { shop })}</title>
      <h1 className={css.title}>{t('gifting.box.kind')}</h1>
      {isError ? <Failed onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
    </Container>
  );
}
