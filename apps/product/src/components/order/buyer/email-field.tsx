import { EmailSuggestion } from '@shop/design-system';
import { emailText } from '@shop/domain';
import { LONGEST } from '../../../views/order/form/buyer.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OrderField, useOrderField } from './order-field.tsx';

/** The e-mail address, with a word about a domain that looks mistyped; a press accepts it (spec 2, section 5). */
export function EmailField() {
  const t = useMessages();
  const { input } = useOrderField('email');
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
      <EmailSuggestion email={input.value} ask={(domain) => t('product.buyer.emailSuggestion', { domain })} onAccept={input.onChange} />
    </div>
  );
}
