import type { OrderItems } from '@shop/contracts';
import type { GiftFormat } from '@shop/domain';
import type { ReactNode } from 'react';
import type { OrderValues } from '../../../views/order/form/buyer.ts';
import type { SendClock } from '../../../views/order/form/recipients.ts';

/** What a booking summary asks and sends beside the rest when it sells a gift; its code comes with the summaries of gifts. */
export interface GiftPart {
  /** Left out where the buyer gives it by hand. */
  readonly delivery?:
    | {
        readonly format: GiftFormat;
        /** Its mail goes to the recipient: the address is needed. */
        readonly isMailed: boolean;
        readonly clock: SendClock;
        readonly fields: (chosen: DeliveryChoices) => ReactNode;
      }
    | undefined;
  readonly quantity: (chosen: ChosenQuantity) => ReactNode;
  readonly givenItems: (items: OrderItems, values: OrderValues) => OrderItems;
}

export interface DeliveryChoices {
  /** Pieces of the gift. */
  readonly quantity: number;
  /** Chosen beside the form, since it has a price. */
  readonly country: string | undefined;
  readonly onCountry: (country: string) => void;
}

export interface ChosenQuantity {
  readonly quantity: number;
  /** So many printed ones are not left. */
  readonly isTooMany: boolean;
  readonly onQuantity: (quantity: number) => void;
}
