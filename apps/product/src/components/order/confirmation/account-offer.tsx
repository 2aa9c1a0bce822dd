import { isSignedIn } from '@shop/api-client';
import type { OrderView } from '@shop/contracts';
import { useSite, useSlot } from '@shop/contracts/page';
import { Button, Card, useHydrated } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { routeLink } from '../../shared/route-link.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import css from './order-confirmed.module.css';

/** A guest may open an account, which the order joins by its address; a customer is led to where it stands. Only the browser knows who asks. */
export function AccountOffer({ order }: { readonly order: OrderView }) {
  const { locale, toggles } = useSite();
  const t = useMessages();
  const Slot = useSlot();
  const isAlive = useHydrated();
  if (!isAlive || toggles?.customerAccount === false) return null;
  const own = hrefFor(order.kind === 'gift' ? 'ownGifts' : 'trips', locale);
  if (isSignedIn())
    return (
      <div>
        <Button href={own} render={routeLink}>
          {t(order.kind === 'gift' ? 'product.order.confirmation.account.gifts' : 'product.order.confirmation.account.trips')}
        </Button>
      </div>
    );
  const toRegister = (
    <div>
      <Button href={hrefFor('signin', locale, {}, { query: { step: 'register', origin: own } })} render={routeLink}>
        {t('product.order.confirmation.account.open')}
      </Button>
    </div>
  );
  return (
    <Card as="section" look="quiet" className={css.offer} aria-labelledby="account-offer">
      <h2 id="account-offer" className={css.offerTitle}>
        {t('product.order.confirmation.account.title')}
      </h2>
      <p>{t('product.order.confirmation.account.text', { email: order.email })}</p>
      <Slot remote="account" widget="OrderAccount" with={{ orderUUID: order.orderUUID, email: order.email }} fallback={toRegister} />
    </Card>
  );
}
