import type { Cents, Locale, OrderBody } from '@shop/contracts';
import type { CheckoutState } from '@shop/routes';
import { checkBuyerPhone, type OrderValues, type PhoneReader } from './buyer.ts';

export interface OrderFacts {
  readonly values: OrderValues;
  readonly checkout: CheckoutState;
  readonly locale: Locale;
  /** The price that the customer saw. */
  readonly expectedAmount: Cents;
  readonly readPhone?: PhoneReader | undefined;
}

/** The order as the shop takes it (spec 2, section 3, wallet order payload). Card data is no part of it. */
export function orderBody({ values, checkout, locale, expectedAmount, readPhone }: OrderFacts): OrderBody {
  const phone = checkBuyerPhone(values, readPhone);
  return {
    locale,
    buyer: {
      email: { email: values.email.trim() },
      civility: values.civility === 'MR' ? 'MR' : 'MRS',
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      phoneNumber: (phone.kind === 'ok' && phone.e164) || '',
      country: values.country,
      ...filled('addressLine', values.addressLine),
      ...filled('postalCode', values.postalCode),
      ...filled('city', values.city),
    },
    currency: 'EUR',
    expectedAmount,
    items: {
      shortStayItem: {
        gift: false,
        reservationCriteria: {
          offerId: checkout.id,
          pax: { numberOfAdults: checkout.adults, numberOfChildren: checkout.children, numberOfBabies: checkout.babies },
          travelPeriod: { checkinDate: checkout.checkin, checkoutDate: checkout.checkout },
        },
        ...filled('specialRequest', values.specialRequest),
      },
    },
  };
}

function filled<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  return text.trim() ? ({ [name]: text.trim() } as Partial<Record<Name, string>>) : {};
}
