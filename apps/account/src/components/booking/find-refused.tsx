import { ErrorAlert } from '@shop/design-system';
import type { FindRefusal } from '../../views/booking/find-refusal.ts';
import { useSay } from './use-say.ts';

/** Why no booking is shown; nothing where nothing was refused. */
export function FindRefused({ refusal }: { readonly refusal: FindRefusal | undefined }) {
  const say = useSay();
  if (!refusal) return null;
  return (
    <ErrorAlert label={say(`refused.${refusal.kind === 'notFound' ? 'notFound.title' : 'title'}`)}>
      {say(`refused.${refusal.kind}`, refusal.kind === 'tooMany' ? { minutes: refusal.minutes } : {})}
    </ErrorAlert>
  );
}
