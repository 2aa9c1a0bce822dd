import type { CountryCode } from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';
import type { PhoneReader } from '../../../views/order/form/buyer.ts';

/** Reads phone numbers of every country once the form is used and its library has come; until then the domain's rule stands alone. */
export function usePhoneReader(isUsed: boolean): PhoneReader | undefined {
  const [reader, setReader] = useState<PhoneReader>();
  useEffect(() => {
    if (!isUsed) return undefined;
    let isWanted = true;
    import('libphonenumber-js/min').then(
      ({ parsePhoneNumberFromString }) => {
        const read: PhoneReader = (text, country) => {
          const number = parsePhoneNumberFromString(text, country as CountryCode);
          return number?.isValid() ? number.number : undefined;
        };
        if (isWanted) setReader(() => read);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isUsed]);
  return reader;
}
