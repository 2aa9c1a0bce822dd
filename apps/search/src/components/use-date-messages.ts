import { useMemo } from 'react';
import { useIntl } from 'react-intl';

export type Translate = (id: string, values?: Record<string, number>) => string;

/** The words of `search.dates`, each formatted once: a calendar says the same of a hundred days. */
export function useDateMessages(): Translate {
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
