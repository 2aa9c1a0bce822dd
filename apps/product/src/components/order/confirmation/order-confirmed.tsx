import type { OrderView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, Icon, Picture, Section, Stack } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { soldKind } from '../../../views/order/confirmation-view.ts';
import { routeLink } from '../../shared/route-link.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import { AccountOffer } from './account-offer.tsx';
import { GiftSendings } from './gift-sendings.tsx';
import { NextSteps } from './next-steps.tsx';
import css from './order-confirmed.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { PaidParts } from './paid-parts.tsx';
import { SoldVouchers } from './sold-vouchers.tsx';

/** What was bought, where its mail went, its papers, and what happens next. */
export function OrderConfirmed({ order }: { readonly order: OrderView }) {
  const { locale } = useSite();
  const t = useMessages();
  const kind = soldKind(order, locale);
  const { stay } = order;
  return (
    <Stack gap={6}>
      <header className={css.head}>
        <span className={css.mark}>
          <Icon name={kind === 'stay' ? 'check' : 'gift'} size="large" />
        </span>
        <h1>{t(kind === 'stay' ? 'product.confirmation.title' : 'product.order.confirmation.giftTitle')}</h1>
        <p>{t('product.confirmation.mail', { email: order.email })}</p>
        <p className={css.number}>
          {t(order.kind === 'gift' ? 'product.order.confirmation.number' : 'product.confirmation.number')} <b>{order.bookingNumber}</b>
        </p>
      </header>
      <OrderDocuments order={order} />
      <Card look="raised" padding="none" className={css.card}>
        <Picture url={stay.imageUrl} alt="" shape="wide" sizes="(min-width: 45rem) 42rem, 100vw" eager className={css.picture} />
        <div className={css.body}>
          <h2 className={css.name}>{stay.label}</h2>
          {stay.hotelLabel && (
            <p className={css.place}>
              {stay.hotelLabel}, {stay.locationLabel}
            </p>
          )}
          <OrderFacts order={order} kind={kind} />
          <div className={css.parts}>
            <PaidParts order={order} kind={kind} />
          </div>
        </div>
      </Card>
      <GiftSendings order={order} />
      <SoldVouchers vouchers={order.vouchers} deliveries={order.deliveries} />
      <Section title={t('product.confirmation.next')}>
        <NextSteps order={order} kind={kind} />
      </Section>
      <AccountOffer order={order} />
      <div className={css.ways}>
        <Button look="brand" href={hrefFor(kind === 'activity' ? 'activities' : 'results', locale)} render={routeLink}>
          {t(kind === 'activity' ? 'product.order.confirmation.searchActivities' : 'product.confirmation.search')}
        </Button>
        {kind === 'stay' && (
          <Button href={hrefFor('bookingManagement', locale)} render={routeLink}>
            {t('product.order.confirmation.manage')}
          </Button>
        )}
      </div>
    </Stack>
  );
}
