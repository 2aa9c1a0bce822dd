import type { RemoteName } from '@shop/contracts';
import type { SlotProps } from '@shop/contracts/page';
import { Touched, untilFetched } from '@shop/design-system';
import type { Lender, Lending } from '../slot.tsx';

export interface Lenders {
  /** The remotes that are loaded. */
  readonly ready: ReadonlyMap<RemoteName, Lender>;
  lend(name: RemoteName): Promise<Lender>;
  /** Whether the page is still the one that the server sent: only there a widget has HTML to sleep in. */
  isAsSent(): boolean;
}

/** After a loan has failed. */
const RESTS_MS = 5_000;

/** Who lends what on this page. A failed loan is asked for again after a rest; what sleeps goes on sleeping until it can be had. */
export function lendingOf({ ready, lend, isAsSent }: Lenders): Lending {
  const pending = new Map<RemoteName, Promise<Lender>>();
  const sleeping = new Map<RemoteName, Touched>();

  const borrow = (name: RemoteName, wakes: SlotProps['wakes']): Promise<Lender> => {
    if (wakes !== 'when touched' || !isAsSent()) return lend(name);
    const touched = new Touched(`[data-slot="${name}"]`);
    sleeping.set(name, touched);
    return touched.promise.then(() => untilFetched(() => lend(name)));
  };

  return {
    find(name, wakes) {
      const lender = ready.get(name);
      if (lender) return lender;
      const loan = pending.get(name) ?? borrow(name, wakes);
      pending.set(name, loan);
      // Whoever asks meanwhile hears the same: a page that draws again at once would ask without end.
      loan.catch(() => setTimeout(() => pending.delete(name), RESTS_MS));
      return loan;
    },
    awake(name) {
      sleeping.get(name)?.catchUp();
      sleeping.delete(name);
    },
  };
}
