import { useSite } from '@shop/contracts/page';
import { RadioGroup } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import type { PayMethod } from '../../../views/order/choices/order-choices.ts';
import type { MethodView } from '../../../views/order/choices/pay-methods.ts';
import { ALTERNATIVE_PROVIDER } from '../../../views/order/payment/provider-names.ts';
import { useWords } from '../../shared/use-words.ts';
import css from '../choices/choices.module.css';

export interface PaymentMethodsProps {
  readonly methods: readonly MethodView[];
  readonly chosen: PayMethod;
  readonly onChoose: (method: PayMethod) => void;
}

/** How to pay, each way with its plan to the cent; nothing to ask where there is one way only. */
export function PaymentMethods({ methods, chosen, onChoose }: PaymentMethodsProps) {
  const { locale } = useSite();
  const words = useWords();
  if (methods.length < 2) return null;
  return (
    <section className={css.group}>
      <RadioGroup
        legend={words('product.order.method.title')}
        name="method"
        look="cards"
        value={chosen}
        onChange={onChoose}
        options={methods.map((view) => ({
          value: view.method,
          label: words(`product.order.method.${view.method}`, { provider: ALTERNATIVE_PROVIDER }),
          hint: <Plan view={view} />,
          aside: view.fee > 0 ? words('product.order.method.fee', { amount: formatMoney(view.fee, locale) }) : feeWord(view),
        }))}
      />
    </section>
  );

  function feeWord({ method }: MethodView): string | undefined {
    return method === 'card' || method === 'alternative' ? undefined : words('product.order.method.free');
  }
}

function Plan({ view }: { readonly view: MethodView }) {
  const { locale, today } = useSite();
  const words = useWords();
  if (view.method === 'alternative') return words('product.order.method.alternativeHint', { provider: ALTERNATIVE_PROVIDER });
  if (view.instalments.length === 0) return null;
  return (
    <span className={css.facts}>
      {view.instalments.map(({ day, amount }) => (
        <span key={day}>
          {day === today
            ? words('product.order.method.today', { amount: formatMoney(amount, locale) })
            : words('product.order.method.onDay', { amount: formatMoney(amount, locale), day: formatDay(day, locale, 'long') })}
        </span>
      ))}
    </span>
  );
}
