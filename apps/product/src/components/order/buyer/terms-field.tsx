import { useSite } from '@shop/contracts/page';
import { CheckField } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Fault } from '../../../views/order/form/buyer.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Nobody pays without having accepted the terms of sale. */
export function TermsField() {
  const { locale } = useSite();
  const t = useMessages();
  const { input, meta } = useField<boolean>('terms', { type: 'checkbox' });
  const fault = meta.error as Fault | undefined;
  const terms = (text: ReactNode) => (
    <Link to={hrefFor('content', locale, { id: 'terms-of-sale' })} target="_blank">
      {text}
    </Link>
  );
  return (
    <CheckField
      name={input.name}
      checked={Boolean(input.checked)}
      onChange={input.onChange}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
      label={<FormattedMessage id="product.terms.accept" values={{ terms: terms(t('product.terms.name')) }} />}
      error={(meta.touched || meta.submitFailed) && fault ? t(`product.fault.${fault}`) : undefined}
      required
    />
  );
}
