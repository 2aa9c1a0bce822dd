import { GET_INSURANCE, GET_PAY_LATER_ELIGIBILITY, type Locale, OrderPrice, PRICE_ORDER, SOLD_LOCALES } from '@shop/contracts';
import {
  addDays,
  deferredPaymentDay,
  hasPayLater,
  insuranceAmount,
  isLocalDate,
  orderTotal,
  payLaterMethods,
  remainingToPay,
  type LocalDate,
} from '@shop/domain';
import { pointOfSaleOf } from '@shop/i18n';
import type { FastifyInstance } from 'fastify';
import type { PayingShop } from '../../payments/index.ts';
import { checkedLocale, invalidField, route } from '../../platform/http/index.ts';
import { instalmentsOf } from '../price/payment-plan.ts';
import { priceContext, priceOrder, type PricedOrder } from '../price/price-order.ts';
import { bookingDay } from '../../availability/index.ts';
import { limitCodeGuesses } from './limit-code-guesses.ts';

/** What an order costs before it is one: all parts, insurance, ways to pay later (spec 2, sections 3, 7 and 9). */
export function priceRoutes(app: FastifyInstance, { db, psp, clock, index, settings: { toggles } }: PayingShop): void {
  const context = (locale: string) => priceContext({ db, toggles, index, leastCharge: psp.leastCharge }, checkedLocale(locale), clock());
  route(app, PRICE_ORDER, async ({ body: { locale, ...order } }) => priceView(await priceOrder(context(locale), order)), {
    preHandler: limitCodeGuesses({ db, clock }),
  });

  route(app, GET_INSURANCE, ({ query }) => ({
    amount: insuranceAmount(query.amount, query.cancellationPolicyType),
    ...(query.checkin !== undefined && { cancellableUntil: addDays(dayOf(query.checkin, 'checkin'), -1) }),
  }));

  route(app, GET_PAY_LATER_ELIGIBILITY, ({ query }) => {
    const locale = localeOf(query.pointOfSale);
    const checkin = dayOf(query.checkinDate, 'checkinDate');
    const until = query.cancellableUntil ? dayOf(query.cancellableUntil, 'cancellableUntil') : undefined;
    const { today } = bookingDay(locale, clock());
    const methods = hasPayLater(locale) ? payLaterMethods({ amount: query.amount, checkin, today, cancellableUntil: until }) : [];
    const payment = { amount: query.amount, today, deferredTo: deferredPaymentDay(until, checkin) };
    return {
      paymentMethods: methods.map(({ type, paymentFee }) => ({
        type,
        paymentFee,
        instalments: instalmentsOf(type, { ...payment, fee: paymentFee }),
      })),
    };
  });
}

function priceView({ parts, gifts, giftUses, plan }: PricedOrder): OrderPrice {
  return {
    parts,
    total: orderTotal(parts),
    remainingAmountToPay: remainingToPay(parts),
    giftcards: gifts.map(({ code, openingCode, remaining }) => ({
      serialNumber: openingCode,
      usedAmount: giftUses.find((use) => use.code === code)?.amount ?? 0,
      amount: remaining,
    })),
    instalments: [...(plan?.instalments ?? [])],
  };
}

/** `fr`, or a locale in small letters such as `fr_be`; the first locale of a country speaks for it. */
function localeOf(pointOfSale: string): Locale {
  const wanted = pointOfSale.toLowerCase();
  const locale = SOLD_LOCALES.find((one) => one.toLowerCase() === wanted || pointOfSaleOf(one).toLowerCase() === wanted);
  if (!locale) throw invalidField('pointOfSale', 'pointOfSale is one of fr, es, be, nl and it.');
  return locale;
}

function dayOf(text: string, field: string): LocalDate {
  if (!isLocalDate(text)) throw invalidField(field, `${field} is a day that exists, yyyy-MM-dd.`);
  return text;
}
