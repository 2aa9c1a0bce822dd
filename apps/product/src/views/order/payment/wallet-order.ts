import type { Cents, Locale, OrderBody } from '@shop/contracts';
import { firstChoices, type Basket, type OrderChoices } from '../choices/order-choices.ts';
import { EMPTY_ORDER } from '../form/buyer.ts';
import { orderBody } from '../form/order-body.ts';
import type { PaymentView } from './payment-state.ts';

/** Whom the embedded wallet knows; a real one tells name, phone and address of its own customer. */
const HOLDER = {
  ...EMPTY_ORDER,
  civility: 'MRS',
  firstName: 'Camille',
  lastName: 'Martin',
  phone: '+33 6 12 34 56 78',
  country: 'FR',
  addressLine: '12 rue du Lac',
  postalCode: '74000',
  city: 'Annecy',
} as const;
export const HOLDER_EMAIL = 'camille.martin@example.com';

/** The wallet asks nothing: no insurance, no gifts, and of the codes only the one that counts by itself. */
export function walletChoices(promised: string | undefined): OrderChoices {
  return { ...firstChoices(promised), cancellation: 'policy' };
}

export interface WalletRequest {
  readonly basket: Basket;
  readonly choices: OrderChoices;
  readonly locale: Locale;
  readonly amount: Cents;
  readonly email: string;
  /** For the hotel, as typed; empty where nothing was. */
  readonly specialRequest: string;
}

/** The order of a wallet checkout (spec 2, section 3, wallet order payload). */
export function walletOrder({ basket, choices, locale, amount, email, specialRequest }: WalletRequest): OrderBody {
  return orderBody({ values: { ...HOLDER, email, specialRequest }, basket, choices, locale, expectedAmount: amount });
}

/** Why a wallet payment is over without a booking; undefined while it goes on, and while nobody can tell. */
export function walletFailure(state: PaymentView): string | undefined {
  switch (state.kind) {
    case 'declined':
      return 'PAYMENT_DECLINED';
    case 'soldOut':
      return 'SOLD_OUT';
    case 'priceChanged':
      return 'PRICE_CHANGED';
    case 'refused':
      return state.code;
    default:
      return undefined;
  }
}
