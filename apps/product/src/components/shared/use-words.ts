import { useIntl } from 'react-intl';
import type words from '../../messages/en_GB.json';

export type WordId = keyof typeof words;
export type Words = (id: WordId, values?: Record<string, string | number>) => string;

/** This remote's words in the page's locale. */
export function useWords(): Words {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values);
}
