import { useIntl } from 'react-intl';

export type Translate = (id: string, values?: Record<string, string | number>) => string;

/** The words of booking management. */
export function useBookingMessages(): Translate {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id: `account.booking.${id}` }, values);
}
