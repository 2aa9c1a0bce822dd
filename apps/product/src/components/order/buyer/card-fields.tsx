import { Message } from '@shop/design-system';
import { formatCardNumber, formatExpiry } from '../../../views/order/form/card.ts';
import { useWords } from '../../shared/use-words.ts';
import { OrderField } from './order-field.tsx';
import css from './order-form.module.css';

/** The card of the embedded test provider; it goes to the provider alone and is never kept (decision A-142). */
export function CardFields() {
  const words = useWords();
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{words('product.card.title')}</legend>
      <Message kind="info">{words('product.card.test')}</Message>
      <OrderField
        name="cardNumber"
        label={words('product.card.number')}
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
          label={words('product.card.expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={words('product.card.expiryPlaceholder')}
          maxLength={9}
          write={formatExpiry}
          required
        />
        <OrderField
          name="cardCvc"
          label={words('product.card.cvc')}
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
