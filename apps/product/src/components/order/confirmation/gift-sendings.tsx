import type { GiftDelivery, OrderView } from '@shop/contracts';
import { useSite, useSlot } from '@shop/contracts/page';
import { FactList, Section } from '@shop/design-system';
import { formatDay, sendTimeLabel } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';

const ICONS = { scheduled: 'calendar', sending: 'mail', sent: 'check', bounced: 'triangle-alert', cancelled: 'x' } as const;

/** When the mail of a gift leaves, or that it has left, and what its buyer may still do about it; nothing where nobody else is written to. */
export function GiftSendings({ order: { orderUUID, deliveries = [] } }: { readonly order: OrderView }) {
  const t = useMessages();
  const Slot = useSlot();
  if (deliveries.length === 0) return null;
  return (
    <Section title={t('product.order.sending.title')}>
      <Slot
        remote="account"
        widget="GiftDeliveries"
        with={{ orderUUID, deliveries }}
        fallback={<GiftSendingFacts deliveries={deliveries} />}
      />
    </Section>
  );
}

function GiftSendingFacts({ deliveries }: { readonly deliveries: readonly GiftDelivery[] }) {
  const { locale } = useSite();
  const t = useMessages();
  const facts = deliveries.map(({ state, recipientEmail: email = '', sendAt, openedOn }) => ({
    icon: ICONS[state],
    title:
      state === 'scheduled' && sendAt
        ? t('product.order.sending.scheduled', { email, ...sendTimeLabel(sendAt, locale) })
        : openedOn
          ? t('product.order.sending.opened', { email, day: formatDay(openedOn, locale, 'long') })
          : t(`product.order.sending.${state === 'scheduled' ? 'sending' : state}`, { email }),
  }));
  return <FactList columns={1} facts={facts} />;
}
