import type { GiftDelivery } from '@shop/contracts';
import { Stack } from '@shop/design-system';
import { DeliveryCard } from './delivery-card.tsx';
import { deliveryMessages } from './delivery-messages.ts';

export interface GiftDeliveriesProps {
  readonly orderUUID: string;
  readonly deliveries: readonly GiftDelivery[];
}

/** The mails of an order of gifts: how each stands, and what its buyer may do about it without anyone's help. */
export function GiftDeliveries({ orderUUID, deliveries }: GiftDeliveriesProps) {
  return (
    <deliveryMessages.Provider>
      <Stack gap={4}>
        {deliveries.map((delivery) => (
          <DeliveryCard key={delivery.id} orderUUID={orderUUID} delivery={delivery} />
        ))}
      </Stack>
    </deliveryMessages.Provider>
  );
}
