import { useSite } from '@shop/contracts/page';
import { RadioGroup } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import type { PayMethod } from '../../../views/order/choices/order-choices.ts';
import type { MethodView } from '../../../views/order/choices/pay-methods.ts';
import { alternativeName } from '../../../views/order/payment/provider-names.ts';
import { useMessages } from '../../shared/use-messages.ts';
import css from '../choices/choices.module.css';

export interface PaymentMethodsProps {
  readonly methods: readonly MethodView[];
  readonly chosen: PayMethod;
  readonly onChoose: (method: PayMethod) => void;
}

/** How to pay, each way with its plan to the cent; nothing to ask where there is one way only. */
export function PaymentMethods({ methods, chosen, onChoose }: PaymentMethodsProps) {
  const { locale, payment } = useSite();
  const t = useMessages();
  if (methods.length < 2) return null;
  return (
    <section className={css.group}>
      <RadioGroup
        legend={t('product.order.method.title')}
        headingLevel={2}
        name="method"
        look="cards"
        value={chosen}
        onChange={onChoose}
        options={methods.map((view) => ({
          value: view.method,
          label: t(`product.order.method.${view.method}`, { provider: alternativeName(payment) }),
          hint: <Plan view={view} />,
          aside: view.fee > 0 ? t('product.order.method.fee', { amount: formatMoney(view.fee, locale) }) : feeWord(view),
        }))}
      />
    </section>
  );

  function feeWord({ method }: MethodView): string | undefined {
    return method === 'card' || method === 'alternative' ? undefined : t('product.order.method.free');
  }
}

function Plan({ view }: { readonly view: MethodView }) {
  const { locale, today, payment } = useSite();
  const t = useMessages();
  if (view.method === 'alternative') return t('product.order.method.alternativeHint', { provider: alternativeName(payment) });
  if (view.instalments.length === 0) return null;
  return (
    <span className={css.facts} data-plan>
      {view.instalments.map(({ day, amount }) => (
        <span key={day}>
          {day === today
            ? t('product.order.method.today', { amount: formatMoney(amount, locale) })
            : t('product.order.method.onDay', { amount: formatMoney(amount, locale), day: formatDay(day, locale, 'long') })}
        </span>
      ))}
    </span>
  );
}
