import type { LocalDate } from '@shop/contracts';
import { Button, ErrorSummary, useErrorSummary } from '@shop/design-system';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { checkOrder, EMPTY_ORDER, type OrderValues, type PhoneReader, type SentGift } from '../../../views/order/form/buyer.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { CardFields } from './card-fields.tsx';
import { KnownBuyer } from './known-buyer.tsx';
import css from './order-form.module.css';
import { RememberForm } from './remember-form.tsx';
import { TermsField } from './terms-field.tsx';
import { usePhoneReader } from './use-phone-reader.ts';

export interface OrderFormProps {
  readonly today: LocalDate;
  /** Chosen at the start: the shop's own. */
  readonly country: string;
  /** What the button does; undefined while the price is on its way, and nothing can be paid. */
  readonly payText: string | undefined;
  readonly isBusy: boolean;
  /** What a press waits for. */
  readonly waitText?: string | undefined;
  /** Something beside the form is still to be chosen. */
  readonly isIncomplete: boolean;
  /** In the button's place while nothing can be paid. */
  readonly withoutPrice?: ReactNode;
  /** Gifts or another provider pay. */
  readonly withoutCard: boolean;
  /** Of the real provider, in place of the test card's fields. */
  readonly providerFields?: ReactNode;
  /** The provider needs the buyer's address. */
  readonly withAddress?: boolean;
  /** The shop knows who buys. */
  readonly withoutBuyer?: boolean;
  /** An activity goes to no hotel that wishes could be passed on to. */
  readonly withoutRequest: boolean;
  /** How a gift is sent, and the fields that this asks for. */
  readonly delivery?: (SentGift & { readonly fields: ReactNode }) | undefined;
  /** The ways to pay, before the card. */
  readonly methods: ReactNode;
  /** How the payment stands, above the button. */
  readonly status: ReactNode;
  /** Below the button. */
  readonly promise: ReactNode;
  /** The button was pressed, whatever is still missing. */
  readonly onTry: () => void;
  readonly onPay: (values: OrderValues, readPhone: PhoneReader | undefined) => void;
}

/** Buyer, card and terms. It keeps what was typed over every failure and, but for the card, over a reload. `dialog`: only its code sends it, no card gets anywhere else. */
export function OrderForm({
  today,
  country,
  payText,
  isBusy,
  waitText,
  isIncomplete,
  withoutCard,
  withAddress = false,
  withoutBuyer,
  delivery,
  onTry,
  onPay,
  ...parts
}: OrderFormProps) {
  const t = useMessages();
  const [isUsed, setIsUsed] = useState(false);
  const readPhone = usePhoneReader(isUsed);
  const form = useRef<HTMLFormElement>(null);
  // Choices of the summary stand before the form; a code there is a form of its own.
  const { faults, summarise } = useErrorSummary(
    () => form.current?.closest('[data-order-form]') ?? form.current,
    () => form.current,
  );
  const isWaiting = isBusy || waitText !== undefined || payText === undefined;
  return (
    <Form<OrderValues>
      subscription={{}}
      initialValues={startOf(country)}
      validate={(values) =>
        checkOrder(
          { ...EMPTY_ORDER, ...values },
          {
            today,
            readPhone,
            withoutCard: withoutCard || parts.providerFields !== undefined,
            withAddress,
            withoutBuyer,
            delivery,
          },
        )
      }
      onSubmit={(values) => {
        if (!isIncomplete) onPay({ ...EMPTY_ORDER, ...values }, readPhone);
      }}
    >
      {({ handleSubmit }) => {
        const submit = (event: FormEvent) => {
          event.preventDefault();
          if (isWaiting) return;
          onTry();
          void handleSubmit();
          summarise();
        };
        return (
          <form
            ref={form}
            className={css.form}
            onFocus={() => setIsUsed(true)}
            onSubmit={submit}
            noValidate
            method="dialog"
            aria-label={t('product.checkout.form')}
          >
            <ErrorSummary
              faults={faults}
              title={t('product.fault.summary', { count: faults.length })}
              titlePrefix={t('product.fault.titlePrefix')}
            />
            {!withoutBuyer && <BuyerFields withoutRequest={parts.withoutRequest} withAddress={withAddress} />}
            {delivery?.fields}
            {parts.methods}
            {!withoutCard && (parts.providerFields ?? <CardFields />)}
            <TermsField />
            {parts.status}
            {parts.withoutPrice === undefined ? (
              <Button type="submit" look="primary" size="large" wide icon="lock" busy={isWaiting}>
                {isBusy ? t('product.payment.working') : (waitText ?? payText ?? t('product.payment.wait'))}
              </Button>
            ) : (
              parts.withoutPrice
            )}
            {parts.promise}
            {!withoutBuyer && <RememberForm />}
            {!withoutBuyer && <KnownBuyer />}
          </form>
        );
      }}
    </Form>
  );
}

const starts = new Map<string, OrderValues>();

/** One object a country: a new one would start the form again. */
function startOf(country: string): OrderValues {
  const start = starts.get(country) ?? { ...EMPTY_ORDER, country };
  starts.set(country, start);
  return start;
}
