import { ErrorSummary, type ErrorSummaryProps } from '@shop/design-system';
import { useIntl } from 'react-intl';

/** What keeps a form of an account from being sent. */
export function FaultSummary({ faults }: Pick<ErrorSummaryProps, 'faults'>) {
  const intl = useIntl();
  return (
    <ErrorSummary
      faults={faults}
      title={intl.formatMessage({ id: 'account.fault.summary' }, { count: faults.length })}
      titlePrefix={intl.formatMessage({ id: 'account.fault.titlePrefix' })}
    />
  );
}
