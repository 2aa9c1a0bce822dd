import type { Erasure } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Message } from '@shop/design-system';
import { formatDay } from '@shop/i18n';
import type { ReactNode } from 'react';
import { useAccountMessages } from '../account/account-messages.ts';

export interface ErasureMessageProps {
  readonly erasure: Erasure;
  /** What the customer can do about it. */
  readonly action: ReactNode;
}

/** On which day the account is erased, and what delays that. */
export function ErasureMessage({ erasure: { day, delays }, action }: ErasureMessageProps) {
  const { locale } = useSite();
  const t = useAccountMessages();
  const what = delays.length > 0 ? 'delayed' : 'on';
  return (
    <Message kind="warning" title={t(`profile.erasure.${what}`, { day: formatDay(day, locale, 'long') })} action={action}>
      <p>{t(`profile.erasure.${what}.text`)}</p>
      {delays.length > 0 && (
        <ul>
          {delays.map((delay) => (
            <Delay key={`${delay.kind} ${delay.bookingNumber}`} delay={delay} />
          ))}
        </ul>
      )}
    </Message>
  );
}

function Delay({ delay: { kind, bookingNumber, until } }: { readonly delay: Erasure['delays'][number] }) {
  const { locale } = useSite();
  const t = useAccountMessages();
  const end = until === undefined ? '.open' : '';
  return <li>{t(`profile.erasure.delay.${kind}${end}`, { number: bookingNumber, day: until ? formatDay(until, locale, 'long') : '' })}</li>;
}
