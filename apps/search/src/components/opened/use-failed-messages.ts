import { useIntl } from 'react-intl';

/** What is said in the place of what could not be opened. */
export function useFailedMessages(): (word: 'text' | 'retry' | 'close') => string {
  const { formatMessage } = useIntl();
  return (word) => formatMessage({ id: `search.failed.${word}` });
}
