import { useIntl } from 'react-intl';
import type words from '../../messages/en_GB.json';

export type MessageId = keyof typeof words;
export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/** This remote's words in the page's locale. */
export function useMessages(): Translate {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values);
}
