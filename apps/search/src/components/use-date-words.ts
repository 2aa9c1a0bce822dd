import { useMemo } from 'react';
import { useIntl } from 'react-intl';

export type SayOfDates = (id: string, values?: Record<string, number>) => string;

/** The words of `search.dates`, each formatted once: a calendar says the same of a hundred days. */
export function useDateWords(): SayOfDates {
  const intl = useIntl();
  return useMemo(() => {
    const said = new Map<string, string>();
    return (id, values) => {
      const key = values ? `${id} ${Object.values(values).join(' ')}` : id;
      const known = said.get(key) ?? intl.formatMessage({ id: `search.dates.${id}` }, values);
      said.set(key, known);
      return known;
    };
  }, [intl]);
}
