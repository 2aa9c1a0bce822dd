import type { Messages, Remote, RemoteName, Site } from '@shop/contracts';
import type { SlotProps } from '@shop/contracts/page';
import { PartBoundary } from '@shop/design-system';
import { Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { RemoteWords } from './remote-words.tsx';
import css from './slot.module.css';

/** A remote that can lend: its door and its words in the page's locale. */
export interface Lender {
  readonly remote: Remote;
  readonly words: Messages;
}

export interface Lending {
  /** Finds a lender: at once where it is loaded, as a promise while it is not, undefined where it cannot be had. */
  find(name: RemoteName, wakes: SlotProps['wakes']): Lender | Promise<Lender> | undefined;
  /** A widget has come to life. */
  awake?(name: RemoteName): void;
}

/** Makes the slot component of one page. A widget that is missing or fails costs its own place only. */
export function createSlot({ find, awake }: Lending, { locale }: Pick<Site, 'locale'>): ComponentType<SlotProps> {
  function Mounted({ remote, widget, with: props, fallback, wakes }: SlotProps) {
    const found = find(remote, wakes);
    const lender = found instanceof Promise ? use(found) : found;
    useEffect(() => awake?.(remote), [remote]);
    const Widget = lender?.remote.widgets?.[widget];
    if (!lender || !Widget) return fallback ?? null;
    return (
      <RemoteWords locale={locale} words={lender.words}>
        <Widget {...props} />
      </RemoteWords>
    );
  }

  return function Slot(props: SlotProps) {
    const fallback = props.fallback ?? null;
    return (
      <div data-slot={props.remote} className={css.slot}>
        <PartBoundary fallback={fallback}>
          <Suspense fallback={fallback && <Waiting>{fallback}</Waiting>}>
            <Mounted {...props} />
          </Suspense>
        </PartBoundary>
      </div>
    );
  };
}

/** Marks a stand-in whose widget is on its way: it may keep the place that the widget will take. */
function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <div data-waiting="" className={css.slot}>
      {children}
    </div>
  );
}
