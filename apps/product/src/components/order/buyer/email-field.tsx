import { emailText, suggestEmailDomain } from '@shop/domain';
import { LONGEST } from '../../../views/order/form/buyer.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OrderField, useOrderField } from './order-field.tsx';
import css from './order-form.module.css';

/** The e-mail address, with a word about a domain that looks mistyped; a press accepts it (spec 2, section 5). */
export function EmailField() {
  const t = useMessages();
  const { input } = useOrderField('email');
  const domain = suggestEmailDomain(input.value);
  const accept = () => input.onChange(`${input.value.split('@')[0]}@${domain}`);
  return (
    <div>
      <OrderField
        name="email"
        label={t('product.buyer.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST.email}
        write={emailText}
        hint={t('product.buyer.emailHint')}
        required
      />
      <div role="status">
        {domain && (
          <button type="button" className={css.suggestion} onClick={accept}>
            {t('product.buyer.emailSuggestion', { domain })}
          </button>
        )}
      </div>
    </div>
  );
}
