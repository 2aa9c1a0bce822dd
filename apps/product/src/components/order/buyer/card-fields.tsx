import { Message } from '@shop/design-system';
import { formatCardNumber, formatExpiry } from '../../../views/order/form/card.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OrderField } from './order-field.tsx';
import css from './order-form.module.css';

/** The card of the embedded test provider; it goes to the provider alone and is never kept (docs/decisions/2026-11-23-open-points.md, test provider). */
export function CardFields() {
  const t = useMessages();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2 className={css.title}>{t('product.card.title')}</h2>
      </legend>
      <Message kind="info">{t('product.card.test')}</Message>
      <OrderField
        name="cardNumber"
        label={t('product.card.number')}
        icon="credit-card"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        maxLength={23}
        write={formatCardNumber}
        required
      />
      <div className={css.pair}>
        <OrderField
          name="cardExpiry"
          label={t('product.card.expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('product.card.expiryPlaceholder')}
          maxLength={9}
          write={formatExpiry}
          required
        />
        <OrderField
          name="cardCvc"
          label={t('product.card.cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          maxLength={4}
          required
        />
      </div>
    </fieldset>
  );
}
