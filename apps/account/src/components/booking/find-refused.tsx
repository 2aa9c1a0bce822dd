import { ErrorAlert } from '@shop/design-system';
import type { FindRefusal } from '../../views/booking/find-refusal.ts';
import { useBookingMessages } from './use-booking-messages.ts';

/** Why no booking is shown; nothing where nothing was refused. */
export function FindRefused({ refusal }: { readonly refusal: FindRefusal | undefined }) {
  const t = useBookingMessages();
  if (!refusal) return null;
  return (
    <ErrorAlert label={t(`refused.${refusal.kind === 'notFound' ? 'notFound.title' : 'title'}`)}>
      {t(`refused.${refusal.kind}`, refusal.kind === 'tooMany' ? { minutes: refusal.minutes } : {})}
    </ErrorAlert>
  );
}
