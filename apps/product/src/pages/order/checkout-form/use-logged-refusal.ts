import { writeLog } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useEffect } from 'react';

/** An availability or quote error at checkout is told to the operator, once a reason (spec 2, section 8). */
export function useLoggedRefusal(reason: string | undefined): void {
  const { locale } = useSite();
  useEffect(() => {
    if (reason) writeLog({ level: 'warn', locale, location: location.pathname + location.search, message: `checkout aborted: ${reason}` });
  }, [reason, locale]);
}
