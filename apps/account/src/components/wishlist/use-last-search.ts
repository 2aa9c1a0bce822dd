import type { WishedFor } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { onRemembered, recall } from '@shop/design-system/device-memory';
import { useMemo, useSyncExternalStore } from 'react';
import { lastSearch } from '../../views/last-search.ts';
import { storedParty } from './device-wishes.ts';

const ON_SERVER = () => null;

/** Days of the last search on this device, and the party of the page that the last wish was made on; none while rendered on the server. */
export function useLastSearch(): WishedFor {
  const { today, todayIsClosed } = useSite();
  const dates = useSyncExternalStore(onRemembered, readDates, ON_SERVER);
  const party = useSyncExternalStore(onRemembered, storedParty, ON_SERVER);
  return useMemo(() => lastSearch({ dates, party }, { today, todayIsClosed }), [dates, party, today, todayIsClosed]);
}

const readDates = () => recall('searchDates');
