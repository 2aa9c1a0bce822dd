import { registerFromOrder } from '@shop/api-client';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountTerms } from '../forms/account-terms.tsx';
import { CheckedForm } from '../forms/checked-form.tsx';
import { Notice } from '../forms/notice.tsx';

export interface OrderAccountProps {
  readonly orderUUID: string;
  /** Masked: the order has the whole of it. */
  readonly email: string;
}

/** A guest who has just bought opens an account with one field: name and address are those of the order. */
export function OrderAccount({ orderUUID, email }: OrderAccountProps) {
  const intl = useIntl();
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <Notice title={intl.formatMessage({ id: 'account.sent.title' })}>
        <FormattedMessage id="account.register.sent.text" values={{ email }} />
      </Notice>
    );
  return (
    <CheckedForm
      intro={intl.formatMessage({ id: 'account.order.intro' })}
      fields={['newPassword']}
      submit={intl.formatMessage({ id: 'account.register.submit' })}
      send={({ newPassword }) => registerFromOrder({ uuid: orderUUID, password: newPassword })}
      onSent={() => setSent(true)}
    >
      <AccountTerms />
    </CheckedForm>
  );
}
