import { useIntl } from 'react-intl';

export type Say = (id: string, values?: Record<string, string | number>) => string;

/** The words of booking management. */
export function useSay(): Say {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id: `account.booking.${id}` }, values);
}
