import type { LocalDate } from '@shop/contracts';
import { Button } from '@shop/design-system';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { checkOrder, EMPTY_ORDER, type OrderValues, type PhoneReader } from '../../../views/order/form/buyer.ts';
import { useWords } from '../../shared/use-words.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { CardFields } from './card-fields.tsx';
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
  /** Something beside the form is still to be chosen. */
  readonly isIncomplete: boolean;
  /** Gifts or another provider pay. */
  readonly withoutCard: boolean;
  /** Of the real provider, in place of the test card's fields. */
  readonly providerFields?: ReactNode;
  /** The shop knows who buys. */
  readonly withoutBuyer?: boolean;
  /** An activity goes to no hotel that wishes could be passed on to. */
  readonly withoutRequest: boolean;
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

/** Buyer, card and terms. It keeps what was typed over every failure and, but for the card, over a reload. */
export function OrderForm({
  today,
  country,
  payText,
  isBusy,
  isIncomplete,
  withoutCard,
  withoutBuyer,
  onTry,
  onPay,
  ...parts
}: OrderFormProps) {
  const words = useWords();
  const [isUsed, setIsUsed] = useState(false);
  const readPhone = usePhoneReader(isUsed);
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useIsAlive();
  return (
    <Form<OrderValues>
      subscription={{ hasValidationErrors: true }}
      initialValues={startOf(country)}
      validate={(values) =>
        checkOrder(
          { ...EMPTY_ORDER, ...values },
          { today, readPhone, withoutCard: withoutCard || parts.providerFields !== undefined, withoutBuyer },
        )
      }
      onSubmit={(values) => {
        if (!isIncomplete) onPay({ ...EMPTY_ORDER, ...values }, readPhone);
      }}
    >
      {({ handleSubmit, hasValidationErrors }) => {
        const submit = (event: FormEvent) => {
          event.preventDefault();
          if (isBusy || payText === undefined) return;
          onTry();
          void handleSubmit();
          if (hasValidationErrors || isIncomplete) setTimeout(() => focusFirstFault(form.current));
        };
        return (
          <form
            ref={form}
            className={css.form}
            onFocus={() => setIsUsed(true)}
            onSubmit={submit}
            noValidate
            method="post"
            inert={!isAlive}
            aria-label={words('product.checkout.form')}
          >
            {!withoutBuyer && <BuyerFields withoutRequest={parts.withoutRequest} />}
            {parts.methods}
            {!withoutCard && (parts.providerFields ?? <CardFields />)}
            <TermsField />
            {parts.status}
            <Button type="submit" look="primary" size="large" wide icon="lock" busy={isBusy || payText === undefined}>
              {isBusy ? words('product.payment.working') : (payText ?? words('product.payment.wait'))}
            </Button>
            {parts.promise}
            {!withoutBuyer && <RememberForm />}
          </form>
        );
      }}
    </Form>
  );
}

/** What is typed into the server's HTML before its code is there would be lost: until then nothing can be typed. */
function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}

const starts = new Map<string, OrderValues>();

/** One object a country: a new one would start the form again. */
function startOf(country: string): OrderValues {
  const start = starts.get(country) ?? { ...EMPTY_ORDER, country };
  starts.set(country, start);
  return start;
}

/** The first fault of the whole summary: choices come before the form. */
function focusFirstFault(form: HTMLFormElement | null): void {
  form
    ?.closest('[data-desk]')
    ?.querySelector<HTMLElement>(
      'input[aria-invalid=true], select[aria-invalid=true], textarea[aria-invalid=true], fieldset[aria-invalid=true] input',
    )
    ?.focus();
}
