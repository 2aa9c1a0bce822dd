import type { Remote, RemoteName, Site } from '@shop/contracts';
import type { SlotProps } from '@shop/contracts/page';
import { Component, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { RemoteWords } from './remote-words.tsx';
import type { Messages } from '@shop/contracts';

/** A remote that can lend: its door and its words in the page's locale. */
export interface Lender {
  readonly remote: Remote;
  readonly words: Messages;
}

/** Finds a lender: at once where it is loaded, as a promise while it is not, undefined where it cannot be had. */
export type FindLender = (name: RemoteName) => Lender | Promise<Lender> | undefined;

/** Makes the slot component of one page. A widget that is missing or fails costs its own place only. */
export function createSlot(find: FindLender, { locale }: Pick<Site, 'locale'>): ComponentType<SlotProps> {
  function Mounted({ remote, widget, with: props, fallback }: SlotProps) {
    const found = find(remote);
    const lender = found instanceof Promise ? use(found) : found;
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
      <WidgetBoundary fallback={fallback}>
        <Suspense fallback={fallback}>
          <Mounted {...props} />
        </Suspense>
      </WidgetBoundary>
    );
  };
}

class WidgetBoundary extends Component<{ readonly fallback: ReactNode; readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
