import type { Messages, Remote, RemoteName, Site } from '@shop/contracts';
import type { SlotProps } from '@shop/contracts/page';
import { PartBoundary } from '@shop/design-system';
import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import { RemoteMessages, ownedBy } from './remote-messages.tsx';
import css from './slot.module.css';

/** A remote that exposes widgets: its door, its messages in the page's locale, and its `search@3f9c…`. */
export interface ExposedRemote {
  readonly remote: Remote;
  readonly words: Messages;
  readonly owner: string;
}

export interface WidgetLoader {
  /** Finds a remote: at once where it is loaded, as a promise while it is not, undefined where it cannot be had. */
  find(name: RemoteName, hydrate: SlotProps['hydrate']): ExposedRemote | Promise<ExposedRemote> | undefined;
}

/** Makes the slot component of one page. A widget that is missing or fails costs its own place only. */
export function createSlot({ find }: WidgetLoader, { locale }: Pick<Site, 'locale'>): ComponentType<SlotProps> {
  const regions = new Map<string, typeof RemoteMessages>();
  const regionOf = (owner: string) => {
    const region = regions.get(owner) ?? ownedBy(owner, (props: Parameters<typeof RemoteMessages>[0]) => <RemoteMessages {...props} />);
    regions.set(owner, region as typeof RemoteMessages);
    return region;
  };

  function Mounted({ remote, widget, with: props, fallback, hydrate }: SlotProps) {
    const found = find(remote, hydrate);
    const exposed = found instanceof Promise ? use(found) : found;
    const Widget = exposed?.remote.widgets?.[widget];
    if (!exposed || !Widget) return fallback ?? null;
    const Region = regionOf(exposed.owner);
    return (
      <Region locale={locale} words={exposed.words}>
        <Widget {...props} />
      </Region>
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
