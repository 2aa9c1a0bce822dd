import type { Cents, LocalDate } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useRef, type FormEvent, type ReactNode } from 'react';
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
  /** What is paid now; undefined while the price is on its way. */
  readonly amount: Cents | undefined;
  readonly isBusy: boolean;
  /** How the payment stands, above the button. */
  readonly status?: ReactNode;
  readonly onPay: (values: OrderValues, readPhone: PhoneReader | undefined) => void;
}

/** Buyer, card and terms. It keeps what was typed over every failure and, but for the card, over a reload. */
export function OrderForm({ today, country, amount, isBusy, status, onPay }: OrderFormProps) {
  const { locale } = useSite();
  const words = useWords();
  const readPhone = usePhoneReader();
  const form = useRef<HTMLFormElement>(null);
  const payText =
    amount === undefined ? words('product.payment.wait') : words('product.payment.pay', { amount: formatMoney(amount, locale) });
  return (
    <Form<OrderValues>
      subscription={{ hasValidationErrors: true }}
      initialValues={startOf(country)}
      validate={(values) => checkOrder({ ...EMPTY_ORDER, ...values }, { today, readPhone })}
      onSubmit={(values) => onPay({ ...EMPTY_ORDER, ...values }, readPhone)}
    >
      {({ handleSubmit, hasValidationErrors }) => {
        const submit = (event: FormEvent) => {
          event.preventDefault();
          if (isBusy || amount === undefined) return;
          void handleSubmit();
          if (hasValidationErrors) setTimeout(() => focusFirstFault(form.current));
        };
        return (
          <form ref={form} className={css.form} onSubmit={submit} noValidate method="post" aria-label={words('product.checkout.form')}>
            <BuyerFields />
            <CardFields />
            <TermsField />
            {status}
            <Button type="submit" look="primary" size="large" wide icon="lock" busy={isBusy || amount === undefined}>
              {isBusy ? words('product.payment.working') : payText}
            </Button>
            <RememberForm />
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

function focusFirstFault(form: HTMLFormElement | null): void {
  form
    ?.querySelector<HTMLElement>(
      'input[aria-invalid=true], select[aria-invalid=true], textarea[aria-invalid=true], fieldset[aria-invalid=true] input',
    )
    ?.focus();
}
